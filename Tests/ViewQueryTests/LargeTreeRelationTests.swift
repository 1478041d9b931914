import TestSupport
import Testing
import ViewQuery

/// What would take hours or overflow the stack if it were asked view by view, or level by level.
@MainActor
@Suite("Relations, positions and roles in large hierarchies") struct LargeTreeRelationTests {
    private static let levels = Rounds.of(100_000, share: 10)
    private static let siblings = Rounds.of(200_000)

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

    @Test("In a very deep tree each relation looks at each view a few times only")
    func deepRelations() {
        let root = chain(Self.levels)
        let isInnermost = withIdentifier("innermost")
        @MainActor func count(_ predicate: ViewPredicate) -> Int { allViews(predicate).inside(root).count }
        #expect(count(containing(isInnermost)) == Self.levels - 1)
        #expect(count(containing(containing(isInnermost))) == Self.levels - 2)
        #expect(count(withAncestor(withTag(0))) == Self.levels - 1)
        #expect(count(!withAncestor(withAncestor(withTag(0)))) == 2)
        #expect(count(includingSuperviews(withTag(0))) == Self.levels - 1)
        #expect(count(!includingSuperviews(withTag(0))) == 1)
        #expect(count(!includingSuperviews(!withParent())) == Self.levels - 1)
        #expect(count(withSibling()) == 0)
        #expect(count(isInnermost && withAncestor(withTag(7))) == 0)
    }

    @Test("In a very deep tree places are worked out once, also for views around others")
    func deepPlaces() {
        let root = chain(Self.levels)
        var innermost = root
        while let next = innermost.subviews.first { innermost = next }
        @MainActor func count(_ predicate: ViewPredicate) -> Int { allViews(predicate).inside(root).count }
        #expect(count(containing(onScreen(true))) == Self.levels - 1)
        #expect(count(withAncestor(onScreen(true))) == Self.levels - 1)
        #expect(count(withParent(onScreenAndVisible(true))) == Self.levels - 1)
        #expect(count(withParent(withParent(onScreen(true)))) == Self.levels - 2)
        #expect(count(!includingSuperviews(onScreen(false))) == Self.levels)
        #expect(count(near(innermost, within: 1)) == Self.levels - 1)
        #expect(count(leftOf(innermost)) == 0)
        #expect(count(below(theFirstView(withTag(1)).inside(root))) == 0)
        #expect(count(covering(CGPoint(x: 5, y: 5))) == Self.levels)
        #expect(count(covering(CGPoint(x: 5, y: 5), in: innermost)) == Self.levels)
        #expect(count(containing(covering(CGPoint(x: 5, y: 5)))) == Self.levels - 1)
    }

    @Test("In a very deep tree the result is sorted, and looked through in its turn")
    func deepResults() {
        let root = chain(Self.levels)
        #expect(allViews().inside(root).sortedBy(smallestOrigin(), largestSize()).last?.tag == 1)
        #expect(allViews().inside(allViews().inside(root)).count == Self.levels)
        #expect(allViews().inside(root)[(Self.levels - 1)..<Self.levels].first?.tag == 1)
    }

    @Test("Among very many siblings each is asked a few times only")
    func wide() {
        let root = row(Self.siblings)
        @MainActor func count(_ predicate: ViewPredicate) -> Int { allViews(predicate).inside(root).count }
        #expect(count(withSibling(withTag(0))) == Self.siblings - 1)
        #expect(count(withSibling()) == Self.siblings)
        #expect(count(withAncestor(withTag(3))) == 0)
        #expect(count(rightOf(root.subviews[0])) == Self.siblings - 1)
    }

    @Test("Among very many siblings a role is looked for as assistive technology does, once")
    func roles() {
        let root = row(Self.siblings)
        for view in root.subviews where view.tag % 2 == 0 {
            view.isAccessibilityElement = true
            view.accessibilityTraits = .button
        }
        #expect(allViews(withRole(.button)).inside(root).count == Self.siblings / 2)
        root.subviews[5].accessibilityViewIsModal = true
        #expect(allViews(withRole(.button)).inside(root).isEmpty)
        root.subviews[5].accessibilityViewIsModal = false
        #expect(allViews(withSibling(withRole(.button)), withTag(7)).inside(root).count == 1)
    }

    @Test("Roles in a very deep tree are looked for without a stack")
    func deepRoles() {
        let root = chain(Self.levels)
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
