import FailureReporting
import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite("The view hierarchy") struct UIViewHierarchyTests {
    let parent = UIView()
    let views = (0..<4).map { number in
        let view = UIView()
        view.tag = number
        return view
    }

    init() {
        for view in views.prefix(3) { parent.addSubview(view) }
    }

    private var order: [Int] { parent.subviews.map(\.tag) }

    @Test("An added view is in front")
    func add() {
        #expect(order == [0, 1, 2])
        parent.addSubview(views[0])
        #expect(order == [1, 2, 0])
    }

    @Test(
        "An index counts from the back, without the view itself; one out of range is the nearer end",
        arguments: [
            (3, 0, [3, 0, 1, 2]), (3, 1, [0, 3, 1, 2]), (3, 3, [0, 1, 2, 3]), (3, 99, [0, 1, 2, 3]),
            (3, -1, [3, 0, 1, 2]), (3, .max, [0, 1, 2, 3]), (3, .min, [3, 0, 1, 2]), (0, 0, [0, 1, 2]),
            (0, 1, [1, 0, 2]), (0, 2, [1, 2, 0]), (0, 3, [1, 2, 0]), (2, 0, [2, 0, 1]),
        ])
    func insertAtIndex(view: Int, index: Int, expected: [Int]) {
        parent.insertSubview(views[view], at: index)
        #expect(order == expected)
        #expect(parent.treeFaults() == [])
    }

    @Test("A view can be inserted next to a sibling, wherever it was before")
    func insertNextToSibling() {
        parent.insertSubview(views[3], aboveSubview: views[0])
        #expect(order == [0, 3, 1, 2])
        parent.insertSubview(views[3], belowSubview: views[2])
        #expect(order == [0, 1, 3, 2])
        parent.insertSubview(views[0], aboveSubview: views[2])
        #expect(order == [1, 3, 2, 0])
        parent.insertSubview(views[0], belowSubview: views[1])
        #expect(order == [0, 1, 3, 2])
    }

    @Test("A view inserted next to itself stays where it is")
    func insertNextToItself() {
        parent.insertSubview(views[1], aboveSubview: views[1])
        parent.insertSubview(views[1], belowSubview: views[1])
        #expect(order == [0, 1, 2])
    }

    @Test(
        "Inserting next to a view that is elsewhere puts a view in front of all, and is no failure",
        arguments: [true, false])
    func strangeSibling(isAbove: Bool) {
        let host = UIView()
        let failures = FailureCollector.failures {
            for view in views.prefix(2) {
                if isAbove {
                    host.insertSubview(view, aboveSubview: views[3])
                } else {
                    host.insertSubview(view, belowSubview: views[3])
                }
            }
        }
        #expect(failures.isEmpty)
        #expect(host.subviews.map(\.tag) == [0, 1])
    }

    @Test("Bringing to the front and sending to the back change the order alone")
    func bringAndSend() {
        parent.bringSubviewToFront(views[0])
        #expect(order == [1, 2, 0])
        parent.sendSubviewToBack(views[2])
        #expect(order == [2, 1, 0])
        parent.bringSubviewToFront(views[3])
        parent.sendSubviewToBack(views[3])
        #expect(order == [2, 1, 0])
        #expect(views[3].superview == nil)
    }

    @Test("Two views can change places")
    func exchange() {
        parent.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(order == [2, 1, 0])
        parent.exchangeSubview(at: 1, withSubviewAt: 1)
        #expect(order == [2, 1, 0])
    }

    @Test("An index out of range is a failure, and nothing changes", arguments: [(0, 3), (-1, 0), (7, 7)])
    func exchangeOutOfRange(one: Int, two: Int) {
        let texts = FailureCollector.failures {
            parent.exchangeSubview(at: one, withSubviewAt: two)
        }.map(\.text)
        #expect(texts == ["Subviews \(one) and \(two) of UIView cannot be exchanged: it has 3."])
        #expect(order == [0, 1, 2])
    }

    @Test("A view that moves leaves its old superview")
    func move() {
        let other = UIView()
        other.addSubview(views[1])
        #expect(order == [0, 2])
        #expect(views[1].superview === other)
        views[1].removeFromSuperview()
        views[1].removeFromSuperview()
        #expect(other.subviews.isEmpty)
        #expect(views[1].superview == nil)
    }

    @Test("A view cannot be added to itself, to a view inside it, and a window to none")
    func loops() {
        UIApplication.withShared(UIApplication()) {
            let window = UIWindow()
            window.accessibilityIdentifier = "window"
            parent.accessibilityIdentifier = "parent"
            views[0].accessibilityIdentifier = "child"
            let inner = UIView()
            inner.accessibilityIdentifier = "inner"
            views[0].addSubview(inner)
            let texts = FailureCollector.failures {
                parent.addSubview(parent)
                inner.insertSubview(parent, at: 0)
                views[0].insertSubview(parent, belowSubview: inner)
                parent.addSubview(window)
                window.addSubview(window)
            }.map(\.text)
            #expect(
                texts == [
                    "UIView #parent cannot be added as a subview of itself.",
                    "UIView #parent cannot be added to UIView #inner, which is inside it:"
                        + " the view hierarchy would be a loop.",
                    "UIView #parent cannot be added to UIView #child, which is inside it:"
                        + " the view hierarchy would be a loop.",
                    "UIWindow #window is a window and cannot be a subview of UIView #parent.",
                    "UIWindow #window cannot be added as a subview of itself.",
                ])
            #expect(order == [0, 1, 2])
            #expect(parent.treeFaults() == [])
            #expect(window.treeFaults() == [])
        }
    }

    @Test("Ancestry reaches up to the view itself, and tags are looked for from the top")
    func ancestryAndTags() {
        let inner = UIView()
        inner.tag = 2
        views[0].addSubview(inner)
        #expect(inner.isDescendant(of: parent))
        #expect(inner.isDescendant(of: inner))
        #expect(!parent.isDescendant(of: inner))
        #expect(!views[1].isDescendant(of: views[0]))
        #expect(parent.viewWithTag(2) === inner)
        #expect(views[0].viewWithTag(0) === views[0])
        #expect(parent.viewWithTag(99) == nil)
    }
}
