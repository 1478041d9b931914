import TestSupport
import Testing
import ViewQuery

/// What would take hours or overflow the stack if it were asked view by view, or level by level.
@MainActor
@Suite("Relations, positions and roles in large trees") struct LargeTreeRelationTests {
    /// A chain of views, each in the one before; the last is called "innermost".
    private func chain(_ levels: Int) -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var innermost = root
        for _ in 1..<levels {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            innermost.addSubview(view)
            innermost = view
        }
        innermost.accessibilityIdentifier = "innermost"
        innermost.tag = 1
        return root
    }

    private func row(_ count: Int) -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        for index in 0..<count {
            let view = UIView(frame: CGRect(x: Double(index), y: 0, width: 1, height: 1))
            view.tag = index
            root.addSubview(view)
        }
        return root
    }

    @Test("In 100,000 levels each relation looks at each view a few times only")
    func deepRelations() {
        let root = chain(100_000)
        let isInnermost = withIdentifier("innermost")
        @MainActor func count(_ predicate: ViewPredicate) -> Int { allViews(predicate).inside(root).count }
        #expect(count(containing(isInnermost)) == 99_999)
        #expect(count(containing(containing(isInnermost))) == 99_998)
        #expect(count(withAncestor(withTag(0))) == 99_999)
        #expect(count(!withAncestor(withAncestor(withTag(0)))) == 2)
        #expect(count(includingSuperviews(withTag(0))) == 99_999)
        #expect(count(!includingSuperviews(withTag(0))) == 1)
        #expect(count(!includingSuperviews(!withParent())) == 99_999)
        #expect(count(withSibling()) == 0)
        #expect(count(isInnermost && withAncestor(withTag(7))) == 0)
    }

    @Test("In 100,000 levels places are worked out once, also for views around others")
    func deepPlaces() {
        let root = chain(100_000)
        var innermost = root
        while let next = innermost.subviews.first { innermost = next }
        @MainActor func count(_ predicate: ViewPredicate) -> Int { allViews(predicate).inside(root).count }
        #expect(count(containing(onScreen(true))) == 99_999)
        #expect(count(withAncestor(onScreen(true))) == 99_999)
        #expect(count(withParent(onScreenAndVisible(true))) == 99_999)
        #expect(count(withParent(withParent(onScreen(true)))) == 99_998)
        #expect(count(!includingSuperviews(onScreen(false))) == 100_000)
        #expect(count(near(innermost, within: 1)) == 99_999)
        #expect(count(leftOf(innermost)) == 0)
        #expect(count(below(theFirstView(withTag(1)).inside(root))) == 0)
        #expect(count(covering(CGPoint(x: 5, y: 5))) == 100_000)
        #expect(count(covering(CGPoint(x: 5, y: 5), in: innermost)) == 100_000)
        #expect(count(containing(covering(CGPoint(x: 5, y: 5)))) == 99_999)
    }

    @Test("In 100,000 levels the result is sorted, and looked through in its turn")
    func deepResults() {
        let root = chain(100_000)
        #expect(allViews().inside(root).sortedBy(smallestOrigin(), largestSize()).last?.tag == 1)
        #expect(allViews().inside(allViews().inside(root)).count == 100_000)
        #expect(allViews().inside(root)[99_999..<100_000].first?.tag == 1)
    }

    @Test("Among 200,000 siblings each is asked a few times only")
    func wide() {
        let root = row(200_000)
        @MainActor func count(_ predicate: ViewPredicate) -> Int { allViews(predicate).inside(root).count }
        #expect(count(withSibling(withTag(0))) == 199_999)
        #expect(count(withSibling()) == 200_000)
        #expect(count(withAncestor(withTag(3))) == 0)
        #expect(count(rightOf(root.subviews[0])) == 199_999)
    }

    @Test("Among 100,000 siblings a role is looked for as assistive technology does, once")
    func roles() {
        let root = row(100_000)
        for view in root.subviews where view.tag % 2 == 0 {
            view.isAccessibilityElement = true
            view.accessibilityTraits = .button
        }
        #expect(allViews(withRole(.button)).inside(root).count == 50_000)
        root.subviews[5].accessibilityViewIsModal = true
        #expect(allViews(withRole(.button)).inside(root).isEmpty)
        root.subviews[5].accessibilityViewIsModal = false
        #expect(allViews(withSibling(withRole(.button)), withTag(7)).inside(root).count == 1)
    }

    @Test("Roles in 100,000 levels are looked for without a stack")
    func deepRoles() {
        let root = chain(100_000)
        root.isAccessibilityElement = true
        let elements = allViews(withRole(.other)).inside(root)
        #expect(elements.count == 1)
        var innermost = root
        while let next = innermost.subviews.first { innermost = next }
        innermost.isAccessibilityElement = true
        #expect(elements.views == [root])
        root.isAccessibilityElement = false
        #expect(elements.views == [innermost])
    }
}
