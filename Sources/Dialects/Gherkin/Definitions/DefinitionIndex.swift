/// The literal texts of many definitions, by which most of those that a step does not match are left out.
///
/// Comparing bytes is far cheaper than a regular expression. All are in one array, so that a search touches no objects.
struct DefinitionIndex: Sendable {
    /// The lengths of a definition's literals, which stand one after the other.
    private struct Entry {
        let start: Int
        let prefix: Int
        let suffix: Int
        let inner: Int
    }

    private var bytes: [UInt8] = []
    private var entries: [Entry] = []

    mutating func append(_ literals: PatternLiterals) {
        entries.append(
            Entry(
                start: bytes.count, prefix: literals.prefix.count, suffix: literals.suffix.count,
                inner: literals.inner.count))
        bytes += literals.prefix + literals.suffix + literals.inner
    }

    /// The numbers of the definitions whose literals a text has; it matches no others.
    ///
    /// - Complexity: O(*n*) in the definitions, and in the text for those with both of its ends.
    func candidates(for text: String) -> [Int] {
        let text = Array(text.utf8)
        return text.withUnsafeBufferPointer { text in
            bytes.withUnsafeBufferPointer { bytes in
                entries.indices.filter { Self.has(text, entries[$0], bytes) }
            }
        }
    }

    private static func has(
        _ text: UnsafeBufferPointer<UInt8>, _ entry: Entry, _ bytes: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        let suffix = entry.start + entry.prefix
        let inner = suffix + entry.suffix
        guard text.count >= entry.prefix + entry.suffix + entry.inner,
            isEqual(text, 0, bytes, entry.start, entry.prefix),
            isEqual(text, text.count - entry.suffix, bytes, suffix, entry.suffix)
        else { return false }
        guard entry.inner > 0 else { return true }
        return (entry.prefix...(text.count - entry.suffix - entry.inner)).contains {
            isEqual(text, $0, bytes, inner, entry.inner)
        }
    }

    private static func isEqual(
        _ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ literal: Int,
        _ count: Int
    ) -> Bool {
        var index = 0
        while index < count {
            guard text[start + index] == bytes[literal + index] else { return false }
            index += 1
        }
        return true
    }
}
