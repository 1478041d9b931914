import ViewQuery

extension Condition {
    /// Where a pattern looks.
    enum Field: CaseIterable {
        case text, label, identifier, value, hint, placeholder

        func predicate(_ pattern: TextPattern) -> ViewPredicate {
            switch self {
            case .text: withText(pattern)
            case .label: withLabel(pattern)
            case .identifier: withIdentifier(pattern)
            case .value: withValue(pattern)
            case .hint: withHint(pattern)
            case .placeholder: withPlaceholder(pattern)
            }
        }

        @MainActor
        func holds(_ pattern: TextPattern, for view: UIView) -> Bool {
            let placeholder = (view as? UITextField)?.placeholder
            return switch self {
            case .text: pattern.matches(view.naiveText)
            case .label:
                !view.isNaivelyPartOfSuperview
                    && [view.accessibilityLabel, view.naiveText, placeholder].contains {
                        pattern.foldingWhiteSpace.matches($0)
                    }
            case .identifier: pattern.matches(view.accessibilityIdentifier)
            case .value: pattern.matches(view.accessibilityValue)
            case .hint: pattern.matches(view.accessibilityHint)
            case .placeholder: pattern.matches(placeholder)
            }
        }
    }

    enum Relation: CaseIterable {
        case parent, ancestor, descendant, sibling, superviews

        func predicate(_ predicate: ViewPredicate) -> ViewPredicate {
            switch self {
            case .parent: withParent(predicate)
            case .ancestor: withAncestor(predicate)
            case .descendant: containing(predicate)
            case .sibling: withSibling(predicate)
            case .superviews: includingSuperviews(predicate)
            }
        }

        @MainActor
        func holds(for view: UIView, _ condition: (UIView) -> Bool) -> Bool {
            switch self {
            case .parent: view.superview.map(condition) ?? false
            case .ancestor:
                view.superview.map { condition($0) || holds(for: $0, condition) } ?? false
            case .descendant: view.subviews.contains { condition($0) || holds(for: $0, condition) }
            case .sibling: (view.superview?.subviews ?? []).contains { $0 !== view && condition($0) }
            case .superviews:
                condition(view) && (view.superview.map { holds(for: $0, condition) } ?? true)
            }
        }
    }

    enum State: CaseIterable {
        case enabled, selected, highlighted, focused, element

        func predicate(_ isTrue: Bool) -> ViewPredicate {
            switch self {
            case .enabled: ViewQuery::enabled(isTrue)
            case .selected: ViewQuery::selected(isTrue)
            case .highlighted: ViewQuery::highlighted(isTrue)
            case .focused: ViewQuery::focused(isTrue)
            case .element: withAccessibility(isTrue)
            }
        }

        @MainActor
        func holds(for view: UIView) -> Bool {
            let (control, label) = (view as? UIControl, view as? UILabel)
            return switch self {
            case .enabled: control?.isEnabled ?? label?.isEnabled ?? true
            case .selected: control?.isSelected ?? false
            case .highlighted: control?.isHighlighted ?? label?.isHighlighted ?? false
            case .focused: view.isFirstResponder
            case .element: view.isAccessibilityElement
            }
        }
    }

    enum Position {
        case left, right, above, below
        case near(CGFloat)

        @MainActor
        func predicate(_ mark: UIView) -> ViewPredicate {
            switch self {
            case .left: leftOf(mark)
            case .right: rightOf(mark)
            case .above: ViewQuery::above(mark)
            case .below: ViewQuery::below(mark)
            case .near(let distance): ViewQuery::near(mark, within: distance)
            }
        }

        func holds(_ rect: CGRect, _ mark: CGRect) -> Bool {
            let isBeside = rect.minY < mark.maxY && mark.minY < rect.maxY
            let isInColumn = rect.minX < mark.maxX && mark.minX < rect.maxX
            switch self {
            case .left: return isBeside && rect.maxX <= mark.minX
            case .right: return isBeside && mark.maxX <= rect.minX
            case .above: return isInColumn && rect.maxY <= mark.minY
            case .below: return isInColumn && mark.maxY <= rect.minY
            case .near(let distance):
                let x = max(mark.minX - rect.maxX, rect.minX - mark.maxX, 0)
                let y = max(mark.minY - rect.maxY, rect.minY - mark.maxY, 0)
                return x * x + y * y <= distance * distance
            }
        }
    }
}

/// Where a query looks, by what it is told and by plain code.
@MainActor
enum NaivePlace {
    case allWindows
    case views([UIView])
    case query(ViewQuery, Condition, root: UIView)

    func apply(to query: ViewQuery) -> ViewQuery {
        switch self {
        case .allWindows: query.inAllWindows()
        case .views(let views):
            // The key window is where a query looks by itself.
            if views.count == 1, views[0] === UIApplication.shared.keyWindow {
                query
            } else {
                views.count == 1 ? query.inside(views[0]) : query.insideOneOf(views)
            }
        case .query(let inner, _, _): query.inside(inner)
        }
    }

    var roots: [UIView] {
        switch self {
        case .allWindows: UIApplication.shared.windows.reversed()
        case .views(let views): Self.outermost(views)
        case .query(_, let condition, let root):
            Self.outermost(Self.views(in: root).filter { condition.holds(for: $0, in: [root]) })
        }
    }

    static func views(in root: UIView) -> [UIView] { [root] + root.subviews.flatMap { views(in: $0) } }

    private static func outermost(_ views: [UIView]) -> [UIView] {
        var found: [UIView] = []
        for view in views where !found.contains(where: { $0 === view }) {
            if !views.contains(where: { $0 !== view && view.isDescendant(of: $0) }) { found.append(view) }
        }
        return found
    }
}
