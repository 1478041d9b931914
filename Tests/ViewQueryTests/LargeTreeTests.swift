import Testing

@testable import ViewQuery

@MainActor @Suite("Queries in large trees") struct LargeTreeTests {
    @Test("A tree of 100,000 levels is searched on the default stack, from either end")
    func deep() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var innermost = root
        for _ in 1..<100_000 {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            innermost.addSubview(view)
            innermost = view
        }
        innermost.accessibilityIdentifier = "innermost"
        #expect(allViews().inside(root).count == 100_000)
        #expect(theFirstView(withIdentifier("innermost")).inside(root).first === innermost)
        #expect(allViews(onScreenAndVisible(true)).inside(root).count == 100_000)
        #expect(allViews(onScreenAndVisible(true)).inside(innermost).count == 1)

        root.subviews[0].subviews[0].isHidden = true
        #expect(allViews(onScreenAndVisible(true)).inside(root).count == 2)
        #expect(allViews(onScreenAndVisible(false)).inside(root).count == 99_998)
        #expect(allViews(withIdentifier("nobody")).inside(root).isEmpty)
    }

    @Test("A view with 1,000,000 subviews is searched")
    func wide() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        for index in 0..<1_000_000 {
            let view = UIView(frame: CGRect(x: Double(index), y: 0, width: 1, height: 1))
            view.tag = index
            root.addSubview(view)
        }
        #expect(allSubviews().inside(root).count == 1_000_000)
        #expect(allViews(onScreen(true), ofExactClass(UIView.self)).inside(root).count == 101)
        #expect(theFirstView { $0.tag == 999_999 }.inside(root).first === root.subviews.last)
    }
}
