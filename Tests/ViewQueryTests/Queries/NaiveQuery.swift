import ViewQuery

/// A condition twice over: as the predicate that the library evaluates, and as code that is plain to see.
@MainActor
indirect enum Condition {
    case text(String), label(String), identifier(String)
    case ofClass(UIView.Type), ofExactClass(UIView.Type)
    case visible(Bool), onScreen(Bool), shown(Bool)
    case tag(Int)
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
        case .all(let parts): parts.map(\.predicate).reduce(matching()) { matching($0, $1) }
        case .any(let parts): parts.dropFirst().reduce(parts[0].predicate) { $0 || $1.predicate }
        case .not(let part): !part.predicate
        }
    }

    func holds(for view: UIView) -> Bool {
        switch self {
        case .text(let text): view.naiveText == text
        case .label(let label):
            view.accessibilityLabel == label || view.naiveText == label
                || (view as? UITextField)?.placeholder == label
        case .identifier(let identifier): view.accessibilityIdentifier == identifier
        case .ofClass(let type): view.classes.contains { $0 == type }
        case .ofExactClass(let type): view.classes[0] == type
        case .visible(let isTrue): view.isNaivelyVisible == isTrue
        case .onScreen(let isTrue): view.isNaivelyOnScreen == isTrue
        case .shown(let isTrue): view.isNaivelyShown == isTrue
        case .tag(let tag): view.tag == tag
        case .all(let parts): parts.allSatisfy { $0.holds(for: view) }
        case .any(let parts): parts.contains { $0.holds(for: view) }
        case .not(let part): !part.holds(for: view)
        }
    }

    /// What a query would find from `root` downwards, by plain recursion.
    func views(in root: UIView, includingRoot: Bool) -> [UIView] {
        (includingRoot && holds(for: root) ? [root] : [])
            + root.subviews.flatMap { views(in: $0, includingRoot: true) }
    }
}

extension UIView {
    fileprivate var naiveText: String? { (self as? UILabel)?.text ?? (self as? UITextField)?.text }

    fileprivate var classes: [AnyClass] {
        switch self {
        case is FancyLabel: [FancyLabel.self, UILabel.self, UIView.self]
        case is UILabel: [UILabel.self, UIView.self]
        case is UITextField: [UITextField.self, UIControl.self, UIView.self]
        case is UIWindow: [UIWindow.self, UIView.self]
        default: [UIView.self]
        }
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
