#if DEBUG && os(Linux)

/// The symbol names of the running program's file, from its table for debuggers.
///
/// The file is mapped and searched by the C library: nothing is read or sorted in advance, as most programs
/// never ask. Anything unexpected makes the table, or the name, missing.
struct ProgramSymbols {
    /// The program's symbols; `nil` if it was stripped, or has a format that this cannot read.
    static let ofThisProgram = ProgramSymbols(path: "/proc/self/exe")

    let runtime: RuntimeFunctions
    private let file: Data
    private let entries: Range<Int>
    private let names: Range<Int>

    init?(path: String) {
        guard let runtime = RuntimeFunctions(),
            let file = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped),
            let tables = file.withUnsafeBytes({ ELFTables(UnsafeRawBufferPointer($0)) })
        else { return nil }
        self.runtime = runtime
        self.file = file
        entries = tables.entries
        names = tables.names
    }

    /// Returns the name with a suffix of the symbol at an address in the program's memory.
    ///
    /// - Complexity: O(*n*) in the number of symbols, at a few gigabytes a second.
    func name(at address: UnsafeRawPointer, suffix: String) -> String? {
        let value = UInt64(UInt(bitPattern: address) &- runtime.loadAddress).littleEndian
        return file.withUnsafeBytes { bytes in
            withUnsafeBytes(of: value) { value in
                var from = entries.lowerBound
                while let place = runtime.find(value, in: bytes, from..<entries.upperBound) {
                    from = place + 1
                    // An entry is the name's position (4 bytes), its kind (4 bytes), its value and its size.
                    let entry = place - 8
                    guard entry >= entries.lowerBound, (entry - entries.lowerBound) % ELFTables.entrySize == 0
                    else { continue }
                    let offset = Int(bytes.loadUnaligned(fromByteOffset: entry, as: UInt32.self))
                    if let name = text(at: names.lowerBound + offset, in: bytes), name.hasSuffix(suffix) {
                        return name
                    }
                }
                return nil
            }
        }
    }

    /// Returns the names with a prefix and one of some suffixes, each once.
    ///
    /// - Complexity: O(*n*) in the length of all names, at a few gigabytes a second.
    func names(prefix: String, suffixes: [String]) -> Set<String> {
        var found: Set<String> = []
        file.withUnsafeBytes { bytes in
            Array(prefix.utf8).withUnsafeBytes { prefix in
                var from = names.lowerBound
                while let place = runtime.find(prefix, in: bytes, from..<names.upperBound) {
                    from = place + prefix.count
                    guard let name = text(at: place, in: bytes), suffixes.contains(where: name.hasSuffix)
                    else { continue }
                    found.insert(name)
                }
            }
        }
        return found
    }

    /// The text from a position among the names up to the terminating zero.
    private func text(at place: Int, in bytes: UnsafeRawBufferPointer) -> String? {
        guard names.contains(place) else { return nil }
        let zero: [UInt8] = [0]
        guard let end = zero.withUnsafeBytes({ runtime.find($0, in: bytes, place..<names.upperBound) })
        else { return nil }
        return String(decoding: bytes[place..<end], as: UTF8.self)
    }
}
#endif
