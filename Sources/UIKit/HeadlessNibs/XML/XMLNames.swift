/// The names of a file's elements and attributes: there are few, and each is there many times.
struct XMLNames {
    /// The last name of each hash.
    private var entries = [(slice: XMLSlice, name: String)?](repeating: nil, count: 256)

    /// The name of some characters, one text for all that are the same; `nil` if it is not ``isName(_:)``.
    mutating func name(_ slice: XMLSlice) -> String? {
        isName(slice) ? entries[Self.hash(slice)]?.name : nil
    }

    /// Whether it is a name without colons, and all its characters are ASCII.
    mutating func isName(_ slice: XMLSlice) -> Bool {
        guard slice.count > 0 else { return false }
        let index = Self.hash(slice)
        if let entry = entries[index], entry.slice == slice { return true }
        let name = slice.string
        guard Self.isName(name) else { return false }
        entries[index] = (slice, name)
        return true
    }

    private static func hash(_ slice: XMLSlice) -> Int {
        let (start, length) = (slice.start, slice.count)
        var hash = length &* 0x3D
        hash = (hash &+ Int(start[0])) &* 31 &+ Int(start[length / 4])
        hash = (hash &* 31 &+ Int(start[length / 2])) &* 31 &+ Int(start[length - 1])
        return hash & 0xFF
    }

    private static func isName(_ text: String) -> Bool {
        guard let first = text.utf8.first, isLetter(first) else { return false }
        return text.utf8.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x2E }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "_")
    }
}
