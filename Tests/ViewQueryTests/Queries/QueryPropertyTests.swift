import TestSupport
import Testing
import ViewQuery

/// Queries over random trees against ``Condition``'s plain recursion.
@MainActor
@Suite("Random queries") struct QueryPropertyTests {
    @Test(
        "Queries find what plain recursion finds, and again after changes",
        arguments: 1...Rounds.of(80, share: 20))
    func agreesWithRecursion(seed: Int) {
        inOwnApplication {
            // The keys would be in all windows, of classes that the plain recursion does not know.
            UIApplication.shared.keyboard.isHardwareConnected = true
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
    var place: NaivePlace
    var includesRoot: Bool
    var isFirst: Bool
    var order: Order?
    var range: Range<Int>?

    enum Order {
        case tag, reversedTag, size

        @MainActor var descriptor: ViewSortDescriptor {
            switch self {
            case .tag: by(\.tag)
            case .reversedTag: by(\.tag).reversed
            case .size: smallestSize()
            }
        }

        @MainActor
        func precedes(_ lhs: UIView, _ rhs: UIView) -> Bool {
            switch self {
            case .tag: lhs.tag < rhs.tag
            case .reversedTag: lhs.tag > rhs.tag
            case .size:
                lhs.frame.height < rhs.frame.height
                    || (lhs.frame.height == rhs.frame.height && lhs.frame.width < rhs.frame.width)
            }
        }
    }

    /// What is found without the range, by plain recursion.
    var all: [UIView] {
        let roots = place.roots
        var found: [UIView] = []
        for root in roots {
            for view in NaivePlace.views(in: root) where includesRoot || view !== root {
                if condition.holds(for: view, in: roots) { found.append(view) }
            }
        }
        if let order {
            // By insertion, which leaves equal ones as they are.
            found = found.reduce(into: []) { sorted, view in
                let index = sorted.firstIndex { order.precedes(view, $0) } ?? sorted.count
                sorted.insert(view, at: index)
            }
        }
        return isFirst ? Array(found.prefix(1)) : found
    }

    func check() {
        // A query would add a text cursor that waits for it.
        UIApplication.shared.commit()
        let expected = range.map { all.prefix($0.upperBound).dropFirst($0.lowerBound) } ?? all[...]
        // A second and a third time, for what is remembered to be used.
        for _ in 0..<3 { #expect(query.names == expected.names, "\(query.description)") }
        #expect(query.first === expected.first)
        #expect(query.count == expected.count)
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
        switch numbers.next(below: 15) {
        case 10: view.accessibilityTraits = numbers.onceIn(2) ? .header : .none
        case 11: view.isAccessibilityElement = numbers.onceIn(3)
        case 12: changeState(of: view)
        case 13:
            view.accessibilityValue = numbers.element(of: Self.texts)
            view.accessibilityHint = numbers.element(of: Self.texts)
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

    private mutating func changeState(of view: UIView) {
        let isOn = numbers.onceIn(2)
        if let label = view as? UILabel {
            (label.isEnabled, label.isHighlighted) = (!isOn, numbers.onceIn(2))
        } else if let field = view as? UITextField {
            (field.isEnabled, field.isSelected, field.isHighlighted) = (
                !isOn, numbers.onceIn(2), numbers.onceIn(2)
            )
            if numbers.onceIn(2) { field.becomeFirstResponder() }
        }
    }

    mutating func query(in root: UIView) -> HeldQuery {
        let condition = condition(depth: numbers.next(below: 4))
        let (includesRoot, isFirst) = (numbers.onceIn(2), numbers.onceIn(4))
        let predicate = condition.predicate
        let query =
            switch (includesRoot, isFirst) {
            case (true, true): theFirstView(predicate)
            case (true, false): allViews(predicate)
            case (false, true): theFirstSubview(predicate)
            case (false, false): allSubviews(predicate)
            }
        let place = place(in: root)
        var held = HeldQuery(
            query: place.apply(to: query), condition: condition, place: place, includesRoot: includesRoot,
            isFirst: isFirst)
        if numbers.onceIn(4) {
            let order = numbers.element(of: [HeldQuery.Order.tag, .reversedTag, .size])
            held.order = order
            held.query = held.query.sortedBy(order.descriptor)
        }
        let count = held.all.count
        if numbers.onceIn(4), count > 0 {
            let start = numbers.next(below: count)
            let range = start..<start + 1 + numbers.next(below: count - start)
            held.range = range
            held.query = held.query[range]
        }
        return held
    }

    private mutating func place(in root: UIView) -> NaivePlace {
        switch numbers.next(below: 8) {
        case 0, 1: return .views([numbers.element(of: views)])
        case 2: return .views((0..<5).map { _ in numbers.element(of: views) })
        case 3:
            let condition = simpleCondition()
            return .query(allViews(condition.predicate).inside(root), condition, root: root)
        case 4: return .allWindows
        default: return .views([root])
        }
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
        switch numbers.next(below: 17) {
        case 0: return .text(numbers.element(of: Self.texts))
        case 1: return .label(numbers.element(of: Self.texts))
        case 2: return .identifier("v\(numbers.next(below: 40))")
        case 3: return .ofClass(numbers.element(of: classes))
        case 4: return .ofExactClass(numbers.element(of: classes))
        case 5: return .visible(numbers.onceIn(2))
        case 6: return .onScreen(numbers.onceIn(2))
        case 7: return .shown(numbers.next(below: 3) > 0)
        case 8: return .taggedWith(numbers.next(below: 3))
        case 9: return .pattern(numbers.element(of: Condition.Field.allCases), pattern())
        case 10, 11, 12:
            return .relation(numbers.element(of: Condition.Relation.allCases), simpleCondition())
        case 13: return .state(numbers.element(of: Condition.State.allCases), numbers.onceIn(2))
        case 14:
            return numbers.onceIn(3)
                ? .notRoot : .role(numbers.element(of: [.header, .staticText, .textField]))
        case 15:
            let positions: [Condition.Position] = [.left, .right, .above, .below, .near(20), .near(0)]
            return .position(numbers.element(of: positions), numbers.element(of: views))
        default: return .tag(numbers.next(below: 3))
        }
    }

    private mutating func pattern() -> TextPattern {
        let text = numbers.element(of: Self.texts + ["v1", "a", "SAVE", "Näme"])
        switch numbers.next(below: 6) {
        case 0: return .exactly(text).ignoringCase
        case 1: return .containing(text)
        case 2: return .prefix(text).ignoringDiacritics
        case 3: return .suffix(text)
        case 4: return .matching(/^[a-zA-Z]+e$/)
        default: return .exactly(text).foldingWhiteSpace.ignoringDiacritics
        }
    }
}
