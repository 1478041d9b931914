#if DEBUG && os(Linux)
/// The positions of the symbol table and of its names in a program's file.
///
/// Programs on Linux are ELF files. This reads little-endian files of 64 bits, which is what Swift produces.
struct ELFTables {
    /// The size of a symbol, in bytes.
    static let entrySize = 24

    /// The symbols and their names, as ranges in the file.
    let entries: Range<Int>
    let names: Range<Int>

    /// `nil` if there is no symbol table, or anything is out of bounds.
    init?(_ file: UnsafeRawBufferPointer) {
        let reader = Reader(bytes: file)
        guard file.starts(with: [0x7f, 0x45, 0x4c, 0x46, 2, 1]), let sections = reader.offset(40),
            let size = reader.short(58), let count = reader.short(60)
        else { return nil }
        for index in 0..<count {
            let section = sections + index * size
            guard reader.word(section + 4) == 2 else { continue }  // a table of symbols
            guard reader.offset(section + 56) == Self.entrySize, let link = reader.word(section + 40),
                link < count, let entries = reader.extent(section),
                let names = reader.extent(sections + link * size)
            else { return nil }
            self.entries = entries
            self.names = names
            return
        }
        return nil
    }

    /// Reads numbers inside the file, and none so large that sums of them overflow.
    private struct Reader {
        let bytes: UnsafeRawBufferPointer

        func short(_ place: Int) -> Int? { load(place, UInt16.self) }
        func word(_ place: Int) -> Int? { load(place, UInt32.self) }
        func offset(_ place: Int) -> Int? { load(place, UInt64.self) }

        /// The range of a section's content.
        func extent(_ section: Int) -> Range<Int>? {
            guard let start = offset(section + 24), let count = offset(section + 32),
                start + count <= bytes.count
            else { return nil }
            return start..<start + count
        }

        private func load<Number: FixedWidthInteger>(_ place: Int, _: Number.Type) -> Int? {
            guard place >= 0, place + MemoryLayout<Number>.size <= bytes.count else { return nil }
            let number = bytes.loadUnaligned(fromByteOffset: place, as: Number.self)
            guard let value = Int(exactly: Number(littleEndian: number)), value <= 1 << 48 else { return nil }
            return value
        }
    }
}
#endif
