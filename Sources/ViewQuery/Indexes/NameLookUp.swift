import HeadlessUIKit

/// A query for one whole name, and maybe a class, which an index answers by itself.
@MainActor
struct NameLookUp {
    private let name: TextCondition
    private let text: String
    private let viewClass: ClassCondition?

    /// `nil` for predicates with other conditions.
    init?(_ predicate: ViewPredicate) {
        let name: TextCondition?
        let viewClass: ClassCondition?
        switch predicate.form {
        case .one(let condition): (name, viewClass) = (condition.indexedName, nil)
        case .all(let parts):
            guard parts.count == 2, case .one(let first) = parts[0].form,
                case .one(let second) = parts[1].form
            else { return nil }
            if let text = second.indexedName {
                (name, viewClass) = (text, first.viewClass)
            } else {
                (name, viewClass) = (first.indexedName, second.viewClass)
            }
            guard let viewClass, viewClass.needs.isEmpty else { return nil }
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
        } else if root.hasSuperviewLink, !view.isDescendant(of: root) {
            return false
        }
        if let viewClass, !viewClass.holds(for: type(of: view)) { return false }
        // By an identifier the index finds no others; a label may be another view's, or a text be a value.
        if name.field == .identifier { return true }
        if name.field == .label, view.accessibilityLabel == text { return view.ownerOfLabel == nil }
        return name.holds(for: view)
    }
}
