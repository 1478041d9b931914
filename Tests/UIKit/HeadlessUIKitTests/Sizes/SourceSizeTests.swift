import Foundation
import TestSupport
import Testing

/// How large files, folders, functions and lines are, in all of `Sources`.
///
/// What is larger than it should be is listed in ``SizeExceptions``, which gets shorter and no longer.
@Suite("Sizes in Sources") struct SourceSizeTests {
    private struct File {
        /// Such as `TimeLapse/Agenda`.
        var folder: String
        var name: String
        var lines: [ArraySlice<UInt8>]
    }

    /// The Swift files of all modules.
    private static let files: [File] = {
        PackageSources.modules.sorted { $0.key < $1.key }.flatMap { module, folder in
            ((try? PackageSources.swiftFiles(below: folder)) ?? []).compactMap { path in
                guard let data = try? Data(contentsOf: folder.appendingPathComponent(path)) else {
                    return nil
                }
                let words = "\(module)/\(path)".split(separator: "/")
                // The last line's end begins no line.
                let lines = Array(data).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
                return File(
                    folder: words.dropLast().joined(separator: "/"), name: String(words.last ?? ""),
                    lines: lines.dropLast())
            }
        }
    }()

    /// Records what is too large and not listed, and what is listed and not too large.
    private func compare(
        _ counts: [String: Int], _ unit: String, most: Int, _ listed: [String: String],
        advice: String
    ) {
        let large = counts.filter { $0.value > most }
        for (name, count) in large.sorted(by: { $0.key < $1.key }) where listed[name] == nil {
            Issue.record("\(name) has \(count) \(unit), more than \(most). \(advice)")
        }
        for name in listed.keys.sorted() where large[name] == nil {
            Issue.record("\(name) has at most \(most) \(unit) now. Remove it from SizeExceptions.swift.")
        }
    }

    @Test("No file has more than 300 lines, except for those that are listed")
    func files() {
        let counts = Dictionary(Self.files.map { ($0.name, $0.lines.count) }, uniquingKeysWith: max)
        #expect(Self.files.count > 2000)
        compare(counts, "lines", most: 300, SizeExceptions.files, advice: "Extract a type.")
    }

    @Test("No folder has more than twelve files, except for those that are listed")
    func folders() {
        let counts = Dictionary(Self.files.map { ($0.folder, 1) }, uniquingKeysWith: +)
        compare(
            counts, "files", most: 12, SizeExceptions.folders,
            advice: "Make folders of what belongs together.")
    }

    @Test("No function has more than 40 lines, except for those that are listed")
    func functions() {
        var counts: [String: Int] = [:]
        for file in Self.files {
            for function in SourceFunctions(file.lines).functions {
                counts["\(file.name): \(function.name)", default: 0].formMax(function.count)
            }
        }
        #expect(counts.count > 5000)
        compare(counts, "lines", most: 40, SizeExceptions.functions, advice: "Extract a function or a type.")
    }

    @Test("No more lines than are listed have over 120 characters")
    func lines() {
        let count = Self.files.map { $0.lines.count(where: Self.isLong) }.reduce(0, +)
        let listed = SizeExceptions.longLines
        #expect(
            count <= listed,
            "\(count) lines have more than 120 characters, \(listed) before. Wrap the new ones.")
        #expect(
            count >= listed, "\(count) lines have more than 120 characters. Lower SizeExceptions.longLines.")
    }

    private static func isLong(_ line: ArraySlice<UInt8>) -> Bool {
        line.count > 120 && String(decoding: line, as: UTF8.self).count > 120
    }

    @Test("Functions and computed properties are found with their numbers of lines")
    func scanning() {
        let text = """
            struct Shown: Role {
                var stored = 1
                var computed: Int {
                    1
                }
                var observed = 1 {
                    didSet { stored = 2 }
                }
                func short() -> Int { 1 }
                private static func split<Element>(
                    _ element: Element
                ) {
                    let closure = {
                        1
                    }

                }
                public init?(_ text: String) {
                    return nil
                }
                class Inner {
                }
                subscript(index: Int) -> Int {
                    index
                }
                @MainActor override func last() {
            #if DEBUG
                    stored = 3
            #endif
                }
            }
            protocol Role {
                func required()
                var other: Int { get }
            }
            """
        let lines = Array(text.utf8).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        #expect(
            SourceFunctions(lines).functions.map { "\($0.name) \($0.count)" } == [
                "computed 3", "observed 3", "split 8", "init 3", "subscript 3", "last 5",
            ])
    }
}

extension Int {
    fileprivate mutating func formMax(_ other: Int) {
        self = Swift.max(self, other)
    }
}
