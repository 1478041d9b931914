import Foundation

/// The names of a file's elements and attributes, each as one text: there are few, and each is there many times.
struct XMLNames {
    private typealias Entry = (start: UnsafePointer<CChar>, length: Int, name: String)

    /// The last name of each hash.
    private var entries = [Entry?](repeating: nil, count: 256)

    /// The name of some characters; `nil` if it has others than ASCII, or colons.
    mutating func name(_ start: UnsafePointer<CChar>, _ length: Int) -> String? {
        guard length > 0 else { return nil }
        var hash = length &* 0x3D
        hash = (hash &+ Int(start[0])) &* 31 &+ Int(start[length / 4])
        hash = (hash &* 31 &+ Int(start[length / 2])) &* 31 &+ Int(start[length - 1])
        let index = hash & 0xFF
        if let entry = entries[index], entry.length == length, memcmp(entry.start, start, length) == 0 {
            return entry.name
        }
        let name = XMLEntities.plain(start, length)
        guard Self.isName(name) else { return nil }
        entries[index] = (start, length, name)
        return name
    }

    private static func isName(_ text: String) -> Bool {
        guard let first = text.utf8.first, isLetter(first) else { return false }
        return text.utf8.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x2E }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "_")
    }
}

extension StaticString {
    /// The characters, with a zero behind them.
    var characters: UnsafePointer<CChar> {
        UnsafeRawPointer(utf8Start).assumingMemoryBound(to: CChar.self)
    }
}
