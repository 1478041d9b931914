import HeadlessUIKit

extension ViewQuery {
    /// The query with those conditions changed that a view does not meet, if it then finds the view.
    ///
    /// It is `nil` where a guess could mislead: if the view misses a relation, a position, or custom code, or is
    /// another one of a series.
    func corrected(for view: UIView, in search: ViewSearch, among others: [UIView]) -> ViewQuery? {
        guard let corrected = predicate.corrected(for: view, in: search, among: others) else { return nil }
        let query = asking(corrected)
        return query.sourceCode != nil && query.isFinding(view) ? query : nil
    }

    /// The query with one condition replaced by another, if it then finds the view.
    func replacing(_ condition: TextCondition, with other: TextCondition, finding view: UIView) -> ViewQuery?
    {
        let parts = predicate.conjuncts.map { part in
            if case .one(let own as TextCondition) = part.form, own === condition {
                ViewPredicate(other)
            } else {
                part
            }
        }
        let query = asking(.all(parts))
        return query.sourceCode != nil && query.isFinding(view) ? query : nil
    }

    private func isFinding(_ view: UIView) -> Bool {
        let found = ViewQuery(scope: scope, predicate: predicate, selection: .all).views
        switch selection {
        case .first: return found.first === view
        case .only: return found.count == 1 && found[0] === view
        case .all: return found.contains { $0 === view }
        }
    }
}

extension ViewPredicate {
    /// The conditions as a view meets them; `nil` if that would be another view.
    @MainActor
    func corrected(for view: UIView, in search: ViewSearch, among others: [UIView]) -> ViewPredicate? {
        var parts: [ViewPredicate] = []
        for part in conjuncts {
            guard !part.holds(for: view, in: search) else {
                parts.append(part)
                continue
            }
            guard let corrected = part.corrected(for: view, among: others),
                !part.isState || names(view, in: search)
            else { return nil }
            parts.append(corrected)
        }
        return .all(parts)
    }

    fileprivate var isState: Bool {
        if case .one(let condition) = form { condition is StateCondition } else { false }
    }

    /// Whether a text or a role that the predicate requires is that of a view.
    @MainActor
    func names(_ view: UIView, in search: ViewSearch) -> Bool {
        requiredConditions.contains {
            ($0 is TextCondition || ($0 as? RoleCondition)?.name != nil) && $0.holds(for: view, in: search)
        }
    }

    /// The condition as a view meets it.
    @MainActor
    private func corrected(for view: UIView, among others: [UIView]) -> ViewPredicate? {
        guard case .one(let condition) = form else { return nil }
        switch condition {
        case let condition as TextCondition:
            return condition.corrected(for: view, among: others).map { ViewPredicate($0) }
        case let condition as RoleCondition:
            guard let label = view.accessibilityLabel, label.isName, view.isSeenAsElement,
                !view.isOneOfSeries(named: label, instead: condition.name?.wantedText, among: others)
            else { return nil }
            let role =
                AccessibilityRole.has(condition.role, view)
                ? condition.role : AccessibilityRole.roles(of: view)[0]
            let name = condition.name.map {
                $0.matches(label) ? $0 : TextPattern(.exactly(label))
            }
            return ViewPredicate(RoleCondition(role: role, name: name))
        case is ClassCondition:
            let viewClass = type(of: view)
            return ViewTree.ownClasses.contains { $0 == viewClass } ? ofClass(viewClass) : nil
        case let condition as StateCondition:
            guard [.enabled, .selected, .highlighted, .focused].contains(condition.state) else { return nil }
            return ViewPredicate(StateCondition(state: condition.state, isWanted: !condition.isWanted))
        default: return nil
        }
    }
}

extension TextCondition {
    @MainActor
    fileprivate func corrected(for view: UIView, among others: [UIView]) -> TextCondition? {
        // Of what an expression matches, a text is no misspelling.
        guard !pattern.hasCustomPart, let distance = TextDistance(to: pattern) else { return nil }
        let found = texts(of: view).map(\.text).filter { !$0.isEmpty }
        let nearest = found.min { distance.edits(from: $0) ?? .max < distance.edits(from: $1) ?? .max }
        guard let nearest, !isOfOneOfSeries(view, nearest, among: others) else { return nil }
        guard !nearest.hasInvisibleCharacters else {
            // A text that cannot be typed as it looks.
            let folded = TextCondition(field, pattern.foldingWhiteSpace)
            return folded.holds(for: view) ? folded : nil
        }
        return TextCondition(
            field,
            nearest.isShort
                ? TextPattern(.exactly(nearest)) : TextPattern(.prefix(String(nearest.prefix(40)))))
    }

    /// Whether a text with another number than the wanted one stands for another thing; an identifier always does.
    @MainActor
    private func isOfOneOfSeries(_ view: UIView, _ text: String, among others: [UIView]) -> Bool {
        let wanted = pattern.wantedText
        if field == .identifier, let wanted { return text.isNumbered(like: wanted) }
        return view.isOneOfSeries(named: text, instead: wanted, among: others)
    }
}

extension String {
    /// Whether the texts differ in their numbers only.
    package func isNumbered(like other: String) -> Bool {
        self != other && contains(where: \.isNumber) && withoutNumbers == other.withoutNumbers
    }

    /// The text with a sign in place of each number.
    private var withoutNumbers: String {
        var text = ""
        for character in self where !character.isNumber || text.last != "#" {
            text.append(character.isNumber ? "#" : character)
        }
        return text
    }
}

extension UIView {
    /// Whether the view is one of several that differ by their numbers, such as rows, and so is not the intended one.
    final func isOneOfSeries(named text: String, instead wanted: String?, among others: [UIView]) -> Bool {
        guard let wanted, text.isNumbered(like: wanted) else { return false }
        if lineage.contains(where: { $0 is UITableViewCell || $0 is UICollectionViewCell }) { return true }
        return others.contains { other in
            guard other !== self else { return false }
            return [other.accessibilityLabel, other.contentText].contains {
                $0?.isNumbered(like: text) ?? false
            }
        }
    }
}

extension UIView {
    /// Whether an action such as `tapOn`, which touches the view, has to scroll it into view first.
    func isScrolledAway(from purpose: String?) -> Bool {
        guard let purpose, purpose.hasSuffix("On"), case .failure(let obstacle) = HitTarget.find(self) else {
            return false
        }
        let isInScrollView = lineage.dropFirst().contains { ($0 as? UIScrollView)?.isScrollEnabled ?? false }
        switch obstacle {
        case .clipped, .outsideWindow: return isInScrollView
        case .covered(by: let cover):
            return isInScrollView
                && cover.lineage.contains { $0 is UITabBar || $0 is UINavigationBar || $0 is UIToolbar }
        default: return false
        }
    }
}

extension ElementQuery {
    /// The query with those conditions changed that an element does not meet, if it then finds the element.
    func corrected(for element: AccessibleElement, among others: [UIView]) -> ElementQuery? {
        var parts: [ElementPredicate] = []
        for part in predicates {
            guard let part = part.holds(for: element) ? part : part.corrected(for: element, among: others)
            else {
                return nil
            }
            parts.append(part)
        }
        let found = ElementQuery(scope: scope, predicates: parts, selection: .all).elements
        let isFound =
            switch selection {
            case .first: found.first == element
            case .only: found == [element]
            case .all: found.contains(element)
            }
        let query = asking(parts, in: scope)
        return isFound && query.sourceCode != nil ? query : nil
    }
}

extension ElementPredicate {
    /// The condition as an element meets it.
    @MainActor
    fileprivate func corrected(for element: AccessibleElement, among others: [UIView]) -> ElementPredicate? {
        switch form {
        case .role(let role, let name):
            let own = element.roles.contains(role) ? role : element.role
            guard let name else { return ElementPredicate(own) }
            if name.matches(element.label) {
                return ElementPredicate(own, named: name)
            }
            guard let label = element.label, label.isName,
                !element.view.isOneOfSeries(named: label, instead: name.wantedText, among: others)
            else { return nil }
            return ElementPredicate(own, named: TextPattern(.exactly(label)))
        case .text(let text, let pattern):
            guard let found = element.text(text), found.isName else { return nil }
            if text == .identifier, let wanted = pattern.wantedText, found.isNumbered(like: wanted) {
                return nil
            }
            if element.view.isOneOfSeries(named: found, instead: pattern.wantedText, among: others) {
                return nil
            }
            return ElementPredicate(text, TextPattern(.exactly(found)))
        case .traits, .all, .any, .not, .tooDeep, .custom: return nil
        }
    }
}
