import TestSupport
import Testing
import ViewQuery

/// Queries over random trees against ``Condition``'s plain recursion.
@MainActor
@Suite struct QueryPropertyTests {
    @Test("Queries find what plain recursion finds, and again after changes", arguments: 1...40)
    func agreesWithRecursion(seed: Int) {
        inOwnApplication {
            var random = RandomViews(seed: UInt64(seed))
            let root: UIView = random.numbers.onceIn(2) ? UIWindow.createWindowForTesting() : UIView()
            root.frame = CGRect(x: 3, y: 5, width: 100, height: 100)
            random.fill(root)
            let held = (0..<12).map { _ in random.query(in: root) }
            for _ in 0..<6 {
                for query in held { query.check() }
                random.change()
            }
        }
    }
}

/// A query and the plain recursion that it stands for.
@MainActor
private struct HeldQuery {
    var query: ViewQuery
    var condition: Condition
    var root: UIView
    var includesRoot: Bool
    var isFirst: Bool

    func check() {
        let expected = condition.views(in: root, includingRoot: includesRoot)
        #expect(query.names == (isFirst ? Array(expected.prefix(1)) : expected).names, "\(query)")
    }
}

@MainActor
private struct RandomViews {
    var numbers: SeededNumbers
    private var views: [UIView] = []

    init(seed: UInt64) {
        numbers = SeededNumbers(seed: seed)
    }

    private static let texts = ["", "Save", "Cancel", "Name"]
    // Only such as are exact in floating point, so that touching stays touching however it is computed.
    private static let transforms: [CGAffineTransform] = [
        .identity, CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0),
        CGAffineTransform(scaleX: -1, y: 1),
        CGAffineTransform(scaleX: 2, y: 0.5), CGAffineTransform(translationX: 20, y: -30),
        CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 4),
    ]

    mutating func fill(_ root: UIView) {
        root.accessibilityIdentifier = "root"
        views = [root]
        for index in 0..<40 {
            let view = [UIView.init, UILabel.init, FancyLabel.init, UITextField.init]
                .map { $0 as (CGRect) -> UIView }[numbers.next(below: 4)](.zero)
            view.accessibilityIdentifier = "v\(index)"
            numbers.element(of: views).addSubview(view)
            views.append(view)
            for _ in 0..<4 { change(view) }
        }
    }

    mutating func change() {
        for _ in 0..<3 {
            let view = views[1 + numbers.next(below: views.count - 1)]
            if numbers.onceIn(4) {
                let place = numbers.element(of: views)
                if !place.isDescendant(of: view) { place.insertSubview(view, at: numbers.next(below: 3)) }
            } else {
                change(view)
            }
        }
    }

    private mutating func change(_ view: UIView) {
        switch numbers.next(below: 10) {
        case 0: view.isHidden = numbers.onceIn(3)
        case 1: view.alpha = numbers.onceIn(3) ? 0 : 0.5
        case 2: view.clipsToBounds = numbers.onceIn(2)
        case 3: view.transform = numbers.element(of: Self.transforms)
        case 4: view.bounds.origin = CGPoint(x: 10 * numbers.next(below: 9), y: 10 * numbers.next(below: 9))
        case 5: view.tag = numbers.next(below: 3)
        case 6: view.accessibilityLabel = numbers.element(of: Self.texts)
        case 7:
            let text = numbers.element(of: Self.texts)
            (view as? UILabel)?.text = text
            (view as? UITextField)?.text = text
            (view as? UITextField)?.placeholder = numbers.element(of: Self.texts)
        default:
            view.frame = CGRect(
                x: 10 * (numbers.next(below: 16) - 5), y: 10 * (numbers.next(below: 16) - 5),
                width: 10 * numbers.next(below: 8), height: 10 * numbers.next(below: 8))
        }
    }

    mutating func query(in root: UIView) -> HeldQuery {
        let condition = condition(depth: numbers.next(below: 4))
        let place = numbers.onceIn(3) ? numbers.element(of: views) : root
        let (includesRoot, isFirst) = (numbers.onceIn(2), numbers.onceIn(4))
        let predicate = condition.predicate
        let query =
            switch (includesRoot, isFirst) {
            case (true, true): theFirstView(predicate)
            case (true, false): allViews(predicate)
            case (false, true): theFirstSubview(predicate)
            case (false, false): allSubviews(predicate)
            }
        let isKeyWindow = place === UIApplication.shared.keyWindow
        return HeldQuery(
            query: isKeyWindow ? query : query.inside(place), condition: condition, root: place,
            includesRoot: includesRoot, isFirst: isFirst)
    }

    private mutating func condition(depth: Int) -> Condition {
        if depth == 0 { return simpleCondition() }
        switch numbers.next(below: 3) {
        case 0: return .not(condition(depth: depth - 1))
        case 1: return .all([condition(depth: depth - 1), condition(depth: depth - 1)])
        default: return .any([condition(depth: depth - 1), condition(depth: depth - 1)])
        }
    }

    private mutating func simpleCondition() -> Condition {
        let classes = [
            UIView.self, UILabel.self, FancyLabel.self, UITextField.self, UIControl.self, UIWindow.self,
        ]
        switch numbers.next(below: 9) {
        case 0: return .text(numbers.element(of: Self.texts))
        case 1: return .label(numbers.element(of: Self.texts))
        case 2: return .identifier("v\(numbers.next(below: 40))")
        case 3: return .ofClass(numbers.element(of: classes))
        case 4: return .ofExactClass(numbers.element(of: classes))
        case 5: return .visible(numbers.onceIn(2))
        case 6: return .onScreen(numbers.onceIn(2))
        case 7: return .shown(numbers.next(below: 3) > 0)
        default: return .tag(numbers.next(below: 3))
        }
    }
}
