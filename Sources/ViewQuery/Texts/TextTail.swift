/// The end of a text, as a number: enough to exclude most texts with another suffix without reading them.
struct TextTail {
    private static let length = 8

    /// The last bytes, the very last in the lowest bits; 0 for no text, all bits set for a text that must be read.
    private let bytes: UInt64

    static let none = TextTail(bytes: 0)

    private init(bytes: UInt64) {
        self.bytes = bytes
    }

    init(_ text: String) {
        // Beyond ASCII, equal texts may have different bytes.
        guard text.utf8.allSatisfy({ $0 < 0x80 }), !text.isEmpty else {
            bytes = .max
            return
        }
        bytes = Self.pack(text)
    }

    fileprivate static func pack(_ text: String) -> UInt64 {
        var bytes: UInt64 = 0
        for (index, byte) in text.utf8.suffix(length).reversed().enumerated() {
            bytes |= UInt64(byte) << (8 * index)
        }
        return bytes
    }

    /// Whether the text may have the suffix; it is never `false` for a text that has it.
    func mayEnd(with wanted: Wanted) -> Bool {
        bytes & wanted.mask == wanted.bytes || bytes == .max
    }

    /// A required suffix.
    struct Wanted {
        fileprivate let bytes: UInt64
        fileprivate let mask: UInt64

        /// `nil` for a suffix that has no number, or excludes nothing.
        init?(_ end: String) {
            let count = end.utf8.count
            guard count > 0, end.utf8.allSatisfy({ $0 > 0 && $0 < 0x80 }) else { return nil }
            bytes = TextTail.pack(end)
            mask = count >= TextTail.length ? .max : (1 << (8 * UInt64(count))) - 1
        }
    }
}
