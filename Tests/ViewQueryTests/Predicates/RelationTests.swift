import TestSupport
import Testing
import ViewQuery

@MainActor
@Suite("Relations") struct RelationTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var predicate: ViewPredicate
        var expected: String
        var testDescription: String { predicate.description }

        init(_ predicate: ViewPredicate, _ expected: String) {
            self.predicate = predicate
            self.expected = expected
        }
    }

    nonisolated static func id(_ name: String) -> ViewPredicate { withIdentifier(name) }

    nonisolated static let cases = [
        Case(withParent(id("root")), "a d Y"),
        Case(withParent(id("nobody")), ""),
        Case(withParent(), "a b X c d e f X g Y"),
        Case(withParent(withParent(id("a"))), "X c"),
        Case(withParent(!id("root"), ofExactClass(UIView.self)), "b X c e f X"),
        Case(!withParent(), "root"),
        Case(withAncestor(id("d")), "e f X g"),
        Case(withAncestor(id("root")), "a b X c d e f X g Y"),
        Case(withAncestor(withText("X")), "g"),
        Case(withAncestor(), "a b X c d e f X g Y"),
        Case(withAncestor(withAncestor(id("a"))), "X c"),
        Case(containing(withText("X")), "root a b d e f"),
        Case(containing(id("g")), "root d e f X"),
        Case(containing(id("g")) && ofClass(UILabel.self), "X"),
        Case(containing(id("root")), ""),
        Case(containing(), "root a b d e f X"),
        Case(containing(containing(id("g"))), "root d e f"),
        Case(!containing(), "X c g Y"),
        Case(withSibling(withText("X")), "c"),
        Case(withSibling(withText("Y")), "a d"),
        Case(withSibling(), "a X c d Y"),
        Case(withSibling(id("root")), ""),
        Case(withSibling(id("a")), "d Y"),
        Case(withSibling(containing(id("g"))), "a Y"),
        Case(includingSuperviews(ofExactClass(UIView.self)), "root a b c d e f"),
        Case(includingSuperviews(!id("d")), "root a b X c Y"),
        Case(!includingSuperviews(!id("d")), "d e f X g"),
        Case(includingSuperviews(!id("root")), ""),
        Case(!includingSuperviews(!id("root")), "root a b X c d e f X g Y"),
        Case(includingSuperviews(), "root a b X c d e f X g Y"),
        Case(withoutRootView(), "a b X c d e f X g Y"),
        Case(!withoutRootView(), "root"),
        Case(withParent(!withoutRootView()), "a d Y"),
        Case(withAncestor(id("a")) || withSibling(id("a")), "b X c d Y"),
    ]

    /// A tree with two labels of one text; in one of them there is a view.
    private func tree() -> UIView { UIView.tree("root(a(b(X c)) d(e(f(X(g)))) Y)") }

    @Test("A relation finds just the views around which there is what is asked for", arguments: cases)
    func finds(_ item: Case) {
        #expect(allViews(item.predicate).inside(tree()).names == item.expected)
    }

    @Test("All answers are the same beside others, when the first have been given", arguments: cases)
    func findsInWideTrees(_ item: Case) {
        // In front of the tree stand enough views for the answers to come from a look at all of them.
        let root = UIView.tree("root")
        let crowd = UIView.tree("crowd(u v w u v w u v w u v w)")
        let tree = tree()
        for view in tree.subviews { root.addSubview(view) }
        let all = allViews(item.predicate).inside(root).names
        for view in root.subviews { crowd.addSubview(view) }
        crowd.accessibilityIdentifier = "root"
        let strangers = withIdentifier("u") || withIdentifier("v") || withIdentifier("w")
        // None of the crowd is in any case's expectation but for those of views that have a sibling at all.
        let found = allViews(item.predicate, !strangers).inside(crowd).names
        let beside = allViews(item.predicate).inside(crowd).filter {
            !["u", "v", "w"].contains($0.accessibilityIdentifier)
        }
        #expect(all == item.expected)
        #expect(found == item.expected)
        #expect(beside.names == item.expected)
    }

    @Test("Views above the one that a search begins at count for what is inside")
    func insideAView() {
        let root = tree()
        #expect(allViews(withAncestor(Self.id("d"))).inside(root["f"]).names == "f X g")
        #expect(allViews(withParent(Self.id("e"))).inside(root["f"]).names == "f")
        #expect(allViews(includingSuperviews(!Self.id("d"))).inside(root["f"]).names == "")
        #expect(allViews(!includingSuperviews(!Self.id("d"))).inside(root["f"]).names == "f X g")
        #expect(allViews(withSibling(Self.id("a"))).inside(root["d"]).names == "d")
        #expect(allViews(withoutRootView()).inside(root["f"]).names == "X g")
        #expect(allSubviews(withoutRootView()).inside(root["f"]).names == "X g")
        #expect(
            allViews(withoutRootView()).insideOneOf([root["f"], root["b"], root["X"]]).names == "X g X c")
    }

    @Test("Windows are not siblings of one another, and contain only their own subviews")
    func windows() {
        inOwnApplication {
            let back = UIWindow.createWindowForTesting().named("back", 0, 0, 390, 844)
            let front = UIWindow.createWindowForTesting().named("front", 0, 0, 390, 844)
            UIView().named("inBack", 0, 0, 10, 10, in: back)
            UIView().named("inFront", 0, 0, 10, 10, in: front)
            let all = allViews().inAllWindows()
            #expect(all.names == "front inFront back inBack")
            #expect(allViews(withSibling()).inAllWindows().isEmpty)
            #expect(allViews(containing()).inAllWindows().names == "front back")
            #expect(allViews(withParent(Self.id("back"))).inAllWindows().names == "inBack")
            #expect(allViews(withAncestor(ofClass(UIWindow.self))).inAllWindows().names == "inFront inBack")
            #expect(allViews(withoutRootView()).inAllWindows().names == "inFront inBack")
        }
    }

    @Test("A closure in a relation is asked last, wherever it is written")
    func closuresAreAskedLast() {
        let root = tree()
        let isX = satisfying { ($0 as! UILabel).text == "X" }
        let isLabel = ofClass(UILabel.self)
        #expect(allViews(withParent(isX, isLabel)).inside(root).names == "g")
        #expect(allViews(withAncestor(isX, isLabel)).inside(root).names == "g")
        #expect(allViews(containing(isX, isLabel)).inside(root).names == "root a b d e f")
        #expect(allViews(withSibling(isX, isLabel)).inside(root).names == "c")
        #expect(allViews(!includingSuperviews(!(isX && isLabel))).inside(root).names == "X X g")
    }

    @Test("Many siblings that all meet a condition are one another's siblings; a single one has none")
    func siblings() {
        let root = UIView.tree("root(s s s s s s s s s s s s t(s))")
        #expect(allViews(withSibling(Self.id("s"))).inside(root).count == 13)
        #expect(allViews(withSibling(Self.id("t"))).inside(root).count == 12)
        #expect(
            allViews(Self.id("s"), !withSibling(Self.id("s"))).inside(root).views == [root["t"].subviews[0]])
    }

    @Test("Relations can be nested as deep as anybody writes them, and deeper")
    func nested() {
        let root = tree()
        let wrappings: [(ViewPredicate) -> ViewPredicate] = [
            { withParent($0) }, { withAncestor($0) }, { containing($0) }, { withSibling($0) },
            { includingSuperviews($0) }, { !includingSuperviews($0) }, { !$0 && $0 },
        ]
        for (index, wrap) in wrappings.enumerated() {
            var predicate = satisfying { _ in true }
            // The last doubles at each level.
            for _ in 0..<(index == 6 ? 8 : 100) { predicate = wrap(predicate) }
            let found = allViews(predicate, withText("X")).inside(root)
            #expect(found.count + allViews(!predicate, withText("X")).inside(root).count == 2)
        }
    }
}
