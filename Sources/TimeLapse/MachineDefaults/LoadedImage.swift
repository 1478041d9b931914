#if os(Linux)
import Foundation

/// The program or a library in memory, in the format ELF of 64 bits.
///
/// The layout is that of `<elf.h>` and `<link.h>`, and the kinds of places that of the processors' supplements. On other
/// processors than these nothing is changed.
struct LoadedImage {
    /// What is added to an address of the file for the address in memory.
    private let base: UInt
    /// The path; empty for the program itself.
    let path: String
    private var tables = Tables()
    /// The pages that the loader made read-only after it had filled them.
    private var protected: Range<UInt> = 0..<0
    /// Where its variables are.
    private var variables: [UnsafeMutableRawBufferPointer] = []

    private struct Tables {
        var names: UInt = 0
        var namesSize: UInt = 0
        var symbols: UInt = 0
        /// Where addresses of other images stand: for data, and for calls.
        var places: [(start: UInt, size: UInt)] = [(0, 0), (0, 0)]
    }

    /// - Parameter record: the loader's, which begins with the base, and has the segments behind the name.
    private init(_ record: UnsafeRawPointer) {
        base = record.load(as: UInt.self)
        path =
            record.load(fromByteOffset: 8, as: UnsafePointer<CChar>?.self).map { String(cString: $0) } ?? ""
        let segments = record.load(fromByteOffset: 16, as: UnsafeRawPointer?.self)
        let count = Int(record.load(fromByteOffset: 24, as: UInt16.self))
        for index in 0..<count {
            guard let segment = segments?.advanced(by: 56 * index) else { return }
            let start = base &+ segment.load(fromByteOffset: 16, as: UInt.self)
            switch segment.load(as: UInt32.self) {
            case 1: addVariables(start, segment)
            case 2: readTables(start)
            case 0x6474_e552:
                // A page that is not filled by the part stays writable, as it has the program's variables,
                // too.
                let end = start &+ segment.load(fromByteOffset: 40, as: UInt.self)
                protected = Self.page(start)..<max(Self.page(start), Self.page(end))
            default: break
            }
        }
    }

    /// The program, and the libraries that are loaded.
    static var all: [LoadedImage] {
        typealias Visit = @convention(c) (UnsafeRawPointer?, Int, UnsafeMutableRawPointer?) -> CInt
        typealias VisitImages = @convention(c) (Visit, UnsafeMutableRawPointer?) -> CInt
        guard let program = dlopen(nil, RTLD_NOW), let function = dlsym(program, "dl_iterate_phdr") else {
            return []
        }
        let visit: Visit = { record, _, images in
            guard let record, let images else { return 1 }
            images.assumingMemoryBound(to: [LoadedImage].self).pointee.append(LoadedImage(record))
            return 0
        }
        var images: [LoadedImage] = []
        // The types are those that the C library declares.
        _ = withUnsafeMutablePointer(to: &images) {
            unsafeBitCast(function, to: VisitImages.self)(visit, $0)
        }
        return images
    }

    /// A segment that can be written to has variables.
    private mutating func addVariables(_ start: UInt, _ segment: UnsafeRawPointer) {
        let isWritable = segment.load(fromByteOffset: 4, as: UInt32.self) & 2 != 0
        guard isWritable, let place = UnsafeMutableRawPointer(bitPattern: start) else { return }
        let size = Int(segment.load(fromByteOffset: 40, as: UInt.self))
        variables.append(UnsafeMutableRawBufferPointer(start: place, count: size))
    }

    /// Where two addresses stand one after the other among the variables that stay writable.
    ///
    /// - Complexity: O(*n*) in the size of the variables.
    func variables(with addresses: (UnsafeRawPointer, UnsafeRawPointer)) -> [UnsafeMutablePointer<
        UnsafeRawPointer?
    >] {
        var found: [UnsafeMutablePointer<UnsafeRawPointer?>] = []
        for room in variables {
            guard var place = room.baseAddress?.assumingMemoryBound(to: UnsafeRawPointer?.self) else {
                continue
            }
            let last = place + room.count / 8 - 1
            while place < last {
                if place[0] == addresses.0, place[1] == addresses.1,
                    !protected.contains(UInt(bitPattern: place))
                {
                    found.append(place)
                }
                place += 1
            }
        }
        return found
    }

    /// Reads the dynamic section: pairs of a kind and a value, to one of kind 0.
    private mutating func readTables(_ start: UInt) {
        guard var entry = UnsafeRawPointer(bitPattern: start) else { return }
        while true {
            let (kind, value) = (entry.load(as: Int.self), entry.load(fromByteOffset: 8, as: UInt.self))
            switch kind {
            case 0: return
            case 2: tables.places[1].size = value
            case 5: tables.names = address(value)
            case 6: tables.symbols = address(value)
            case 7: tables.places[0].start = address(value)
            case 8: tables.places[0].size = value
            case 10: tables.namesSize = value
            case 23: tables.places[1].start = address(value)
            default: break
            }
            entry += 16
        }
    }

    /// Some loaders write the address in memory there, others leave that of the file.
    private func address(_ value: UInt) -> UInt { value < base ? value &+ base : value }

    private static func page(_ address: UInt) -> UInt { address & ~(UInt(getpagesize()) - 1) }

    /// Lets functions that the image finds by name be others.
    ///
    /// Threads may call what is found meanwhile: an address is written at once, and its page stays readable.
    ///
    /// - Returns: in how many places.
    func redirect(to functions: FunctionReplacements) -> Int {
        guard let symbols = UnsafePointer<UInt32>(bitPattern: tables.symbols),
            let names = UnsafePointer<CChar>(bitPattern: tables.names)
        else { return 0 }
        var count = 0
        for (start, size) in tables.places {
            // Three numbers each: the place, its kind with the symbol's number, and what is added to the address.
            guard var entry = UnsafePointer<UInt64>(bitPattern: start) else { continue }
            let end = entry + Int(size) / 8
            while entry < end {
                let (place, info, added) = (entry[0], entry[1], entry[2])
                entry += 3
                guard added == 0, Self.isAddress(UInt32(truncatingIfNeeded: info)) else { continue }
                // A symbol has six numbers of four bytes, the first of which is where its name is.
                let name = Int(symbols[Int(info >> 32) * 6])
                guard name + 4 <= Int(tables.namesSize), let new = functions.address(of: names + name) else {
                    continue
                }
                if write(new, at: base &+ UInt(place)) { count += 1 }
            }
        }
        return count
    }

    /// Whether a kind of place holds the address of a symbol, and nothing else.
    private static func isAddress(_ kind: UInt32) -> Bool {
        #if arch(arm64)
        kind == 257 || kind == 1025 || kind == 1026
        #elseif arch(x86_64)
        kind == 1 || kind == 6 || kind == 7
        #else
        false
        #endif
    }

    /// Writes an address; returns whether it could.
    private func write(_ address: UnsafeRawPointer, at place: UInt) -> Bool {
        guard let slot = UnsafeMutableRawPointer(bitPattern: place) else { return false }
        let page = UnsafeMutableRawPointer(bitPattern: Self.page(place))
        let size = Int(getpagesize())
        let isProtected = protected.contains(place)
        if isProtected, mprotect(page, size, PROT_READ | PROT_WRITE) != 0 { return false }
        slot.storeBytes(of: address, as: UnsafeRawPointer.self)
        if isProtected { mprotect(page, size, PROT_READ) }
        return true
    }
}
#endif
