import Foundation
import TestSupport
import Testing

@testable import ViewQuery

/// What assistive technology sees, and in which order.
@MainActor
@Suite("Order of accessibility elements") struct AccessibilityOrderTests {
    /// Runs `build` with three views a, b and c in a window, each with an element in it, and compares.
    private func expect(
        _ expected: String, _ build: (_ window: UIWindow, _ a: UIView, _ b: UIView, _ c: UIView) -> Void,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        inOwnApplication {
            let window = UIWindow.createWindowForTesting()
            let views = ["a", "b", "c"].map { name in
                let view = UIView().named(name, 0, 0, 100, 100, in: window)
                UIView().named("\(name)1", 0, 0, 10, 10, in: view).seen(as: "\(name)1")
                return view
            }
            build(window, views[0], views[1], views[2])
            #expect(allElements().labels == expected, sourceLocation: sourceLocation)
            // Each view alone is seen exactly where the whole sees it.
            let seen = Set(allElements().compactMap { $0.isView ? ObjectIdentifier($0.view) : nil })
            window.visit { view in
                #expect(
                    view.isSeenAsElement == seen.contains(ObjectIdentifier(view)), "\(view)",
                    sourceLocation: sourceLocation)
                return .into
            }
        }
    }

    @Test("Views are met in the order of the tree, from back to front")
    func order() {
        expect("a1 b1 c1") { _, _, _, _ in }
        expect("b1 c1 a1") { window, a, _, _ in window.bringSubviewToFront(a) }
    }

    @Test("An element hides its subviews")
    func elementHidesContents() {
        expect("a1 B c1") { _, _, b, _ in b.seen(as: "B") }
        expect("W") { window, _, _, _ in window.seen(as: "W") }
        expect("a1 B c1") { _, _, b, _ in
            b.accessibilityElements = [b.subviews[0]]
            b.seen(as: "B")
        }
    }

    @Test("Views that are hidden, transparent or hide their elements are skipped with all inside")
    func hidden() {
        expect("a1 c1") { _, _, b, _ in b.isHidden = true }
        expect("a1 c1") { _, _, b, _ in b.alpha = 0 }
        expect("a1 b1 c1") { _, _, b, _ in b.alpha = 0.001 }
        expect("a1 c1") { _, _, b, _ in b.accessibilityElementsHidden = true }
        expect("a1 c1") { _, _, b, _ in b.subviews[0].accessibilityElementsHidden = true }
        expect("") { window, _, _, _ in window.accessibilityElementsHidden = true }
        expect("a1 b1 c1") { _, _, b, _ in b.frame.origin.x = 5000 }
    }

    @Test("Beside a modal view nothing is seen; of several the front-most counts")
    func modal() {
        expect("b1") { _, _, b, _ in b.accessibilityViewIsModal = true }
        expect("c1") { _, _, b, c in
            b.accessibilityViewIsModal = true
            c.accessibilityViewIsModal = true
        }
        expect("b1") { _, _, b, c in
            b.accessibilityViewIsModal = true
            c.accessibilityViewIsModal = true
            c.isHidden = true
        }
        // Only siblings are concerned, not what is elsewhere.
        expect("a1 b2 c1") { _, _, b, _ in
            UIView().named("b2", 0, 0, 10, 10, in: b).seen(as: "b2").accessibilityViewIsModal = true
        }
    }

    @Test("A list replaces the subviews, in its own order, and may contain elements that are not views")
    func lists() {
        expect("c1 a1") { window, a, _, c in window.accessibilityElements = [c, a] }
        expect("") { window, _, _, _ in window.accessibilityElements = [] }
        expect("a1 x b1 c1") { _, _, b, _ in b.accessibilityElements = [b.element("x"), b.subviews[0]] }
        expect("c1 a1 b1") { window, a, b, c in
            window.accessibilityElements = [c.subviews[0], "text", a, 7, b]
        }
        expect("a1 x y b1 c1") { _, _, b, _ in
            let inner = b.element("inner").holding([b.element("y"), b.subviews[0]])
            b.accessibilityElements = [b.element("x"), inner]
        }
        expect("a1 c1") { _, _, b, _ in
            let hidden = b.element("hidden")
            hidden.accessibilityElementsHidden = true
            b.accessibilityElements = [hidden]
        }
        expect("a1 y c1") { _, _, b, _ in
            let modal = b.element("y")
            modal.accessibilityViewIsModal = true
            b.accessibilityElements = [b.element("x"), modal, b.subviews[0]]
        }
        expect("c1 b1 a1") { _, a, b, c in
            let inner = UIView().named("inner", 0, 0, 10, 10, in: a)
            a.subviews[0].removeFromSuperview()
            UIView().named("a1", 0, 0, 10, 10, in: inner).seen(as: "a1")
            a.superview?.accessibilityElements = [c, b, inner.subviews[0]]
        }
    }

    @Test("A list may hold views that are elsewhere; each is met once, where it comes first")
    func elsewhere() {
        inOwnApplication {
            let window = UIWindow.createWindowForTesting()
            let a = UIView().named("a", 0, 0, 10, 10, in: window)
            let b = UIView().named("b", 0, 0, 10, 10, in: window).seen(as: "b")
            UIView().named("c", 0, 0, 10, 10, in: window).seen(as: "c")
            let stray = UIView().seen(as: "stray")
            a.accessibilityElements = [stray, b]
            #expect(allElements().labels == "b c")
            #expect(allElements().inside(a).isEmpty)
            #expect(allElements().inside(b).labels == "b")

            let other = UIWindow(frame: window.frame)
            other.addSubview(stray)
            #expect(allElements().labels == "b c")
            other.isHidden = false
            #expect(allElements().labels == "stray b c")
            other.alpha = 0
            #expect(allElements().labels == "b c")
        }
    }

    /// A container that answers by its functions.
    private final class Canvas: UIView {
        var answers: [Any?] = []
        var count: Int?
        override func accessibilityElementCount() -> Int { count ?? answers.count }
        override func accessibilityElement(at index: Int) -> Any? {
            answers.indices.contains(index) ? answers[index] : nil
        }
    }

    @Test("A container may answer by functions instead of a list")
    func functions() {
        inOwnApplication {
            let canvas = Canvas().named("canvas", 0, 0, 10, 10, in: UIWindow.createWindowForTesting())
            UIView().named("s", 0, 0, 10, 10, in: canvas).seen(as: "s")
            #expect(allElements().labels == "s")
            canvas.answers = [canvas.element("x"), nil, canvas.element("y")]
            let query = allElements()
            #expect(query.labels == "x y")
            canvas.answers.reverse()
            #expect(query.labels == "y x", "what a class makes up changes unannounced")
            canvas.count = NSNotFound
            #expect(query.labels == "s")
            canvas.count = -1
            #expect(query.labels == "s")
            canvas.accessibilityElements = [canvas.element("z")]
            #expect(query.labels == "z")
        }
    }

    @Test("Only windows that are shown are looked into; a modal one alone, whichever is key")
    func windows() {
        inOwnApplication {
            let key = UIWindow.createWindowForTesting()
            UIView().seen(as: "key").named("k", 0, 0, 1, 1, in: key)
            let other = UIWindow()
            UIView().seen(as: "other").named("o", 0, 0, 1, 1, in: other)
            #expect(allElements().labels == "key")
            #expect(allElements().inAllWindows().labels == "key")
            #expect(allElements().inside(other).isEmpty)
            other.isHidden = false
            #expect(allElements().labels == "key")
            #expect(allElements().inAllWindows().labels == "other key")
            #expect(allElements().inside(other).labels == "other")
            other.accessibilityViewIsModal = true
            #expect(allElements().isEmpty)
            #expect(allElements().inAllWindows().labels == "other")
            #expect(allElements().inside(key).isEmpty)
            #expect(key.subviews[0].reasonNotSeen == "UIWindow is modal")
            #expect(other.subviews[0].reasonNotSeen == nil)
        }
    }

    @Test("Inside a view are the elements that the whole tree shows there")
    func inside() {
        inOwnApplication {
            let window = UIWindow.createWindowForTesting()
            let a = UIView().named("a", 0, 0, 10, 10, in: window)
            let a1 = UIView().named("a1", 0, 0, 10, 10, in: a).seen(as: "a1")
            let b = UIView().named("b", 0, 0, 10, 10, in: window)
            b.accessibilityElements = [b.element("x"), a1]
            #expect(allElements().labels == "a1 x")
            #expect(allElements().inside(a).labels == "a1")
            #expect(allElements().inside(b).labels == "x")
            #expect(allElements().inside(a1).labels == "a1")
            a.isHidden = true
            #expect(allElements().inside(a1).isEmpty)
            let free = UIView()
            free.addSubview(UIView().seen(as: "free"))
            #expect(allElements().inside(free).labels == "free", "outside every window as if in one")
        }
    }
}
