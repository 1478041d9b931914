import ViewQuery

/// A condition twice over: as the predicate that the library evaluates, and as code that is plain to see.
@MainActor
indirect enum Condition {
    case text(String), label(String), identifier(String)
    case ofClass(UIView.Type), ofExactClass(UIView.Type)
    case visible(Bool), onScreen(Bool), shown(Bool)
    case tag(Int), taggedWith(Int)
    case pattern(Field, TextPattern)
    case relation(Relation, Condition)
    case state(State, Bool)
    case role(AccessibilityRole)
    case notRoot
    case position(Position, UIView)
    case all([Condition]), any([Condition]), not(Condition)

    var predicate: ViewPredicate {
        switch self {
        case .text(let text): withText(text)
        case .label(let label): withLabel(label)
        case .identifier(let identifier): withIdentifier(identifier)
        case .ofClass(let type): ViewQuery::ofClass(type)
        case .ofExactClass(let type): ViewQuery::ofExactClass(type)
        case .visible(let isTrue): withVisibility(isTrue)
        case .onScreen(let isTrue): ViewQuery::onScreen(isTrue)
        case .shown(let isTrue): onScreenAndVisible(isTrue)
        case .tag(let tag): satisfying { $0.tag == tag }
        case .taggedWith(let tag): withTag(tag)
        case .pattern(let field, let pattern): field.predicate(pattern)
        case .relation(let relation, let condition): relation.predicate(condition.predicate)
        case .state(let state, let isTrue): state.predicate(isTrue)
        case .role(let role): withRole(role)
        case .notRoot: withoutRootView()
        case .position(let position, let mark): position.predicate(mark)
        case .all(let parts): parts.map(\.predicate).reduce(matching()) { matching($0, $1) }
        case .any(let parts): parts.dropFirst().reduce(parts[0].predicate) { $0 || $1.predicate }
        case .not(let part): !part.predicate
        }
    }

    func holds(for view: UIView, in roots: [UIView]) -> Bool {
        switch self {
        case .text(let text): view.naiveText == text
        case .label(let label):
            !view.isNaivelyPartOfSuperview
                && (view.accessibilityLabel == label || view.naiveText == label
                    || (view as? UITextField)?.placeholder == label)
        case .identifier(let identifier): view.accessibilityIdentifier == identifier
        case .ofClass(let type): view.classes.contains { $0 == type }
        case .ofExactClass(let type): view.classes[0] == type
        case .visible(let isTrue): view.isNaivelyVisible == isTrue
        case .onScreen(let isTrue): view.isNaivelyOnScreen == isTrue
        case .shown(let isTrue): view.isNaivelyShown == isTrue
        case .tag(let tag), .taggedWith(let tag): view.tag == tag
        case .pattern(let field, let pattern): field.holds(pattern, for: view)
        case .relation(let relation, let condition):
            relation.holds(for: view) { condition.holds(for: $0, in: roots) }
        case .state(let state, let isTrue): state.holds(for: view) == isTrue
        case .role(let role): view.isNaivelySeen && view.naiveRoles.contains(role)
        case .notRoot: !roots.contains { $0 === view }
        case .position(let position, let mark):
            view !== mark && position.holds(view.naiveRectOnScreen, mark.naiveRectOnScreen)
        case .all(let parts): parts.allSatisfy { $0.holds(for: view, in: roots) }
        case .any(let parts): parts.contains { $0.holds(for: view, in: roots) }
        case .not(let part): !part.holds(for: view, in: roots)
        }
    }
}

extension UIView {
    var naiveText: String? { (self as? UILabel)?.text ?? (self as? UITextField)?.text }

    /// Whether it is the title of a control, or of another accessibility element, that has the same label.
    var isNaivelyPartOfSuperview: Bool {
        guard self is UILabel, let superview, superview is UIControl || superview.isAccessibilityElement
        else {
            return false
        }
        let texts = Set([naiveText ?? "", accessibilityLabel ?? "", superview.accessibilityLabel ?? ""])
        return texts.count == 1 && texts != [""]
    }

    fileprivate var classes: [AnyClass] {
        switch self {
        case is FancyLabel: [FancyLabel.self, UILabel.self, UIView.self]
        case is UILabel: [UILabel.self, UIView.self]
        case is UITextField: [UITextField.self, UIControl.self, UIView.self]
        case is UIWindow: [UIWindow.self, UIView.self]
        case is UIStandardTextCursorView: [UIStandardTextCursorView.self, UIView.self]
        default: [UIView.self]
        }
    }

    /// Whether assistive technology reaches it, without lists and modal views.
    fileprivate var isNaivelySeen: Bool {
        guard isAccessibilityElement, !isHidden, alpha > 0 else { return false }
        var step = superview
        while let current = step {
            if current.isHidden || current.alpha <= 0 || current.isAccessibilityElement { return false }
            step = current.superview
        }
        return true
    }

    fileprivate var naiveRoles: [AccessibilityRole] {
        (accessibilityTraits.contains(.header) ? [.header] : [])
            + (accessibilityTraits.contains(.staticText) || isPlainLabel ? [.staticText] : [])
            + (self is UITextField ? [.textField] : [])
    }

    /// A label is a text if its traits say nothing else.
    private var isPlainLabel: Bool { self is UILabel && !accessibilityTraits.contains(.header) }

    fileprivate var naiveRectOnScreen: CGRect {
        var top: UIView = self
        while let superview = top.superview { top = superview }
        let corners = [(0, 0), (1, 0), (0, 1), (1, 1)].map { (x: CGFloat, y: CGFloat) in
            convert(CGPoint(x: bounds.minX + x * bounds.width, y: bounds.minY + y * bounds.height), to: top)
        }
        let (xs, ys) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
        let origin = top is UIWindow ? top.frame.origin : .zero
        let shift = top is UIWindow ? top.bounds.origin : .zero
        return CGRect(
            x: xs[0] + origin.x - shift.x, y: ys[0] + origin.y - shift.y, width: xs[3] - xs[0],
            height: ys[3] - ys[0])
    }

    fileprivate var isNaivelyVisible: Bool {
        !isHidden && alpha > 0 && !(clipsToBounds && (bounds.width == 0 || bounds.height == 0))
    }

    fileprivate var isNaivelyOnScreen: Bool {
        var top: UIView = self
        while let superview = top.superview { top = superview }
        let corners = [(0, 0), (1, 0), (0, 1), (1, 1)].map { (x: CGFloat, y: CGFloat) in
            convert(CGPoint(x: bounds.minX + x * bounds.width, y: bounds.minY + y * bounds.height), to: top)
        }
        let xs = corners.map(\.x).sorted()
        let ys = corners.map(\.y).sorted()
        let screen = top.bounds
        if xs[0] == xs[3] || ys[0] == ys[3] {
            return screen.minX...screen.maxX ~= xs[0] && screen.minY...screen.maxY ~= ys[0]
        }
        return xs[0] < screen.maxX && xs[3] > screen.minX && ys[0] < screen.maxY && ys[3] > screen.minY
    }

    fileprivate var isNaivelyShown: Bool {
        isNaivelyVisible && isNaivelyOnScreen && superview?.isNaivelyShown ?? true
    }
}
