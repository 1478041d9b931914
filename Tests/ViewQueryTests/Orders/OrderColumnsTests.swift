import TestSupport
import Testing

@testable import ViewQuery

/// What is found out for all views at once against what is found out view by view.
@MainActor
@Suite("Relatives and frames of all views at once") struct OrderColumnsTests {
    @Test(
        "Relatives and places are the same for all views at once as for each by itself",
        arguments: 1...Rounds.of(60, share: 10))
    func agreesWithSingleViews(batch: Int) {
        for tree in 0..<Rounds.of(20, share: 4) {
            var forms = RandomForm(seed: UInt64(batch * 1000 + tree))
            for _ in 0..<10 { _ = allViews(withIdentifier("none")).inside(forms.root).count }
            let cache = TreeCache.ofTree(at: forms.root)
            for _ in 0..<10 {
                forms.change()
                _ = cache.order(of: forms.root)
                guard let order = cache.order(of: forms.root) else { continue }
                for _ in 0..<4 {
                    let predicate = forms.predicate(depth: forms.numbers.next(below: 4))
                    #expect(predicate.isColumnar(withNames: true), "\(predicate)")
                    let columns = OrderColumns(order: order, rows: order.rows, index: cache.index)
                    let found = columns.column(for: predicate).verdicts
                    // A search of its own for each answers from where the view is.
                    let expected = order.views.map {
                        predicate.holds(for: $0.takeUnretainedValue(), in: ViewSearch(in: [forms.root]))
                    }
                    let isSame = Array(found) == expected
                    #expect(isSame, "\(predicate)")
                }
            }
        }
    }

    @Test(
        "Only conditions on class, name, relatives and place are checked for all views at once"
    )
    func isColumnar() {
        let name = withText("x")
        #expect(ofClass(UILabel.self).isColumnar(withNames: false))
        #expect(containing(ofClass(UILabel.self)).isColumnar(withNames: false))
        #expect(!containing(name).isColumnar(withNames: false))
        #expect(containing(name).isColumnar(withNames: true))
        #expect((onScreen(true) && !withParent(onScreenAndVisible(false))).isColumnar(withNames: false))
        #expect(!withParent(withTag(3)).isColumnar(withNames: true))
        #expect(!withParent(ofClass("UILabel")).isColumnar(withNames: true))
        #expect(!withSibling(satisfying { _ in true }).isColumnar(withNames: true))
        #expect(!containing(withText { _ in true }).isColumnar(withNames: true))
    }

    @Test(
        "Custom code is called for the views that meet the other conditions, and for no others"
    )
    func customCode() {
        let root = UIView.tree("root(a(B c) d(E(f) g))")
        let calls = Calls()
        let query = allViews(
            withParent(ofExactClass(UIView.self)), onScreen(true), satisfying { _ in calls.count(true) }
        ).inside(root)
        for _ in 0..<3 { #expect(query.names == "a B c d E g") }
        #expect(calls.number == 18)
        let first = theFirstView(withSibling(ofClass(UILabel.self)), satisfying { _ in calls.count(true) })
        for _ in 0..<3 { #expect(first.inside(root).names == "c") }
        #expect(calls.number == 21)
    }

    @Test("Custom code may change the tree and search it again")
    func changedMeanwhile() {
        let root = UIView.tree("root(a(B c) d(E(f) g))")
        for _ in 0..<3 { _ = allViews().inside(root).count }
        let query = allViews(
            withParent(ofExactClass(UIView.self)),
            satisfying { view in
                view.superview?.addSubview(UIView())
                return allViews(containing(ofClass(UILabel.self))).inside(root).count == 3
            }
        ).inside(root)
        #expect(query.names == "a B c d E g")
        #expect(allViews().inside(root).count == 14)
    }

    @Test("The first view is found among the first few, and beyond them")
    func first() {
        let root = UIView.tree("root(a(B c) d(E(f) g))")
        for _ in 0..<20 { root["d"].addSubview(UIView()) }
        let last = UILabel().named("last", 0, 0, 1, 1, in: root["d"])
        UIView().named("inLast", 0, 0, 1, 1, in: last)
        for _ in 0..<3 {
            #expect(theFirstView(withParent(ofClass(UILabel.self))).inside(root).names == "f")
            root["f"].removeFromSuperview()
            #expect(theFirstView(withParent(ofClass(UILabel.self))).inside(root).names == "inLast")
            UIView().named("f", 0, 0, 1, 1, in: root["E"])
        }
    }
}

/// A label with another size than the one that was set, which the framework's class does not know.
private final class OddLabel: UILabel {
    var isGone = false
    override var bounds: CGRect {
        get { super.bounds.insetBy(dx: -3, dy: 0) }
        set { super.bounds = newValue }
    }
    override var isHidden: Bool {
        get { isGone }
        set { isGone = newValue }
    }
}

/// A tree with places that change, and predicates on them.
@MainActor
private struct RandomForm {
    var numbers: SeededNumbers
    let root: UIView
    private var views: [UIView]

    init(seed: UInt64) {
        numbers = SeededNumbers(seed: seed)
        root = numbers.onceIn(2) ? UIWindow() : UIView()
        root.frame = CGRect(x: 3, y: 5, width: 100, height: 100)
        views = [root]
        for index in 0..<30 {
            let view: UIView =
                switch numbers.next(below: 5) {
                case 0: UILabel()
                case 1: OddLabel()
                case 2: FancyLabel()
                default: UIView()
                }
            view.accessibilityIdentifier = "v\(index % 7)"
            numbers.element(of: views).addSubview(view)
            views.append(view)
            for _ in 0..<3 { place(view) }
        }
    }

    mutating func change() {
        for _ in 0..<3 { place(numbers.element(of: views)) }
        let view = views[1 + numbers.next(below: views.count - 1)]
        let place = numbers.element(of: views)
        if !place.isDescendant(of: view) { place.insertSubview(view, at: numbers.next(below: 3)) }
    }

    private mutating func place(_ view: UIView) {
        switch numbers.next(below: 9) {
        case 0: view.isHidden = numbers.onceIn(3)
        case 1: view.alpha = numbers.onceIn(3) ? 0 : 0.5
        case 2: view.clipsToBounds = numbers.onceIn(2)
        case 3:
            view.transform = numbers.element(of: [
                .identity, CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0),
                CGAffineTransform(scaleX: 2, y: 0.5), CGAffineTransform(translationX: 20, y: -30),
            ])
        case 4: view.bounds.origin = CGPoint(x: 10 * numbers.next(below: 9), y: 10 * numbers.next(below: 9))
        case 5: (view as? UILabel)?.text = numbers.element(of: ["Save", "Cancel", ""])
        default:
            view.frame = CGRect(
                x: 10 * (numbers.next(below: 16) - 5), y: 10 * (numbers.next(below: 16) - 5),
                width: 10 * numbers.next(below: 8), height: 10 * numbers.next(below: 8))
        }
    }

    mutating func predicate(depth: Int) -> ViewPredicate {
        guard depth > 0 else {
            switch numbers.next(below: 6) {
            case 0: return ofClass(UILabel.self)
            case 1: return ofExactClass(UIView.self)
            case 2: return onScreen(numbers.onceIn(2))
            case 3: return onScreenAndVisible(numbers.onceIn(2))
            case 4: return withIdentifier("v\(numbers.next(below: 7))")
            default: return withText("Save")
            }
        }
        let inner = predicate(depth: depth - 1)
        switch numbers.next(below: 9) {
        case 0: return !inner
        case 1: return inner && predicate(depth: depth - 1)
        case 2: return inner || predicate(depth: depth - 1)
        case 3: return withParent(inner)
        case 4: return withAncestor(inner)
        case 5: return includingSuperviews(inner)
        case 6: return withSibling(inner)
        default: return containing(inner)
        }
    }
}
