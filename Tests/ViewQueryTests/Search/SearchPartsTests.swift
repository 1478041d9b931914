import TestSupport
import Testing

@testable import ViewQuery

@MainActor
@Suite("Parts of a search") struct SearchPartsTests {
    private func names(_ views: [ViewReference]) -> String { views.map { $0.takeUnretainedValue() }.names }

    @Test("An order is that of the tree, with all that is of a class")
    func order() {
        let root = UIView.tree("root(A b(C d) E)")
        let order = TreeOrder(of: root)
        #expect(names(order.views) == "root A b C d E")
        #expect(order.classes.map { "\($0)" } == ["UIView", "UILabel"])
        #expect(Array(order.classNumbers) == [0, 1, 0, 1, 0, 1])
        #expect(Array(order.depths) == [0, 1, 1, 2, 2, 1])
        let isLabel = ClassCondition(wanted: .type(UILabel.self), isExact: false)
        let isView = ClassCondition(wanted: .type(UIView.self), isExact: true)
        #expect(Array(order.verdicts(of: isLabel)) == [false, true])
        #expect(Array(order.verdicts(of: isView)) == [true, false])
        #expect(order.isAnnounced)
        root.addSubview(FancyLabel())
        #expect(!TreeOrder(of: root).isAnnounced)
    }

    @Test("An order is kept from the second search of an unchanged tree on, and mended when the tree changes")
    func orderPolicy() {
        let root = UIView.tree("root(a b)")
        let cache = TreeCache.ofTree(at: root)
        #expect(cache.order(of: root) == nil)
        let order = cache.order(of: root)
        #expect(order != nil)
        #expect(cache.order(of: root) === order)
        root["a"].tag = 5
        #expect(cache.order(of: root) === order)
        root.exchangeSubview(at: 0, withSubviewAt: 1)
        #expect(cache.order(of: root) === order)
        #expect(cache.order(of: root).map { names($0.views) } == "root b a")
    }

    @Test("A walk that computes places visits the tree in order, and skips views on request")
    func placeWalk() {
        let root = UIView.tree("root(a(b c) d(e))")
        var walk = PlaceWalk(root)
        var log = ""
        while let (place, depth) = walk.next() {
            log += "\(place.view.accessibilityIdentifier ?? "")\(depth) "
            if place.view === root["a"] { walk.skipInside() }
        }
        #expect(log == "root0 a1 d1 e2 ")
        #expect(walk.next() == nil)
    }

    @Test("A place is the same on the way down, and asked for anywhere")
    func places() {
        inOwnApplication {
            let window = SampleTree.build()
            window.frame.origin = CGPoint(x: 20, y: 30)
            var known = KnownPlaces()
            var walk = PlaceWalk(window)
            while let (place, _) = walk.next() {
                let view = place.view
                for other in [known.place(of: view), ViewPlace(view)] {
                    #expect(other.rectInRoot == place.rectInRoot)
                    #expect(other.rectOnScreen == place.rectOnScreen)
                    #expect(other.isShown == place.isShown)
                    #expect(other.isOnScreen == place.isOnScreen)
                }
                #expect(place.rectOnScreen == view.convertToScreen(view.bounds))
                let point = CGPoint(x: 7, y: 9)
                #expect(place.convertFromScreen(point) == view.convertFromScreen(point))
            }
            let row = window["row"]
            let before = known.place(of: row).rectInRoot
            row.superview?.bounds.origin.y += 5
            #expect(known.place(of: row).rectInRoot == before.offsetBy(dx: 0, dy: -5))
        }
    }

    @Test("The first answers about relatives, and those from a look at all, are the same")
    func kin() {
        let root = UIView.tree("root(a(X b) c(d(X)) X e f(g(h(X b) i)) j k)")
        let views = allViews().inside(root).views
        for relation in [
            RelationCondition.Relation.withAncestor, .containing, .withSibling, .includingSuperviews,
        ] {
            for predicate in [withText("X"), !withText("X"), ofClass(UIView.self), withIdentifier("f")] {
                let condition = RelationCondition(relation, predicate)
                let late = ViewSearch(in: [root])
                for _ in 0..<9 { _ = condition.holds(for: root, in: late) }
                for view in views {
                    // A search of its own answers from where the view stands.
                    let direct = condition.holds(for: view, in: ViewSearch(in: [root]))
                    #expect(condition.holds(for: view, in: late) == direct, "\(condition) of \(view)")
                }
            }
        }
    }

    @Test("Seen views are the same, whether checked one by one or all together")
    func seen() {
        inOwnApplication {
            let window = SampleTree.build()
            for view in allViews().inside(window) { view.isAccessibilityElement = view.subviews.isEmpty }
            window["form"].accessibilityElements = [window["save"], window["email"]]
            window["scroller"].accessibilityElementsHidden = true
            let views = allViews(withAccessibility(true)).inside(window).views
            let search = ViewSearch(in: [window])
            _ = search.isSeen(window["row"])
            let seen = views.filter { search.isSeen($0) }
            #expect(seen == views.filter { ViewSearch(in: [window]).isSeen($0) })
            #expect(seen == views.filter(\.isSeenAsElement))
            #expect(!seen.isEmpty && seen.count < views.count)
        }
    }
}
