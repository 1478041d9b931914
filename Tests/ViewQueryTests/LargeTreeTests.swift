import TestSupport
import Testing
import ViewQuery

@MainActor @Suite("Queries in large hierarchies") struct LargeTreeTests {
    @Test("A very deep tree is searched on the default stack, from either end")
    func deep() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var innermost = root
        let levels = Rounds.of(100_000, share: 10)
        for _ in 1..<levels {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            innermost.addSubview(view)
            innermost = view
        }
        innermost.accessibilityIdentifier = "innermost"
        #expect(allViews().inside(root).count == levels)
        #expect(theFirstView(withIdentifier("innermost")).inside(root).first === innermost)
        #expect(allViews(onScreenAndVisible(true)).inside(root).count == levels)
        #expect(allViews(onScreenAndVisible(true)).inside(innermost).count == 1)

        root.subviews[0].subviews[0].isHidden = true
        #expect(allViews(onScreenAndVisible(true)).inside(root).count == 2)
        #expect(allViews(onScreenAndVisible(false)).inside(root).count == levels - 2)
        #expect(allViews(withIdentifier("nobody")).inside(root).isEmpty)
    }

    @Test("A view with a great many subviews is searched")
    func wide() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let count = Rounds.of(1_000_000)
        for index in 0..<count {
            let view = UIView(frame: CGRect(x: Double(index), y: 0, width: 1, height: 1))
            view.tag = index
            root.addSubview(view)
        }
        #expect(allSubviews().inside(root).count == count)
        #expect(allViews(onScreen(true), ofExactClass(UIView.self)).inside(root).count == 101)
        #expect(theFirstView { $0.tag == count - 1 }.inside(root).first === root.subviews.last)
    }
}
