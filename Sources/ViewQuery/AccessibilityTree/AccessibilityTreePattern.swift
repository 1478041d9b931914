import FailureReporting
import HeadlessUIKit

/// An expected tree: the lines of a text, parsed.
@MainActor
struct AccessibilityTreePattern {
    /// One line.
    @MainActor
    struct Line {
        /// The line as it was written, without its indentation.
        let text: String
        /// The number of the line in the text, from 1.
        let number: Int
        let depth: Int
        /// `nil` for the line `…`, which stands for any lines.
        let wanted: Wanted?
    }

    /// The contents of a line.
    @MainActor
    struct Wanted {
        var kind = ""
        var label: Text?
        var identifier: String?
        var value: Text?
        var hint: Text?
        var states: [String] = []
    }

    /// A text that a line requires, and how it is written there.
    struct Text {
        let pattern: TextPattern
        let source: String
    }

    private(set) var lines: [Line] = []

    /// Parses the lines of a text; empty ones are ignored.
    ///
    /// - Throws: ``AccessibilityTreeSyntaxError``, with the line that cannot be parsed.
    init(_ text: String) throws(AccessibilityTreeSyntaxError) {
        var indents: [Int] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let indent = line.prefix { $0 == " " }.count
            let content = String(line.dropFirst(indent))
            if content.allSatisfy(\.isWhitespace) { continue }
            while let last = indents.last, last > indent { indents.removeLast() }
            if indents.last != indent { indents.append(indent) }
            var reader = AccessibilityTreeLineReader(content, number: index + 1)
            let wanted = try reader.read()
            lines.append(
                Line(text: content, number: index + 1, depth: indents.count - 1, wanted: wanted))
        }
    }
}

extension AccessibilityTreePattern.Wanted {
    /// Whether a row matches exactly: whether ``shortfalls(of:isWhole:)`` would be empty.
    ///
    /// It makes no texts, so that many rows can be compared fast.
    func fits(_ row: AccessibilityTreeRow) -> Bool {
        kind == row.kind && isMet(label, by: row.label, isWhole: true)
            && (identifier == nil || identifier == row.identifier)
            && isMet(value, by: row.value, isWhole: true) && isMet(hint, by: row.hint, isWhole: true)
            && states.allSatisfy(row.states.contains) && row.states.allSatisfy(states.contains)
    }

    private func isMet(_ wanted: AccessibilityTreePattern.Text?, by text: String, isWhole: Bool) -> Bool {
        guard let wanted else { return !isWhole || text.isEmpty }
        // A printed text is shortened, and on one line.
        return wanted.pattern.matches(text) || wanted.pattern.matches(text.inOneLine)
    }

    /// The differences of a row from the line, each in a few words; empty if there are none.
    ///
    /// - Parameter isWhole: whether other properties count, too, except the identifier, which users do not notice.
    func shortfalls(of row: AccessibilityTreeRow, isWhole: Bool) -> [String] {
        var shortfalls: [String] = []
        if kind != row.kind { shortfalls.append("it is \(row.kind), wanted \(kind)") }
        compare("label", label, row.label, isWhole, &shortfalls)
        if let identifier, identifier != row.identifier {
            let found = row.identifier.isEmpty ? "not set" : row.identifier.quoted
            shortfalls.append("identifier is \(found), wanted \(identifier.quoted)")
        }
        compare("value", value, row.value, isWhole, &shortfalls)
        compare("hint", hint, row.hint, isWhole, &shortfalls)
        for state in states where !row.states.contains(state) { shortfalls.append("it is not \(state)") }
        if isWhole {
            for state in row.states where !states.contains(state) { shortfalls.append("it is \(state)") }
        }
        return shortfalls
    }

    private func compare(
        _ name: String, _ wanted: AccessibilityTreePattern.Text?, _ text: String, _ isWhole: Bool,
        _ shortfalls: inout [String]
    ) {
        if isMet(wanted, by: text, isWhole: isWhole) { return }
        guard let wanted else { return shortfalls.append("\(name) is \(text.inQuotes), wanted none") }
        shortfalls.append(
            text.isEmpty
                ? "it has no \(name), wanted \(wanted.source)"
                : "\(name) is \(text.inQuotes), wanted \(wanted.source)")
    }
}

extension AccessibilityTreePattern.Wanted {
    /// The weights of the properties in which a row can differ.
    private static let weights = (kind: 30, label: 40, identifier: 10, value: 15, hint: 5, state: 5)

    /// How much a row differs from the line: 0 if it matches.
    ///
    /// - Parameter comparesTexts: whether texts are the more alike, the fewer edits there are between them.
    func unlikeness(to row: AccessibilityTreeRow, comparingTexts comparesTexts: Bool, isWhole: Bool = true)
        -> Int
    {
        var sum = kind == row.kind ? 0 : Self.weights.kind
        func add(_ wanted: AccessibilityTreePattern.Text?, _ text: String, _ weight: Int) {
            if isMet(wanted, by: text, isWhole: isWhole) { return }
            sum += wanted.map { comparesTexts ? $0.unlikeness(to: text, of: weight) : weight } ?? weight / 2
        }
        add(label, row.label, Self.weights.label)
        add(value, row.value, Self.weights.value)
        add(hint, row.hint, Self.weights.hint)
        if let identifier, identifier != row.identifier { sum += Self.weights.identifier }
        for state in states where !row.states.contains(state) { sum += Self.weights.state }
        if isWhole { for state in row.states where !states.contains(state) { sum += Self.weights.state } }
        return sum
    }
}

extension AccessibilityTreePattern.Text {
    /// How much a text differs, from 1 to `most`.
    fileprivate func unlikeness(to text: String, of most: Int) -> Int {
        guard let distance = TextDistance(to: pattern), !text.isEmpty else { return most }
        guard let edits = distance.edits(from: text) else { return most }
        return max(1, most * min(edits, TextDistance.limit) / (TextDistance.limit + 1))
    }
}
