/// The edit distance of texts from the wanted one: characters inserted, deleted or changed, and neighbours swapped.
///
/// Case does not count.
package struct TextDistance {
    /// The number of edits up to which a text is similar to the wanted one.
    package let nearEdits: Int

    /// The number of edits from which texts count as different.
    package static let limit = 8
    /// How many edits similar texts may differ by; half the length is another limit, a third for what may be a part. Long
    /// texts may differ by a share of their length.
    private static let similarity = 3
    private static let charactersPerEdit = 5
    /// From this length on, texts with half of their characters in common at their ends are similar.
    private static let tellingEnds = 12
    /// The length of numbers that are similar to any other of that length.
    private static let shortNumber = 2
    /// How many characters of long texts are compared: of the wanted one, and of the one that may contain it.
    private static let wantedLength = 60
    private static let searchedLength = 200
    /// A shorter part does not count, unless it is a whole word.
    private static let tellingLength = 3

    private let wanted: [UInt32]
    private let wantedCharacters: CharacterBits
    private let isShortNumber: Bool
    /// Whether any text may precede the wanted one, and follow it.
    private let startIsFree: Bool
    private let endIsFree: Bool

    package init(to wanted: String) {
        self.init(to: wanted, startIsFree: false, endIsFree: false)
    }

    /// The distance to a pattern's text; `nil` for a pattern without one.
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
        self.wanted = wanted.withComparedScalars { Array($0) }
        wantedCharacters = self.wanted.withUnsafeBufferPointer { CharacterBits($0) }
        let count = self.wanted.count
        isShortNumber = count <= Self.shortNumber && self.wanted.withUnsafeBufferPointer(\.isNumber)
        let share = min(Self.limit, count / Self.charactersPerEdit)
        // Some part of a text is near nearly any short word.
        let part = startIsFree || endIsFree ? count / 3 : count / 2
        nearEdits = isShortNumber ? count : max(share, min(Self.similarity, part))
        self.startIsFree = startIsFree
        self.endIsFree = endIsFree
    }

    /// Returns the number of edits from `text` to the wanted one; `nil` for more than `limit`.
    ///
    /// A low limit saves work. A text that contains the wanted one counts as one edit, however long it is; one that is
    /// most of the wanted one, or a long one with the same beginning or end, as three at most.
    package func edits(from text: String, limit: Int = Self.limit) -> Int? {
        guard limit >= 0 else { return nil }
        return text.withComparedScalars { own in
            wanted.withUnsafeBufferPointer { wanted in
                if isFar(own, limit: limit) { return nil }
                guard let edits = countedEdits(from: own, to: wanted, limit: limit), edits <= limit else {
                    return nil
                }
                return edits
            }
        }
    }

    /// Whether a text has so many other characters that it is further away than `limit`.
    ///
    /// Each edit adds one character at most, and removes one.
    private func isFar(_ own: UnsafeBufferPointer<UInt32>, limit: Int) -> Bool {
        guard max(own.count, wanted.count) <= Self.wantedLength else { return false }
        let characters = CharacterBits(own)
        let missing = characters.missing(of: wantedCharacters)
        if startIsFree || endIsFree { return missing > limit }
        // Texts that contain one another, or share their ends, are near whatever else is in them.
        let extra = wantedCharacters.missing(of: characters)
        guard missing > 0, extra > 0, min(own.count, wanted.count) < Self.tellingEnds else { return false }
        return max(missing, extra) > limit
    }

    private func countedEdits(
        from own: UnsafeBufferPointer<UInt32>, to wanted: UnsafeBufferPointer<UInt32>, limit: Int
    ) -> Int? {
        if own.elementsEqual(wanted) { return 0 }
        // One digit has nothing in common with a letter, however few edits there are between them.
        if isShortNumber, !own.isNumber { return nil }
        if startIsFree || endIsFree { return partEdits(from: own, to: wanted, limit: limit) }
        if own.contains(part: wanted, atLeast: Self.tellingLength) { return 1 }
        let edits = wholeEdits(from: own, to: wanted, limit: limit)
        let isMostOfIt =
            own.count * 2 >= wanted.count && wanted.contains(part: own, atLeast: Self.tellingLength)
        if isMostOfIt { return min(edits ?? .max, Self.similarity) }
        guard edits == nil, own.sharesEnds(with: wanted, atLeast: Self.tellingEnds) else { return edits }
        // Only texts that are further apart than any limit are compared by their ends.
        return limit < Self.limit
            ? wholeEdits(from: own, to: wanted, limit: Self.limit) ?? Self.similarity : Self.similarity
    }

    private func wholeEdits(
        from own: UnsafeBufferPointer<UInt32>, to wanted: UnsafeBufferPointer<UInt32>, limit: Int
    ) -> Int? {
        guard abs(own.count - wanted.count) <= limit else { return nil }
        var (start, end, wantedEnd) = (0, own.count, wanted.count)
        while start < end, start < wantedEnd, own[start] == wanted[start] { start += 1 }
        while start < end, start < wantedEnd, own[end - 1] == wanted[wantedEnd - 1] {
            end -= 1
            wantedEnd -= 1
        }
        // Of long texts only the beginnings are compared, because the work grows with both lengths.
        return edits(
            own[start..<end].prefix(Self.wantedLength),
            to: wanted[start..<wantedEnd].prefix(Self.wantedLength), limit: limit)
    }

    private func partEdits(
        from own: UnsafeBufferPointer<UInt32>, to wanted: UnsafeBufferPointer<UInt32>, limit: Int
    ) -> Int? {
        endIsFree
            ? edits(own.prefix(Self.searchedLength), to: wanted.prefix(Self.wantedLength), limit: limit)
            : edits(own.suffix(Self.searchedLength), to: wanted.suffix(Self.wantedLength), limit: limit)
    }

    private func edits(
        _ own: Slice<UnsafeBufferPointer<UInt32>>, to wanted: Slice<UnsafeBufferPointer<UInt32>>, limit: Int
    ) -> Int? {
        let (own, wanted) = (UnsafeBufferPointer(rebasing: own), UnsafeBufferPointer(rebasing: wanted))
        // Three rows of the table, used in turn: reports compare the texts of all views.
        let edits = withUnsafeTemporaryAllocation(of: Int.self, capacity: 3 * (wanted.count + 1)) { table in
            self.edits(own, to: wanted, limit: limit, in: table)
        }
        return edits <= limit ? edits : nil
    }

    private func edits(
        _ own: UnsafeBufferPointer<UInt32>, to wanted: UnsafeBufferPointer<UInt32>, limit: Int,
        in table: UnsafeMutableBufferPointer<Int>
    ) -> Int {
        let width = wanted.count + 1
        table.initialize(repeating: 0)
        for column in 0..<width { table[column] = column }
        var (older, previous, current) = (2 * width, 0, width)
        var least = wanted.count
        for row in own.indices {
            table[current] = startIsFree ? 0 : row + 1
            var leastInRow = table[current]
            for column in wanted.indices {
                var count = table[previous + column] + (own[row] == wanted[column] ? 0 : 1)
                count = min(count, table[previous + column + 1] + 1, table[current + column] + 1)
                if row > 0, column > 0, own[row] == wanted[column - 1], own[row - 1] == wanted[column] {
                    count = min(count, table[older + column - 1] + 1)
                }
                table[current + column + 1] = count
                leastInRow = min(leastInRow, count)
            }
            (older, previous, current) = (previous, current, older)
            least = min(least, table[previous + wanted.count])
            if leastInRow > limit { return endIsFree ? least : leastInRow }
        }
        return endIsFree ? least : table[previous + wanted.count]
    }
}

/// The characters that are in a text, a bit for each; the small letters, the digits and the space have bits of their own.
private struct CharacterBits {
    private var bits: UInt64 = 0

    init(_ scalars: UnsafeBufferPointer<UInt32>) {
        for scalar in scalars { bits |= 1 << UInt64(scalar & 0x1f | scalar >> 1 & 0x20) }
    }

    /// How many characters of another text are not in this one, at least.
    func missing(of other: CharacterBits) -> Int { (other.bits & ~bits).nonzeroBitCount }
}

extension String {
    /// Runs a body with the characters as they are compared: in lower case, with accents in one normal form.
    fileprivate func withComparedScalars<Result>(_ body: (UnsafeBufferPointer<UInt32>) -> Result) -> Result {
        let ofPlain = utf8.withContiguousStorageIfAvailable { units in
            withUnsafeTemporaryAllocation(of: UInt32.self, capacity: units.count) { scalars -> Result? in
                for index in units.indices {
                    let unit = units[index]
                    guard unit < 0x80 else { return nil }
                    scalars[index] = UInt32(unit &- 0x41 < 26 ? unit | 0x20 : unit)
                }
                return body(UnsafeBufferPointer(scalars))
            }
        }
        if case let result?? = ofPlain { return result }
        let scalars = lowercased().precomposedStringWithCanonicalMapping.unicodeScalars.map(\.value)
        return scalars.withUnsafeBufferPointer(body)
    }
}

extension UnsafeBufferPointer<UInt32> {
    fileprivate var isNumber: Bool { !isEmpty && allSatisfy { (0x30...0x39).contains($0) } }

    /// Whether half of the characters of the longer of two long texts are in common at their ends.
    fileprivate func sharesEnds(with other: Self, atLeast length: Int) -> Bool {
        let (shorter, longer) = (Swift.min(count, other.count), Swift.max(count, other.count))
        guard shorter >= length else { return false }
        var start = 0
        while start < shorter, self[start] == other[start] { start += 1 }
        var end = 0
        while end < shorter - start, self[count - 1 - end] == other[other.count - 1 - end] { end += 1 }
        return (start + end) * 2 >= longer
    }

    /// Whether it contains `part`: any part of a certain length, or a whole word.
    fileprivate func contains(part: Self, atLeast length: Int) -> Bool {
        guard let first = part.first, part.count <= count else { return false }
        for start in 0...(count - part.count) where self[start] == first {
            let end = start + part.count
            guard self[start..<end].elementsEqual(part) else { continue }
            if part.count >= length { return true }
            let isWord =
                (start == 0 || !self[start - 1].isLetter) && (end == count || !self[end].isLetter)
            if isWord { return true }
        }
        return false
    }
}

extension UInt32 {
    fileprivate var isLetter: Bool { Unicode.Scalar(self)?.properties.isAlphabetic ?? false }
}
