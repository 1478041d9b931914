/// A text prepared for a comparison: its characters, without case or accents if these are ignored.
struct FormatText {
    private let text: String
    private let isLiteral: Bool

    init(_ text: String, _ options: FormatOptions) {
        isLiteral = options.contains(.normalized)
        var folding: String.CompareOptions = []
        if !isLiteral, options.contains(.caseInsensitive) { folding.insert(.caseInsensitive) }
        if !isLiteral, options.contains(.diacriticInsensitive) { folding.insert(.diacriticInsensitive) }
        self.text = folding.isEmpty ? text : text.folding(options: folding, locale: nil)
    }

    func compare(_ operation: FormatComparison.Operation, with other: FormatText) -> Bool {
        if operation == .equal, !isLiteral { return text == other.text }
        return isLiteral
            ? Self.compare(
                Array(text.unicodeScalars), operation, Array(other.text.unicodeScalars), ["?", "*", "\\"])
            : Self.compare(Array(text), operation, Array(other.text), ["?", "*", "\\"])
    }

    private static func compare<Element: Comparable>(
        _ left: [Element], _ operation: FormatComparison.Operation, _ right: [Element], _ marks: [Element]
    ) -> Bool {
        switch operation {
        case .equal: left == right
        case .less: left.lexicographicallyPrecedes(right)
        case .beginsWith: left.starts(with: right)
        case .endsWith: left.reversed().starts(with: right.reversed())
        case .contains: right.isEmpty || left.contains(right)
        case .like: isLike(left, wildcards(right, marks))
        default: false
        }
    }

    // MARK: Wildcards

    private enum Wildcard<Element: Equatable> {
        case one(Element)
        case any
        case run
    }

    /// The parsed pattern; an element after a backslash stands for itself.
    private static func wildcards<Element>(_ pattern: [Element], _ marks: [Element]) -> [Wildcard<Element>] {
        var result: [Wildcard<Element>] = []
        var isEscaped = false
        for element in pattern {
            if isEscaped {
                result.append(.one(element))
                isEscaped = false
            } else if element == marks[2] {
                isEscaped = true
            } else {
                result.append(element == marks[0] ? .any : element == marks[1] ? .run : .one(element))
            }
        }
        if isEscaped { result.append(.one(marks[2])) }
        return result
    }

    /// Whether all of `text` matches; on a mismatch only the last run is extended by one, which is sufficient.
    private static func isLike<Element>(_ text: [Element], _ pattern: [Wildcard<Element>]) -> Bool {
        var (position, place) = (0, 0)
        var retry: (position: Int, place: Int)?
        while position < text.count {
            if place < pattern.count, case .run = pattern[place] {
                place += 1
                retry = (position, place)
            } else if place < pattern.count, fits(text[position], pattern[place]) {
                position += 1
                place += 1
            } else if let last = retry {
                retry = (last.position + 1, last.place)
                (position, place) = (last.position + 1, last.place)
            } else {
                return false
            }
        }
        while place < pattern.count, case .run = pattern[place] { place += 1 }
        return place == pattern.count
    }

    private static func fits<Element>(_ element: Element, _ wildcard: Wildcard<Element>) -> Bool {
        switch wildcard {
        case .one(let wanted): element == wanted
        case .any: true
        case .run: false
        }
    }
}
