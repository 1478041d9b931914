import FailureReporting
import TestSupport
import Testing
import ViewQuery

/// A label whose properties run a test's code when they are asked for.
private final class BusyLabel: UILabel {
    var work: @MainActor () -> Void = {}
    override var accessibilityLabel: String? {
        get {
            work()
            return "busy"
        }
        set {}
    }
    override var isHidden: Bool {
        get {
            work()
            return false
        }
        set {}
    }
}

/// Code that changes the tree, or asks queries, while it is asked by one.
@MainActor
@Suite("Reentrant queries") struct ReentrancyTests {
    private func wideTree() -> UIView {
        let root = UIView().named("root", 0, 0, 100, 100)
        for index in 0..<30 {
            let view = UIView().named("v\(index)", 0, 0, 10, 10, in: root)
            UIView().named("w\(index)", 0, 0, 5, 5, in: view)
        }
        return root
    }

    private func takeApart(_ root: UIView) {
        for view in root.subviews {
            for inner in view.subviews { inner.removeFromSuperview() }
            view.removeFromSuperview()
        }
    }

    /// Each with a closure that is given the view in question, and must return `true`.
    nonisolated static let wrappings:
        [@MainActor @Sendable (@escaping @MainActor @Sendable (UIView) -> Bool) -> ViewPredicate] = [
            { satisfying($0) },
            { withIdentifier(.prefix("w")) && satisfying($0) },
            { onScreen(true) && satisfying($0) },
            { condition in having(\UIView.self) { condition($0) } },
            { withParent(satisfying($0)) },
            { withAncestor(satisfying($0)) },
            { containing(satisfying($0)) },
            { withSibling(satisfying($0)) },
            { includingSuperviews(satisfying($0)) },
            { leftOf(theFirstView(satisfying($0))) },
            { onScreenAndVisible(true) && near(theFirstView(satisfying($0)), within: 5) },
            { includingSuperviews(onScreen(true), satisfying($0)) },
            { withRole(.other) || satisfying($0) },
            { visible(atLeast: 0.1) && satisfying($0) },
        ]

    @Test("A closure may take the tree apart while it is asked", arguments: wrappings.indices)
    func takenApart(_ index: Int) {
        let wrap = Self.wrappings[index]
        for rounds in [0, 5, 12, 40] {
            var root: UIView? = wideTree()
            weak let gone = root
            let calls = Calls()
            let predicate = wrap { [weak root] _ in
                if calls.count(calls.number) == rounds, let root { self.takeApart(root) }
                return true
            }
            if let root {
                for _ in 0..<3 { _ = allViews(predicate).inside(root).sortedBy(smallestOrigin()).count }
                for view in allViews(predicate).inside(root) { _ = view.superview }
            }
            root = nil
            #expect(gone == nil)
        }
    }

    @Test(
        "A closure may add views, ask queries and change texts while it is asked",
        arguments: wrappings.indices)
    func grown(_ index: Int) {
        let wrap = Self.wrappings[index]
        let root = wideTree()
        let calls = Calls()
        let predicate = wrap { view in
            if calls.count(calls.number) < 20 {
                root.addSubview(UIView().named("new", 0, 0, 1, 1))
                root.insertSubview(UIView().named("newest", 0, 0, 1, 1), at: 0)
                view.accessibilityIdentifier = "renamed"
                #expect(allViews(withIdentifier("new")).inside(root).count == calls.number)
                #expect(allViews(onScreen(true), containing(withIdentifier("new"))).inside(root).count == 1)
            }
            return true
        }
        for _ in 0..<3 { _ = allViews(predicate).inside(root).count }
        #expect(root.subviews.count <= 70)
    }

    @Test("A window that is hidden and let go of while it is searched is there to the end")
    func windowLetGo() {
        inOwnApplication {
            for predicate in [matching(), onScreen(true), withTag(0)] {
                var names = ""
                do {
                    let window = UIWindow.createWindowForTesting()
                    for index in 0..<50 { UIView().named("v\(index)", 0, 0, 10, 10, in: window) }
                }
                let query = allSubviews(
                    predicate,
                    satisfying { _ in
                        UIApplication.shared.keyWindow?.isHidden = true
                        return true
                    })
                query.forEach { names += $0.accessibilityIdentifier ?? "?" }
                #expect(names.count == 50 * 3 - 10)
                #expect(query.views.isEmpty)
            }
        }
    }

    @Test("A loop's body may take the tree apart, and let the window go")
    func loops() {
        inOwnApplication {
            var root: UIView? = wideTree()
            var visited = 0
            allViews().inside(root!).forEach { view in
                if let root { takeApart(root) }
                root = nil
                visited += view.accessibilityIdentifier == nil ? 0 : 1
            }
            #expect(visited == 61)
            UIWindow.createWindowForTesting().addSubview(wideTree())
            visited = 0
            allViews().forEach { view in
                UIApplication.shared.keyWindow?.isHidden = true
                for subview in view.subviews { subview.removeFromSuperview() }
                visited += 1
            }
            #expect(visited == 62)
        }
    }

    @Test("Properties of views may take the tree apart, and ask queries")
    func properties() {
        let root = wideTree()
        let busy = BusyLabel().named("busy", 0, 0, 10, 10)
        root.insertSubview(busy, at: 3)
        var isWorking = false
        busy.work = {
            if isWorking { return }
            isWorking = true
            defer { isWorking = false }
            #expect(allViews(withLabel("busy")).inside(root).names == "busy")
            root.subviews.last?.removeFromSuperview()
        }
        #expect(allViews(withLabel("busy")).inside(root).names == "busy")
        #expect(allViews(onScreenAndVisible(true), withLabel("busy")).inside(root).names == "busy")
        #expect(allViews(containing(withLabel("busy"))).inside(root).names == "root")
        for _ in 0..<20 { #expect(allViews(withLabel("busy")).inside(root).names == "busy") }
    }

    @Test("An array is made of one look, though a closure changes its mind")
    func fickle() {
        let root = wideTree()
        let calls = Calls()
        let fickle = allSubviews(
            withIdentifier(.prefix("v")), satisfying { _ in calls.count(calls.number) % 40 < 25 }
        )
        .inside(root)
        for _ in 0..<5 {
            #expect(Array(fickle).count > 4)
            var views: [UIView] = []
            views.append(contentsOf: fickle)
            views += fickle
            #expect(!views.isEmpty)
            #expect(Set(fickle.map { ObjectIdentifier($0) }).count > 4)
        }
    }

    @Test("A query can be held over a tree that is gone, and a view goes when it is removed")
    func freed() {
        inOwnApplication {
            weak var gone: UIView?
            let query = allViews(withIdentifier("v3"), withParent())
            do {
                let window = UIWindow.createWindowForTesting()
                let tree = wideTree()
                gone = tree
                window.addSubview(tree)
                for _ in 0..<20 { #expect(query.count == 1) }
                tree.removeFromSuperview()
            }
            #expect(gone == nil)
            for _ in 0..<3 { #expect(query.isEmpty) }
        }
    }
}
