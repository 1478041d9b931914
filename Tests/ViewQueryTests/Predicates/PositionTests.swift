import TestSupport
import Testing
import ViewQuery

@MainActor
@Suite("Positions") struct PositionTests {
    /// A view, and others around it.
    ///
    /// ```text
    /// nw   n   ne
    ///  w  mid   e
    /// sw   s   se
    /// ```
    private func compass() -> UIView {
        let root = UIView().named("root", 0, 0, 100, 100)
        UIView().named("mid", 40, 40, 20, 20, in: root)
        for (name, x, y) in [
            ("nw", 20, 20), ("n", 40, 20), ("ne", 60, 20), ("w", 20, 40), ("e", 60, 40), ("sw", 20, 60),
            ("s", 40, 60), ("se", 60, 60),
        ] as [(String, CGFloat, CGFloat)] {
            UIView().named(name, x, y, 20, 20, in: root)
        }
        return root
    }

    @Test("A view that touches another is beside it; one beside a corner only is not")
    func touching() {
        let root = compass()
        let mid = root["mid"]
        #expect(allViews(leftOf(mid)).inside(root).names == "w")
        #expect(allViews(rightOf(mid)).inside(root).names == "e")
        #expect(allViews(above(mid)).inside(root).names == "n")
        #expect(allViews(below(mid)).inside(root).names == "s")
        root["w"].frame.origin.x = 20.5
        root["e"].frame.origin.y = 59.5
        root["n"].frame.origin.x = 60
        #expect(allViews(leftOf(mid)).inside(root).names == "")
        #expect(allViews(rightOf(mid)).inside(root).names == "e")
        #expect(allViews(above(mid)).inside(root).names == "")
    }

    @Test("Fractions that do not add up to the last bit still touch")
    func fractions() {
        let root = UIView().named("root", 0, 0, 100, 100)
        let box = UIView().named("box", 0.6, 0.6, 90, 90, in: root)
        let left = UIView().named("left", 1.1, 1.1, 0.2, 0.2, in: box)
        let right = UIView().named("right", 1.3, 1.1, 5, 5, in: box)
        let under = UIView().named("under", 1.1, 1.3, 0.2, 5, in: box)
        #expect(0.6 + 1.1 + 0.2 > 0.6 + 1.3)
        #expect(allSubviews(leftOf(right)).inside(box).names == "left under")
        #expect(allSubviews(rightOf(left)).inside(box).names == "right")
        #expect(allSubviews(above(under)).inside(box).names == "left")
        #expect(allSubviews(below(left)).inside(box).names == "under")
        #expect(allSubviews(near(left, within: 0)).inside(box).names == "right under")
    }

    @Test("Near is measured where two views are nearest, corners included")
    func nearness() {
        let root = UIView().named("root", 0, 0, 200, 200)
        let mid = UIView().named("mid", 40, 40, 20, 20, in: root)
        UIView().named("touching", 60, 40, 20, 20, in: root)
        UIView().named("fiveOff", 0, 40, 35, 20, in: root)
        UIView().named("corner", 63, 64, 20, 20, in: root)
        UIView().named("inside", 0, 0, 5, 5, in: mid)
        @MainActor func found(_ distance: CGFloat) -> String {
            allSubviews(near(mid, within: distance)).inside(root).names
        }
        #expect(found(0) == "inside touching")
        #expect(found(4.9) == "inside touching")
        #expect(found(5) == "inside touching fiveOff corner")
        #expect(found(.infinity) == "inside touching fiveOff corner")
        #expect(found(-1) == "")
        #expect(found(-0.0005) == "")
        #expect(found(-.infinity) == "")
        #expect(found(.nan) == "")
        #expect(allSubviews(!near(mid, within: .nan)).inside(root).count == 5)
    }

    @Test("Turned and scrolled views are where they are seen, by the rectangle around them")
    func turned() {
        let root = UIView().named("root", 0, 0, 200, 200)
        let mark = UIView().named("mark", 100, 100, 20, 20, in: root)
        let bar = UIView().named("bar", 0, 105, 100, 10, in: root)
        #expect(allSubviews(leftOf(mark)).inside(root).names == "bar")
        // Upright about its middle it is at (45 60; 10 100).
        bar.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        #expect(allSubviews(leftOf(mark)).inside(root).names == "bar")
        bar.center = CGPoint(x: 110, y: 50)
        #expect(allSubviews(above(mark)).inside(root).names == "bar")
        bar.center = CGPoint(x: 110, y: 51)
        #expect(allSubviews(above(mark)).inside(root).names == "")
        let list = UIView().named("list", 120, 0, 50, 200, in: root)
        UIView().named("row", 0, 500, 50, 20, in: list)
        #expect(allSubviews(rightOf(mark)).inside(list).names == "")
        list.bounds.origin.y = 400
        #expect(allSubviews(rightOf(mark)).inside(list).names == "row")
        #expect(
            allSubviews(rightOf(theFirstView(withIdentifier("mark")).inside(root))).inside(list).names
                == "row")
    }

    @Test("Views in other windows are compared on the screen")
    func windows() {
        inOwnApplication {
            let back = UIWindow.createWindowForTesting()
            let mark = UIView().named("mark", 100, 100, 20, 20, in: back)
            let front = UIWindow(frame: CGRect(x: 200, y: 50, width: 100, height: 100)).named(
                "front", 200, 50, 100, 100)
            front.makeKeyAndVisible()
            UIView().named("level", 0, 50, 10, 10, in: front)
            UIView().named("high", 0, 0, 10, 10, in: front)
            #expect(allViews(rightOf(mark)).names == "front level")
            #expect(allSubviews(leftOf(front)).inAllWindows().names == "mark")
            #expect(allSubviews(near(mark, within: 80)).names == "level")
        }
    }

    @Test("A query stands for its first view, is asked once, and for none there is nothing beside it")
    func queries() {
        let root = compass()
        #expect(allViews(leftOf(theFirstView(withIdentifier("mid")).inside(root))).inside(root).names == "w")
        #expect(allViews(leftOf(allSubviews().inside(root))).inside(root).names == "w")
        #expect(
            allViews(leftOf(allSubviews().inside(root).sortedBy(largestOrigin()))).inside(root).names
                == "sw s")
        let nobody = theFirstView(withIdentifier("nobody")).inside(root)
        for predicate in [
            leftOf(nobody), rightOf(nobody), above(nobody), below(nobody), near(nobody, within: .infinity),
        ] {
            #expect(allViews(predicate).inside(root).isEmpty)
            #expect(allViews(!predicate).inside(root).count == 10)
        }
        let calls = Calls()
        let counted = theFirstView(satisfying { calls.count($0.accessibilityIdentifier == "mid") }).inside(
            root)
        #expect(allViews(leftOf(counted)).inside(root).names == "w")
        #expect(calls.number == 2)
    }

    @Test("Two queries that read alike are two landmarks")
    func alike() {
        let root = compass()
        let (west, east) = (root["w"], root["e"])
        let inRoot = [west, east].map { view in
            theFirstView(having(\UIView.accessibilityIdentifier) { $0 == view.accessibilityIdentifier })
                .inside(root)
        }
        #expect("\(inRoot[0])" == "\(inRoot[1])")
        #expect(allViews(rightOf(inRoot[0]), leftOf(inRoot[1])).inside(root).names == "mid")
    }

    @Test("A view is not beside itself, and one in no window is where its root has it")
    func itself() {
        let root = compass()
        let mid = root["mid"]
        #expect(!allViews(near(mid, within: 0)).inside(root).names.contains("mid"))
        #expect(allViews(leftOf(mid)).inside(mid).isEmpty)
        let elsewhere = UIView().named("elsewhere", 7, 7, 10, 10)
        let stranger = UIView().named("stranger", 60, 40, 20, 20, in: elsewhere)
        #expect(allViews(leftOf(stranger)).inside(root).names == "mid w")
    }

    @Test("What is nowhere is beside nothing")
    func nowhere() {
        let root = UIView().named("root", 0, 0, 100, 100)
        let mark = UIView().named("mark", 10, 10, 10, 10, in: root)
        let outer = UIView().named("outer", 0, 0, 10, 10, in: root)
        let lost = UIView().named("lost", 0, 0, 10, 10, in: outer)
        for transform in [
            CGAffineTransform(scaleX: 1e200, y: 1e200), CGAffineTransform(translationX: 1e308, y: 1e308),
            CGAffineTransform(a: 1e200, b: -1e200, c: 1e200, d: 1e200, tx: 0, ty: 0),
        ] {
            (outer.transform, lost.transform) = (transform, transform)
            for predicate in [
                leftOf(mark), rightOf(mark), above(mark), below(mark), near(mark, within: .infinity),
            ] {
                #expect(!allViews(predicate).inside(root).names.contains("lost"), "\(predicate)")
            }
            #expect(allViews(near(lost, within: .infinity)).inside(root).isEmpty)
            #expect(!allViews(covering(CGPoint(x: 5, y: 5))).inside(root).names.contains("lost"))
        }
    }

    @Test("A point is in what is around it, edges at the top and the left included")
    func points() {
        let root = compass()
        #expect(allViews(covering(CGPoint(x: 50, y: 50))).inside(root).names == "root mid")
        #expect(allViews(covering(CGPoint(x: 40, y: 40))).inside(root).names == "root mid")
        #expect(allViews(covering(CGPoint(x: 60, y: 60))).inside(root).names == "root se")
        #expect(allViews(covering(CGPoint(x: 0, y: 0), in: root["mid"])).inside(root).names == "root mid")
        #expect(allViews(covering(CGPoint(x: -1, y: 0), in: root["mid"])).inside(root).names == "root w")
        for point in [
            CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 0, y: CGFloat.infinity), CGPoint(x: 1e300, y: 0),
        ] {
            #expect(allViews(covering(point)).inside(root).isEmpty)
            #expect(allViews(!covering(point)).inside(root).count == 10)
        }
        let mid = root["mid"]
        mid.transform = CGAffineTransform(rotationAngle: .pi / 4)
        #expect(allViews(covering(CGPoint(x: 41, y: 41))).inside(root).names == "root")
        #expect(allViews(covering(CGPoint(x: 50, y: 37))).inside(root).names == "root mid n")
        UIView().named("flat", 0, 0, 20, 20, in: root).transform = CGAffineTransform(scaleX: 0, y: 1)
        #expect(allViews(covering(CGPoint(x: 10, y: 10))).inside(root).names == "root")
        mid.transform = CGAffineTransform(scaleX: 0, y: 1)
        #expect(allViews(covering(CGPoint(x: 50, y: 50))).inside(root).names == "root")
    }

    @Test("A point of the screen is in a window where the window has it")
    func pointsInWindows() {
        inOwnApplication {
            let window = UIWindow(frame: CGRect(x: 100, y: 100, width: 100, height: 100)).named(
                "w", 100, 100, 100, 100)
            window.makeKeyAndVisible()
            let view = UIView().named("v", 10, 10, 10, 10, in: window)
            #expect(allViews(covering(CGPoint(x: 115, y: 115))).names == "w v")
            #expect(allViews(covering(CGPoint(x: 15, y: 15))).names == "")
            #expect(allViews(covering(CGPoint(x: 5, y: 5), in: view)).names == "w v")
        }
    }
}
