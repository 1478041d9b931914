import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore

#if DEBUG && os(Linux)
/// The names in a program's file.
@Suite("A program's symbol tables", .enabled(if: ProgramSymbols.ofThisProgram != nil))
struct ProgramSymbolsTests {
    @Test("Classes of the program have names, whatever they inherit from")
    @MainActor func classes() {
        let named: [AnyClass] = [
            UIView.self, NotesViewController.self, GenericList<Int>.self, GenericList<Int>.Inner<Bool>.self,
        ]
        for type in named { #expect(ClassMethods.of(type)?.declared.isEmpty == false) }
        // Those of other images have none, and nothing comes of asking.
        for type in [NSObject.self, NSMutableArray.self, JSONEncoder.self, Foundation.Thread.self]
            as [AnyClass]
        {
            #expect(ClassMethods.of(type) == nil)
        }
    }

    @Test("A file that is not a program has no tables")
    func otherFiles() throws {
        #expect(ProgramSymbols(path: "/nowhere") == nil)
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("robot-\(getpid())-symbols")
        defer { try? FileManager.default.removeItem(at: file) }
        for text in ["", "#!/bin/sh\n", "\u{7f}ELF\u{2}\u{1}"] {
            try Data(text.utf8).write(to: file)
            #expect(ProgramSymbols(path: file.path) == nil)
        }
    }

    /// A file with a table of `symbols` bytes at 256 and its names at 512, whose sections are described at 64.
    private func program(symbols: UInt64 = 48, link: UInt32 = 1, kind: UInt32 = 2) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 600)
        func put(_ number: some FixedWidthInteger, at place: Int) {
            withUnsafeBytes(of: number.littleEndian) {
                bytes.replaceSubrange(place..<place + $0.count, with: $0)
            }
        }
        bytes.replaceSubrange(0..<6, with: [0x7f, 0x45, 0x4c, 0x46, 2, 1])
        put(UInt64(64), at: 40)
        put(UInt16(64), at: 58)
        put(UInt16(2), at: 60)
        put(kind, at: 64 + 4)
        put(UInt64(256), at: 64 + 24)
        put(symbols, at: 64 + 32)
        put(link, at: 64 + 40)
        put(UInt64(24), at: 64 + 56)
        put(UInt64(512), at: 128 + 24)
        put(UInt64(88), at: 128 + 32)
        return bytes
    }

    private func tables(_ bytes: [UInt8]) -> ELFTables? { bytes.withUnsafeBytes { ELFTables($0) } }

    @Test("The tables are where the sections say")
    func sections() {
        #expect(tables(program())?.entries == 256..<304)
        #expect(tables(program())?.names == 512..<600)
        #expect(tables(program(symbols: 345)) == nil)
        #expect(tables(program(symbols: .max)) == nil)
        #expect(tables(program(link: 2)) == nil)
        #expect(tables(program(link: .max)) == nil)
        #expect(tables(program(kind: 3)) == nil)
    }

    @Test("A file that was cut off or garbled has tables within it, or none")
    func garbled() {
        var numbers = SeededNumbers(seed: 5)
        for _ in 0..<3_000 {
            var bytes = program()
            for _ in 0..<numbers.next(below: 6) {
                bytes[6 + numbers.next(below: 186)] = numbers.element(of: [0, 1, 64, 127, 128, 255])
            }
            if numbers.onceIn(3) { bytes.removeLast(numbers.next(below: 600)) }
            guard let tables = tables(bytes) else { continue }
            #expect(tables.entries.upperBound <= bytes.count)
            #expect(tables.names.upperBound <= bytes.count)
        }
    }
}
#endif
