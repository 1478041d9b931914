/// Which differences between texts do not count.
struct TextFolding: OptionSet, Sendable {
    let rawValue: UInt8

    static let `case` = Self(rawValue: 1 << 0)
    static let diacritics = Self(rawValue: 1 << 1)
    static let whiteSpace = Self(rawValue: 1 << 2)

    /// Whether folding would not change `text`; `false` also if that takes long to find out.
    func isIdle(for text: String) -> Bool {
        guard self == .whiteSpace else { return false }
        return text.utf8.withContiguousStorageIfAvailable { Self.areWordsWithSingleSpaces($0) } ?? false
    }

    /// Whether a text has only characters of ASCII, with a single space between others and none at the ends.
    private static func areWordsWithSingleSpaces(_ units: UnsafeBufferPointer<UInt8>) -> Bool {
        var previous: UInt8 = 0x20
        for unit in units {
            let isVisible = unit &- 0x21 < 0x5e
            if !isVisible, unit != 0x20 || previous == 0x20 { return false }
            previous = unit
        }
        return previous != 0x20 || units.isEmpty
    }
}

extension String {
    /// The text as names are compared: runs of whitespace are one space, and there is none at the ends.
    package var asHeard: String { folded(by: .whiteSpace) }

    /// The text without the differences that do not count.
    ///
    /// - Parameter keepingEnds: whether whitespace at the ends stays, as one space.
    func folded(by folding: TextFolding, keepingEnds: Bool = false) -> String {
        if folding.isIdle(for: self) { return self }
        var text = self
        var options: CompareOptions = []
        if folding.contains(.case) { options.insert(.caseInsensitive) }
        if folding.contains(.diacritics) { options.insert(.diacriticInsensitive) }
        if !options.isEmpty { text = text.folding(options: options, locale: nil) }
        return folding.contains(.whiteSpace) ? text.foldingWhiteSpace(keepingEnds: keepingEnds) : text
    }

    private func foldingWhiteSpace(keepingEnds: Bool) -> String {
        let words = split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard keepingEnds else { return words }
        if words.isEmpty { return isEmpty ? "" : " " }
        return (first?.isWhitespace == true ? " " : "") + words + (last?.isWhitespace == true ? " " : "")
    }
}
