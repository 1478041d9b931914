import HeadlessUIKit

/// Suggestions for the texts and roles that a predicate asks for: similar texts of views, the same text in another case, or
/// as another property of a view; the names of all elements with the role.
@MainActor
struct TextSuggestions {
    /// How many similar texts a report suggests for a wanted one.
    private static let shownTexts = 3
    /// As many again may turn out to be listed already, as near misses or otherwise.
    private static let keptTexts = 2 * shownTexts + 1
    /// How many texts are compared in every way.
    private static let foldingTrials = 100

    private let wanted: [Wanted]
    private var roles: [RoleNames]

    init(for predicate: ViewPredicate) {
        wanted = predicate.soughtTexts.map(Wanted.init)
        roles = RoleNames.wanted(by: predicate)
    }

    mutating func note(_ view: UIView) {
        for text in wanted where !text.isMet { text.note(view) }
        for index in roles.indices { roles[index].note(view) }
    }

    /// The suggestions for texts, without those of views that are listed already.
    func finding(without shown: [UIView], for query: ViewQuery) -> Finding? {
        let unmet = wanted.filter { !$0.isMet }
        return Finding(
            lines: unmet.flatMap { $0.lines(without: shown) },
            cure: unmet.lazy.compactMap { $0.correction(of: query) }.first?.description)
    }

    /// The names of all elements with the wanted roles.
    var names: Finding? { Finding(lines: roles.compactMap(\.line)) }

    /// The view that has one of the texts as another property, such as its identifier in place of its label.
    var viewWithOtherProperty: UIView? {
        wanted.lazy.compactMap { $0.isMet ? nil : $0.otherProperty?.view }.first
    }

    @MainActor
    private final class Wanted {
        let condition: TextCondition
        let isOfOthers: Bool
        let distance: TextDistance?
        /// The same condition about other properties.
        let others: [TextCondition]
        /// Whether a view has the text, so that another condition is wrong.
        var isMet = false
        var similar: [(text: String, edits: Int)] = []
        var folded: (condition: TextCondition, differences: String, view: UIView, text: String)?
        var elsewhere: (condition: TextCondition, view: UIView)?
        var foldingTrials = TextSuggestions.foldingTrials

        init(_ sought: SoughtText) {
            let condition = sought.condition
            self.condition = condition
            isOfOthers = sought.isOfOthers
            distance = TextDistance(to: condition.pattern)
            others =
                condition.isVoid ? [] : condition.field.others.map { TextCondition($0, condition.pattern) }
        }

        func note(_ view: UIView) {
            condition.visitTexts(of: view) { _, text in note(text, of: view) }
            if elsewhere == nil, !isMet {
                elsewhere = others.first { $0.holds(for: view) }.map { ($0, view) }
            }
        }

        private func note(_ text: String, of view: UIView) {
            if condition.pattern.matches(text) { isMet = true }
            guard !isMet, !text.isEmpty, let distance,
                let edits = distance.edits(from: text, limit: editLimit(distance))
            else { return }
            // What has another number is another one of a series, and not the intended one.
            let isAnother = condition.pattern.wantedText.map(text.isNumbered(like:)) ?? false
            if edits <= distance.nearEdits, !isAnother { note(text, edits: edits) }
            if folded == nil, foldingTrials > 0 { noteFolded(text, of: view) }
        }

        /// The most edits at which a text is still worth comparing.
        private func editLimit(_ distance: TextDistance) -> Int {
            if folded == nil, foldingTrials > 0 { return TextDistance.limit }
            guard similar.count == keptTexts, let last = similar.last else { return distance.nearEdits }
            return min(distance.nearEdits, last.edits - 1)
        }

        private func note(_ text: String, edits: Int) {
            if similar.count == keptTexts, let last = similar.last, last.edits <= edits { return }
            for known in similar where known.text == text { return }
            similar.insert((text, edits), at: similar.firstIndex { $0.edits > edits } ?? similar.count)
            if similar.count > keptTexts { similar.removeLast() }
        }

        private func noteFolded(_ text: String, of view: UIView) {
            foldingTrials -= 1
            for (folding, name) in TextFolding.trials {
                let pattern = TextPattern(
                    condition.pattern.form, folding: condition.pattern.folding.union(folding))
                guard pattern.matches(text) else { continue }
                folded = (TextCondition(condition.field, pattern), name, view, text)
                return
            }
        }

        /// The condition on another property, and the view that meets it; a label is the text, apart from whitespace.
        var otherProperty: (condition: TextCondition, view: UIView)? {
            elsewhere.flatMap { $0.condition.field == .label && $0.view === folded?.view ? nil : $0 }
        }

        /// The query with the property that has the text.
        func correction(of query: ViewQuery) -> ViewQuery? {
            otherProperty.flatMap { query.replacing(condition, with: $0.condition, finding: $0.view) }
        }

        func lines(without shown: [UIView]) -> [String] {
            var lines = [otherPropertyLine].compactMap { $0 }
            var listed = isOfOthers ? [] : shown.flatMap { condition.texts(of: $0).map(\.text) }
            if let folded { listed.append(folded.text) }
            // If a better guess is listed already, a worse one would only mislead.
            let nearest = similar.first { listed.contains($0.text) }?.edits ?? .max
            let texts = similar.filter { !listed.contains($0.text) && $0.edits <= nearest }.map(\.text)
                .prefix(shownTexts)
            if !texts.isEmpty {
                lines.append("Did you mean \(texts.map(code).alternatives)?")
            }
            if let folded {
                lines.append(
                    "\(folded.view.summary) differs only in \(folded.differences): use"
                        + " \(folded.condition.shortDescription).")
            }
            return lines
        }

        private var otherPropertyLine: String? {
            guard let (other, view) = otherProperty else { return nil }
            let (name, code) = (other.field.rawValue, other.shortDescription)
            return if case .exactly(let text) = condition.pattern.form {
                "\(text.shortQuoted) is the \(name) of \(view.summary): \(code)."
            } else {
                "The \(name) of \(view.summary) fits: \(code)."
            }
        }

        /// The condition that a text meets, as the code that makes it.
        private func code(for text: String) -> String {
            let pattern: TextPattern = text.isShort ? .exactly(text) : .prefix(String(text.prefix(40)))
            return TextCondition(condition.field, pattern).description
        }
    }
}

extension TextCondition {
    /// The condition as source code, without the middle of a long text.
    fileprivate var shortDescription: String { description.cutInMiddle(to: 120) }

    /// Whether it asks for an empty text.
    fileprivate var isVoid: Bool { pattern.wantedText?.isEmpty ?? false }
}

extension TextCondition.Field {
    /// The properties that the text may be intended for, the likeliest first. A label is compared with text and
    /// placeholder, too.
    fileprivate var others: [TextCondition.Field] {
        switch self {
        case .text, .placeholder, .title: [.label, .identifier, .value, .hint]
        case .label: [.identifier, .value, .hint, .title]
        case .identifier: [.label, .value, .hint, .title]
        case .value: [.label, .identifier, .hint, .title]
        case .hint: [.label, .identifier, .value, .title]
        }
    }
}

extension TextFolding {
    /// The differences that two otherwise equal texts may have, the smallest first.
    fileprivate static let trials: [(folding: TextFolding, name: String)] = [
        (.case, "case"), (.whiteSpace, "whitespace"), (.diacritics, "accents"),
        ([.case, .whiteSpace], "case and whitespace"), ([.case, .diacritics], "case and accents"),
        ([.diacritics, .whiteSpace], "accents and whitespace"),
        ([.case, .diacritics, .whiteSpace], "case, accents and whitespace"),
    ]
}

extension [String] {
    /// The texts as a choice: `a, b or c`.
    var alternatives: String {
        guard count > 1, let last else { return first ?? "" }
        return "\(dropLast().joined(separator: ", ")) or \(last)"
    }
}
