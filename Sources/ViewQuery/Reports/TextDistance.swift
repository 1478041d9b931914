import Foundation

/// How far texts are from the one that a pattern wants, in edits: characters that are put in, taken out or changed,
/// and neighbours that are swapped. Case does not count.
struct TextDistance {
    /// How many edits are told apart; what is farther off is another text.
    static let limit = 8
    /// How many edits apart two texts may be, beside half the length, and still be taken for one another.
    private static let similarity = 3
    /// How many characters of long texts are compared, of what is wanted and of where it may be a part.
    private static let wantedLength = 60
    private static let searchedLength = 200
    /// A part that is shorter says nothing, unless it is a word of its own.
    private static let tellingLength = 3

    private let wanted: [Unicode.Scalar]
    /// Whether any text may stand before what is wanted, and after it.
    private let startIsFree: Bool
    private let endIsFree: Bool

    init(to wanted: String) {
        self.init(to: wanted, startIsFree: false, endIsFree: false)
    }

    /// The distance to the text that a pattern is about; `nil` for one that is about none.
    init?(to pattern: TextPattern) {
        switch pattern.form {
        case .exactly(let text): self.init(to: text, startIsFree: false, endIsFree: false)
        case .containing(let text): self.init(to: text, startIsFree: true, endIsFree: true)
        case .prefix(let text): self.init(to: text, startIsFree: false, endIsFree: true)
        case .suffix(let text): self.init(to: text, startIsFree: true, endIsFree: false)
        case .regex, .satisfying: return nil
        }
    }

    private init(to wanted: String, startIsFree: Bool, endIsFree: Bool) {
        self.wanted = wanted.comparedScalars
        self.startIsFree = startIsFree
        self.endIsFree = endIsFree
    }

    /// How many edits a text may be off and still be taken for the one that is wanted.
    var nearEdits: Int { min(Self.similarity, wanted.count / 2) }

    /// How many edits make what is wanted of `text`; `nil` for more than ``limit``.
    ///
    /// A text that contains what is wanted counts as one edit off, however long it is; one that is most of what is
    /// wanted as three at most.
    func edits(from text: String) -> Int? {
        let own = text.comparedScalars
        if own == wanted { return 0 }
        if startIsFree || endIsFree { return partEdits(from: own) }
        if own.contains(part: wanted, atLeast: Self.tellingLength) { return 1 }
        let edits = wholeEdits(from: own)
        let isMostOfIt =
            own.count * 2 >= wanted.count && wanted.contains(part: own, atLeast: Self.tellingLength)
        return isMostOfIt ? min(edits ?? .max, Self.similarity) : edits
    }

    private func wholeEdits(from text: [Unicode.Scalar]) -> Int? {
        guard abs(text.count - wanted.count) <= Self.limit else { return nil }
        var (own, wanted) = (text[...], wanted[...])
        while let first = own.first, first == wanted.first {
            own.removeFirst()
            wanted.removeFirst()
        }
        while let last = own.last, last == wanted.last {
            own.removeLast()
            wanted.removeLast()
        }
        // What is left of long texts is told apart by its beginning: the work grows with both lengths.
        return edits(Array(own.prefix(Self.wantedLength)), to: Array(wanted.prefix(Self.wantedLength)))
    }

    private func partEdits(from text: [Unicode.Scalar]) -> Int? {
        if endIsFree {
            return edits(
                Array(text.prefix(Self.searchedLength)), to: Array(wanted.prefix(Self.wantedLength)))
        }
        return edits(Array(text.suffix(Self.searchedLength)), to: Array(wanted.suffix(Self.wantedLength)))
    }

    private func edits(_ own: [Unicode.Scalar], to wanted: [Unicode.Scalar]) -> Int? {
        var older: [Int] = []
        var previous = Array(0...wanted.count)
        var current = previous
        var least = previous[wanted.count]
        for row in own.indices {
            current[0] = startIsFree ? 0 : row + 1
            var leastInRow = current[0]
            for column in wanted.indices {
                var count = previous[column] + (own[row] == wanted[column] ? 0 : 1)
                count = min(count, previous[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, own[row] == wanted[column - 1], own[row - 1] == wanted[column] {
                    count = min(count, older[column - 1] + 1)
                }
                current[column + 1] = count
                leastInRow = min(leastInRow, count)
            }
            (older, previous, current) = (previous, current, previous)
            least = min(least, previous[wanted.count])
            if leastInRow > Self.limit { break }
        }
        let edits = endIsFree ? least : previous[wanted.count]
        return edits <= Self.limit ? edits : nil
    }
}

extension String {
    /// The characters as they are compared: in small letters, and accents always written alike.
    fileprivate var comparedScalars: [Unicode.Scalar] {
        var isPlain = true
        for unit in utf8 where unit >= 0x80 {
            isPlain = false
            break
        }
        if !isPlain { return Array(lowercased().precomposedStringWithCanonicalMapping.unicodeScalars) }
        return utf8.map { Unicode.Scalar($0 &- 0x41 < 26 ? $0 | 0x20 : $0) }
    }
}

extension [Unicode.Scalar] {
    /// Whether `part` stands somewhere in it: any part of a certain length, or a word.
    fileprivate func contains(part: [Unicode.Scalar], atLeast length: Int) -> Bool {
        guard let first = part.first, part.count <= count else { return false }
        for start in 0...(count - part.count) where self[start] == first {
            let end = start + part.count
            guard self[start..<end].elementsEqual(part) else { continue }
            if part.count >= length { return true }
            let isWord =
                (start == 0 || !self[start - 1].properties.isAlphabetic)
                && (end == count || !self[end].properties.isAlphabetic)
            if isWord { return true }
        }
        return false
    }
}
