import TestSupport
import Testing

@testable import ViewQuery

/// The order that is mended against a plain recursion, whatever happens to the tree.
@MainActor
@Suite("The order of a changing view hierarchy") struct TreeOrderPropertyTests {
    @Test(
        "An order that is mended is that of the tree, after any changes",
        arguments: 1...Rounds.of(100, share: 20))
    func agreesWithRecursion(batch: Int) {
        for tree in 0..<Rounds.of(40, share: 4) {
            var forest = ChangingForest(seed: UInt64(batch * 1000 + tree))
            for _ in 0..<Rounds.of(30, share: 2) {
                for _ in 0..<forest.numbers.next(below: 5) { forest.change() }
                if forest.numbers.onceIn(20) { forest.replaceMany() }
                forest.checkOrder()
            }
        }
    }

    @Test("A few changes leave the order what it is, and very many end it")
    func isKept() throws {
        let root = UIView.tree("root(a(b c) d)")
        let cache = TreeCache.ofTree(at: root)
        _ = cache.order(of: root)
        let order = try #require(cache.order(of: root))
        for _ in 0..<60 { root["d"].addSubview(UIView()) }
        #expect(cache.order(of: root) === order)
        #expect(order.views.count == 65)
        for _ in 0..<100 { root["d"].addSubview(UIView()) }
        #expect(cache.order(of: root) == nil)
        #expect(cache.order(of: root)?.views.count == 165)
    }

    @Test("Views that join and leave between two searches are not remembered")
    func comeAndGo() throws {
        let root = UIView.tree("root(a(b c) d)")
        let cache = TreeCache.ofTree(at: root)
        _ = cache.order(of: root)
        let order = try #require(cache.order(of: root))
        for _ in 0..<1000 {
            let view = UIView.tree("x(y z)")
            root["a"].insertSubview(view, at: 1)
            view["y"].addSubview(UIView())
            view.removeFromSuperview()
        }
        #expect(cache.order(of: root) === order)
        #expect(order.views.map { $0.takeUnretainedValue() }.names == "root a b c d")
    }

    @Test("A tree far deeper than a stack is put in order, and mended at its end")
    func deep() throws {
        let root = UIView()
        var innermost = root
        for _ in 0..<Rounds.of(100_000, share: 10) {
            let view = UIView()
            innermost.addSubview(view)
            innermost = view
        }
        let cache = TreeCache.ofTree(at: root)
        _ = cache.order(of: root)
        let order = try #require(cache.order(of: root))
        let count = order.views.count
        innermost.addSubview(UIView())
        #expect(cache.order(of: root)?.views.count == count + 1)
        #expect(order.depths.last == Int32(count))
        root.subviews[0].subviews[0].removeFromSuperview()
        #expect(cache.order(of: root) === order)
        #expect(order.views.count == 2)
    }
}

/// Two trees that exchange views; the order of the first is checked.
@MainActor
private struct ChangingForest {
    var numbers: SeededNumbers
    private var roots = [UIView(), UIView()]
    private let progress = Progress(totalUnitCount: 5)

    init(seed: UInt64) {
        numbers = SeededNumbers(seed: seed)
        for _ in 0..<20 { add() }
    }

    private func views(in root: UIView) -> [UIView] {
        var views: [UIView] = []
        func add(_ view: UIView) {
            views.append(view)
            for subview in view.subviews { add(subview) }
        }
        add(root)
        return views
    }

    private mutating func someView() -> UIView {
        numbers.element(of: views(in: roots[numbers.onceIn(4) ? 1 : 0]))
    }

    private mutating func makeView() -> UIView {
        switch numbers.next(below: 5) {
        case 0: UILabel()
        case 1: FancyLabel()
        case 2: UIProgressView()
        default: UIView()
        }
    }

    private mutating func add() {
        let place = someView()
        var view = makeView()
        // Views come alone, or with others that are in them already.
        while numbers.onceIn(3) {
            let outer = makeView()
            outer.addSubview(view)
            view = outer
        }
        place.insertSubview(view, at: numbers.next(below: 5))
    }

    mutating func change() {
        let view = someView()
        switch numbers.next(below: 12) {
        case 0, 1, 2: add()
        case 3, 4: view.removeFromSuperview()
        case 5:
            let place = someView()
            if !place.isDescendant(of: view) { place.insertSubview(view, at: numbers.next(below: 4)) }
        case 6:
            let count = view.subviews.count
            guard count > 0 else { return }
            view.exchangeSubview(
                at: numbers.next(below: count), withSubviewAt: numbers.next(below: count))
        case 7: view.superview?.bringSubviewToFront(view)
        case 8: view.superview?.sendSubviewToBack(view)
        case 9: (view as? UIProgressView)?.observedProgress = numbers.onceIn(2) ? progress : nil
        case 10:
            // One goes away and comes back elsewhere, with one more view in it.
            let place = someView()
            guard !place.isDescendant(of: view) else { return }
            view.removeFromSuperview()
            view.addSubview(makeView())
            place.addSubview(view)
        default:
            // The root comes into another tree, and out again.
            let outer = UIView()
            outer.addSubview(roots[0])
            if numbers.onceIn(2) { _ = allViews().inside(outer).count }
            roots[0].removeFromSuperview()
        }
    }

    /// What a reload does: all of a view's subviews give way to others.
    mutating func replaceMany() {
        let view = someView()
        for subview in view.subviews { subview.removeFromSuperview() }
        for _ in 0..<numbers.element(of: [3, 20, 20, 90]) { view.addSubview(makeView()) }
    }

    mutating func checkOrder() {
        // It may have come into the other tree.
        let root = roots[0].root
        let cache = TreeCache.ofTree(at: root)
        if numbers.onceIn(3) { _ = cache.order(of: root) }
        guard let order = cache.order(of: root) else { return }
        let expected = views(in: root)
        // Compared first, for what is expected is written out otherwise.
        let isInOrder = order.views.map { $0.takeUnretainedValue() } == expected
        #expect(isInOrder)
        let areDepthsRight = order.depths.map { Int($0) } == expected.map { $0.lineage.count - 1 }
        #expect(areDepthsRight)
        let areClassesRight = zip(order.classNumbers, expected)
            .allSatisfy { order.classes[Int($0)] == type(of: $1) }
        #expect(areClassesRight)
        #expect(order.isAnnounced == expected.allSatisfy(\.announcesChanges))
        let isLabel = ClassCondition(wanted: .type(UILabel.self), isExact: numbers.onceIn(2))
        let includesRoot = numbers.onceIn(2)
        let first = order.first(of: isLabel, includingRoot: includesRoot)?.takeUnretainedValue()
        #expect(first === expected.dropFirst(includesRoot ? 0 : 1).first { isLabel.holds(for: type(of: $0)) })
        let sought = (0..<numbers.next(below: 6)).map { _ in numbers.element(of: expected) }
        let positions = Set(sought.compactMap { expected.firstIndex(of: $0) }).sorted()
        let unique = positions.map { ViewReference.passUnretained(expected[$0]) }
        #expect(order.positions(of: unique.reversed()) == positions)
        checkSorted(positions, order.rows, expected)
    }

    /// Looks views up that are given in the order of the tree, and in another.
    private func checkSorted(_ positions: [Int], _ rows: OrderRows, _ expected: [UIView]) {
        let sorted = positions.map { expected[$0] }
        #expect(rows.positions(ofSorted: sorted) == positions)
        let outermost = sorted.filter { view in
            !sorted.contains { $0 !== view && view.isDescendant(of: $0) }
        }
        #expect(rows.outermost(ofSorted: sorted.map { .passUnretained($0) }) == outermost)
        let others = [Array(sorted.reversed()), sorted + sorted.suffix(1), sorted + [UIView()]]
        for views in others where views != sorted {
            #expect(rows.positions(ofSorted: views) == nil)
            #expect(rows.outermost(ofSorted: views.map { .passUnretained($0) }) == nil)
        }
    }
}
