extension String? {
    /// How a view's text compares with the one that is wanted, of long ones the part where they differ.
    func comparison(with wanted: String) -> String {
        guard let self else { return "none, wanted \(wanted.excerpt(around: 0))" }
        let common = zip(self, wanted).prefix { $0 == $1 }.count
        return "\(self.excerpt(around: common)), wanted \(wanted.excerpt(around: common))"
    }
}

extension String {
    /// How many characters a report shows of a text.
    private static let excerptLength = 60
    /// How many of them come before the point that it is about.
    private static let excerptLead = 20

    /// The string as a literal, or the beginning of a long one.
    var shortQuoted: String { excerpt(around: 0) }

    /// The string as a literal, or if it is long the part around a character, with dots where it was cut.
    fileprivate func excerpt(around offset: Int) -> String {
        guard count > Self.excerptLength else { return quoted }
        let start = Swift.max(0, Swift.min(offset - Self.excerptLead, count - Self.excerptLength))
        let part = String(dropFirst(start).prefix(Self.excerptLength)).quoted
        return (start > 0 ? "…" : "") + part + (start + Self.excerptLength < count ? "…" : "")
    }

    /// How many characters must be put in, taken out or changed to make `other` of this; 0 if it contains it
    /// but for case.
    func edits(to other: String) -> Int {
        if !other.isEmpty, lowercased().contains(other.lowercased()) { return 0 }
        var (own, wanted) = (Array(lowercased())[...], Array(other.lowercased())[...])
        while let first = own.first, first == wanted.first {
            own.removeFirst()
            wanted.removeFirst()
        }
        while let last = own.last, last == wanted.last {
            own.removeLast()
            wanted.removeLast()
        }
        // What is left of long texts is told apart by its beginning: the work grows with both lengths.
        return Array(own.prefix(Self.excerptLength)).edits(to: Array(wanted.prefix(Self.excerptLength)))
    }
}

extension [Character] {
    fileprivate func edits(to other: [Character]) -> Int {
        var previous = Swift.Array(0...other.count)
        for (row, character) in enumerated() {
            var current = [row + 1]
            for (column, wanted) in other.enumerated() {
                let change = previous[column] + (character == wanted ? 0 : 1)
                current.append(Swift.min(change, previous[column + 1] + 1, current[column] + 1))
            }
            previous = current
        }
        return previous[other.count]
    }
}
