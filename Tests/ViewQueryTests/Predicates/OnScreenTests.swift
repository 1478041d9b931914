import TestSupport
import Testing
import ViewQuery

@MainActor
@Suite("Views on screen") struct OnScreenTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var rect: CGRect
        var isOnScreen: Bool

        init(
            _ description: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
            _ isOn: Bool
        ) {
            testDescription = description
            rect = CGRect(x: x, y: y, width: width, height: height)
            isOnScreen = isOn
        }
    }

    nonisolated static let cases = [
        Case("all inside", 10, 10, 10, 10, true),
        Case("larger than the root", -100, -100, 500, 500, true),
        Case("half a point inside", 99.5, 0, 10, 10, true),
        Case("touching the right edge", 100, 0, 10, 10, false),
        Case("touching the bottom edge", 0, 100, 10, 10, false),
        Case("touching the left edge", -10, 0, 10, 10, false),
        Case("touching the top edge", 0, -10, 10, 10, false),
        Case("touching a corner", 100, 100, 10, 10, false),
        Case("far away", 1e15, 0, 10, 10, false),
        Case("of no size inside", 50, 50, 0, 0, true),
        Case("of no size on the edge", 100, 100, 0, 0, true),
        Case("of no size outside", 101, 0, 0, 0, false),
        Case("of no height inside", 50, 50, 10, 0, true),
        Case("of no height, its origin outside", -1, 50, 10, 0, false),
    ]

    @Test("A view is on screen if any of it is in the root, and touching does not count", arguments: cases)
    func rectangle(_ item: Case) {
        let root = UIView().named("root", 30, 40, 100, 100)
        UIView(frame: item.rect).named(
            "view", item.rect.minX, item.rect.minY, item.rect.width, item.rect.height, in: root)
        #expect(allSubviews(onScreen(item.isOnScreen)).inside(root).names == "view")
    }

    @Test("A scrolled view is where it is visible")
    func scrolled() {
        let root = UIView().named("root", 0, 0, 100, 100)
        let list = UIView().named("list", 0, 0, 100, 100, in: root)
        UIView().named("first", 0, 0, 100, 50, in: list)
        UIView().named("fourth", 0, 150, 100, 50, in: list)
        #expect(allViews(onScreen(true)).inside(root).names == "root list first")
        list.bounds.origin.y = 50
        #expect(allViews(onScreen(true)).inside(root).names == "root list")
        list.bounds.origin.y = 100
        #expect(allViews(onScreen(true)).inside(root).names == "root list fourth")
    }

    @Test("A scrolled root shows what it is scrolled to")
    func scrolledRoot() {
        let root = UIView().named("root", 0, 0, 100, 100)
        UIView().named("view", 0, 150, 100, 50, in: root)
        root.bounds.origin.y = 100
        #expect(allViews(onScreen(true)).inside(root).names == "root view")
    }

    @Test("A rotated view is where its corners are, also in another rotated one")
    func turned() {
        let root = UIView().named("root", 0, 0, 100, 100)
        let outer = UIView().named("outer", 100, 0, 100, 100, in: root)
        let inner = UIView().named("inner", 90, 0, 10, 10, in: outer)
        #expect(allViews(onScreen(true)).inside(root).names == "root")
        // Half a turn brings the outer view's right edge to its left: still to the right of the root.
        outer.transform = CGAffineTransform(scaleX: -1, y: 1)
        #expect(allViews(onScreen(true)).inside(root).names == "root")
        inner.transform = CGAffineTransform(scaleX: 3, y: 1)
        #expect(allViews(onScreen(true)).inside(root).names == "root inner")
    }

    @Test("A query inside a view asks about the screen, not about that view")
    func insideAView() {
        inOwnApplication {
            let window = SampleTree.build()
            let aside = window.subviews[5]
            #expect(allViews(onScreen(true)).inside(aside).names == "inAside")
            #expect(allViews(onScreenAndVisible(true)).inside(aside).names == "")
            #expect(allSubviews(onScreenAndVisible(false)).inside(aside).names == "inAside")
        }
    }

    @Test("A view outside every window is checked in its own tree")
    func outsideWindows() {
        let root = UIView().named("root", 500, 500, 100, 100)
        let inner = UIView().named("inner", 20, 20, 50, 50, in: root)
        UIView().named("leaf", 90, 0, 10, 10, in: inner)
        #expect(allViews(onScreenAndVisible(true)).inside(inner).names == "inner")
        root.isHidden = true
        #expect(allViews(onScreenAndVisible(true)).inside(inner).names == "")
        #expect(allViews(onScreen(true)).inside(inner).names == "inner")
    }
}
