import Foundation
internal import TABTestKit

/// An element as features name it: `the button "Delete" in cell 3 in the table "Notes"`.
struct ElementPhrase {
    /// A regular expression for such texts, without groups.
    static let pattern = pattern(of: ElementKind.all)

    private static let namePattern = #"(?:"(?:[^"\\]|\\.)*+"|'(?:[^'\\]|\\.)*+')"#
    private static let kindPattern = kindPattern(of: ElementKind.all)

    static func pattern(of kinds: [ElementKind]) -> String {
        "\(partPattern(kindPattern(of: kinds)))(?: in \(partPattern(kindPattern))){0,3}"
    }

    private static func partPattern(_ kind: String) -> String {
        "(?:(?:the|an|a) )?(?:\(kind))(?: [0-9]+)?(?: \(namePattern))?"
    }

    // The longest first: "text view" is none with the kind "text".
    private static func kindPattern(of kinds: [ElementKind]) -> String {
        kinds.flatMap(\.names).sorted { ($0.count, $0) > ($1.count, $1) }.joined(separator: "|")
    }

    private let text: String

    init(_ text: String) {
        self.text = text
    }

    func element() throws -> any Element {
        let part = try Regex(
            "(?:(?:the|an|a) )?(\(Self.kindPattern))(?: ([0-9]+))?(?: (\(Self.namePattern)))?")
        var parent: any Element = App.shared
        // From the outermost to the innermost.
        for match in Array(text.matches(of: part)).reversed() {
            parent = try Self.element(
                Self.text(match, 1) ?? "", Self.text(match, 2), Self.text(match, 3), in: parent,
                String(match.0))
        }
        return parent
    }

    private static func text(_ match: Regex<AnyRegexOutput>.Match, _ group: Int) -> String? {
        match.output[group].substring.map(String.init)
    }

    private static func element(
        _ name: String, _ number: String?, _ id: String?, in parent: any Element, _ words: String
    ) throws -> any Element {
        guard let kind = ElementKind.all.first(where: { $0.names.contains(name) }) else {
            throw PhraseError(description: "\(name.quoted) is not a kind of elements.")
        }
        if kind.needsName, id == nil {
            throw PhraseError(description: "Which \(name) is not said. Try: the \(name) \"…\"")
        }
        if number != nil, !kind.takesNumber {
            throw PhraseError(
                description:
                    "Elements of the kind \(name) have no number, but found \(words.quoted). Try: the \(name) \"…\""
            )
        }
        let index = number.flatMap { Int($0) }.map { $0 - 1 }
        if number != nil, index ?? -1 < 0 {
            throw PhraseError(
                description: "Elements are counted from 1, but found \(words.quoted).")
        }
        let parts = ElementKind.Parts(
            id: id.map { String($0.dropFirst().dropLast()).unescapingQuotes }, index: index, parent: parent)
        guard let element = kind.make(parts) else {
            throw PhraseError(
                description: "A wheel is in a picker or a date picker. Try: wheel 1 in the picker \"…\"")
        }
        return element
    }
}

/// What the words for an element lack.
struct PhraseError: Error, CustomStringConvertible {
    let description: String
}
