import HeadlessUIKit

/// A query for one whole name, and maybe a class, which an index answers by itself.
@MainActor
struct NameLookUp {
    private let name: TextCondition
    private let text: String
    private let viewClass: ClassCondition?

    /// `nil` for predicates with other conditions.
    init?(_ predicate: ViewPredicate) {
        var name: TextCondition?
        var viewClass: ClassCondition?
        switch predicate.form {
        case .one(let condition): name = condition.indexedName
        case .all(let parts):
            guard parts.count == 2 else { return nil }
            for part in parts {
                guard case .one(let condition) = part.form else { return nil }
                if name == nil, let text = condition.indexedName {
                    name = text
                } else if viewClass == nil, let condition = condition.viewClass, condition.needs.isEmpty {
                    viewClass = condition
                } else {
                    return nil
                }
            }
        case .any, .not: return nil
        }
        guard let name, let text = name.wholeText else { return nil }
        self.name = name
        self.text = text
        self.viewClass = viewClass
    }

    /// The views inside `root` that it is about; `nil` if the index does not know them, or several.
    func found(by index: NameIndex, in root: UIView, includingRoot: Bool) -> FoundViews? {
        switch index.soleCandidate(for: text, isIdentifier: name.field == .identifier) {
        case .unknown: return nil
        case .none: return FoundViews(nil)
        case .one(let reference):
            return FoundViews(isFound(reference, in: root, includingRoot) ? reference : nil)
        }
    }

    private func isFound(_ reference: ViewReference, in root: UIView, _ includingRoot: Bool) -> Bool {
        let view = reference.takeUnretainedValue()
        if view === root {
            if !includingRoot { return false }
        } else if root.superviewLink != nil, !view.isDescendant(of: root) {
            return false
        }
        if let viewClass, !viewClass.holds(for: type(of: view)) { return false }
        // By an identifier the index finds no others; a label may be another view's, or a text be a value.
        return name.field == .identifier || name.holds(for: view)
    }
}

extension TextCondition {
    /// The only text for which the condition can hold, as an index has it; `nil` for others.
    var wholeText: String? {
        guard let text = pattern.onlyText else { return nil }
        // The index has identifiers as they are, and names with folded whitespace, as labels are wanted already.
        switch field {
        case .identifier: return pattern.folding.isEmpty ? text : nil
        case .label: return text
        default: return text.folded(by: .whiteSpace)
        }
    }
}
