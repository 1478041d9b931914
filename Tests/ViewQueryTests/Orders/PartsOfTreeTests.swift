import TestSupport
import Testing

@testable import ViewQuery

/// Searches of many parts of a tree, or of a large one, along the order of the whole.
@MainActor
@Suite("Searches in parts of a view hierarchy") struct PartsOfTreeTests {
    @Test(
        "Inside many views, or a large part of a tree, queries find what a plain recursion finds",
        arguments: 1...Rounds.of(100, share: 20))
    func agreesWithRecursion(seed: Int) {
        var tree = LargeTree(seed: UInt64(seed))
        for round in 0..<Rounds.of(20, share: 2) {
            // With an index of names, and without one.
            if round == 5 { for _ in 0..<10 { _ = allViews(withText("none")).inside(tree.root).count } }
            for _ in 0..<tree.numbers.next(below: 4) { tree.change() }
            for _ in 0..<2 { _ = allViews().inside(tree.root).count }
            for _ in 0..<4 { tree.change() }
            tree.check()
        }
    }
}

@MainActor
private struct LargeTree {
    var numbers: SeededNumbers
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private var views: [UIView]

    init(seed: UInt64) {
        numbers = SeededNumbers(seed: seed)
        views = [root]
        for _ in 0..<250 { add() }
    }

    private mutating func add() {
        let view: UIView = numbers.onceIn(2) ? UILabel() : UIView()
        view.accessibilityIdentifier = "v\(numbers.next(below: 20))"
        view.frame = CGRect(x: numbers.next(below: 120), y: numbers.next(below: 120), width: 30, height: 30)
        view.isHidden = numbers.onceIn(8)
        numbers.element(of: views).addSubview(view)
        views.append(view)
    }

    mutating func change() {
        let view = views[1 + numbers.next(below: views.count - 1)]
        let place = numbers.element(of: views)
        switch numbers.next(below: 4) {
        case 0: add()
        case 1: view.isHidden.toggle()
        case 2: view.superview?.bringSubviewToFront(view)
        default: if !place.isDescendant(of: view) { place.insertSubview(view, at: numbers.next(below: 3)) }
        }
    }

    private static func views(in root: UIView) -> [UIView] {
        [root] + root.subviews.flatMap { views(in: $0) }
    }

    mutating func check() {
        let part = root.subviews.max { Self.views(in: $0).count < Self.views(in: $1).count } ?? root
        let labels = Self.views(in: root).filter { $0 is UILabel }
        let outer = labels.filter { label in !labels.contains { $0 !== label && label.isDescendant(of: $0) } }
        let isLabel = allViews(ofClass(UILabel.self)).inside(root)
        let predicates = [
            matching(), ofClass(UILabel.self), ofExactClass(UIView.self), withIdentifier("v3"),
            withText("none"), withParent(ofClass(UILabel.self)), containing(withIdentifier("v5")),
            onScreenAndVisible(true), onScreen(false), withSibling(ofClass(UILabel.self)) && withTag(0),
            satisfying { $0.tag == 0 } && withAncestor(ofClass(UILabel.self)), withoutRootView(),
        ]
        for predicate in predicates {
            for (roots, scope) in [([part], 0), (outer, 1)] {
                let search = ViewSearch(in: roots)
                let expected = roots.flatMap { Self.views(in: $0) }
                    .filter { predicate.holds(for: $0, in: search) }
                @MainActor func find(_ query: ViewQuery) -> [UIView] {
                    (scope == 0 ? query.inside(part) : query.inside(isLabel)).views
                }
                let isSame = find(allViews(predicate)) == expected
                #expect(isSame, "\(predicate) inside \(scope)")
                let inner = expected.filter { view in !roots.contains { $0 === view } }
                let isSameInside = find(allSubviews(predicate)) == inner
                #expect(isSameInside, "\(predicate) below \(scope)")
                let isFirst = find(theFirstView(predicate)) == Array(expected.prefix(1))
                #expect(isFirst, "the first \(predicate) inside \(scope)")
            }
        }
    }
}
