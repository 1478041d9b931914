import TestSupport
import Testing
import ViewQuery

@MainActor
@Suite("Sort descriptors") struct ViewSortDescriptorTests {
    /// Views whose names are in the order of the tree.
    private func root() -> UIView {
        let root = UIView().named("root", 0, 0, 100, 100)
        for (name, x, y, width, height, tag) in [
            ("a", 50, 20, 10, 10, 2), ("b", 10, 20, 30, 5, 1), ("c", 0, 40, 20, 10, 2),
            ("d", 90, 0, 10, 10, 1),
            ("e", 50, 20, 5, 20, 3),
        ] as [(String, CGFloat, CGFloat, CGFloat, CGFloat, Int)] {
            UIView().named(name, x, y, width, height, in: root).tag = tag
        }
        return root
    }

    @Test("Each descriptor puts the views in its order, and leaves equal ones in that of the tree")
    func orders() {
        let root = root()
        let views = allSubviews().inside(root)
        let orders: [([ViewSortDescriptor], String)] = [
            ([], "a b c d e"),
            ([smallestOrigin()], "d b a e c"),
            ([smallestOrigin().reversed], "c a e b d"),
            ([largestOrigin()], "c a e b d"),
            ([largestOrigin().reversed], "d b a e c"),
            ([smallestSize()], "b a d c e"),
            ([largestSize()], "e c a d b"),
            ([by(\.tag)], "b d a c e"),
            ([by(\.tag).reversed], "e a c b d"),
            ([by(\.tag), smallestOrigin()], "d b a c e"),
            ([by(\.tag).reversed, largestSize()], "e c a d b"),
            ([smallestOrigin(), by(\.tag).reversed], "d b e a c"),
            ([smallestSize(), smallestOrigin()], "b d a c e"),
            ([by(\.alpha)], "a b c d e"),
            ([by(\.accessibilityIdentifier!).reversed], "e d c b a"),
        ]
        for (order, names) in orders {
            #expect(views.sortedBy(order).names == names, "\(order)")
        }
    }

    @Test("Origins are compared in the root's coordinates, whatever the superviews")
    func originsAcrossSuperviews() {
        let root = UIView().named("root", 0, 0, 100, 100)
        let low = UIView().named("low", 0, 50, 100, 50, in: root)
        UIView().named("inLow", 0, 0, 10, 10, in: low)
        UIView().named("scrolledAway", 0, -60, 10, 10, in: low)
        let mirrored = UIView().named("mirrored", 0, 0, 100, 20, in: root)
        mirrored.transform = CGAffineTransform(scaleX: -1, y: 1)
        UIView().named("right", 0, 0, 10, 10, in: mirrored)
        UIView().named("left", 90, 0, 10, 10, in: mirrored)
        #expect(
            allSubviews().inside(root).sortedBy(smallestOrigin()).names
                == "scrolledAway mirrored left right low inLow")
    }

    @Test("The first of several is the first in the order")
    func first() {
        let root = root()
        #expect(theFirstSubview().inside(root).sortedBy(largestSize()).names == "e")
        #expect(theFirstSubview().sortedBy(by(\.tag)).inside(root).names == "b")
        #expect(
            theFirstSubview(satisfying { $0.tag == 2 }).inside(root).sortedBy(smallestOrigin()).names == "a")
    }

    @Test("Sorting again replaces the previous order")
    func replaced() {
        let views = allSubviews().inside(root()).sortedBy(smallestOrigin())
        #expect(views.sortedBy(by(\.tag)).names == "b d a c e")
    }

    @Test("Values that cannot be compared do no harm")
    func notANumber() {
        let root = root()
        let views = allSubviews().inside(root).sortedBy(by(\.notANumber), by(\.tag))
        #expect(views.names == "b d a c e")
    }
}

extension UIView {
    fileprivate var notANumber: Double { .nan }
}
