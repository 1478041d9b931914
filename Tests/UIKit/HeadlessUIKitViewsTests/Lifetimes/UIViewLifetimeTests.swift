import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite("Lifetimes of views") struct UIViewLifetimeTests {
    @Test("A referenced subview survives its superview, without a superview or a window")
    func survivor() {
        UIApplication.withShared(UIApplication()) {
            let held = UIView()
            let inHeld = UIView()
            held.addSubview(inHeld)
            weak var middle: UIView?
            do {
                let window = UIWindow()
                let view = UIView()
                window.addSubview(view)
                view.addSubview(held)
                middle = view
                #expect(inHeld.window === window)
            }
            #expect(middle == nil)
            #expect(held.superview == nil)
            #expect(held.window == nil)
            #expect(inHeld.window == nil)
            #expect(held.subviews == [inHeld])
            #expect(held.treeFaults() == [])
            let next = UIView()
            next.addSubview(held)
            #expect(held.superview === next)
        }
    }

    @Test("Freeing a view hierarchy is a change that queries must notice")
    func generation() {
        let held = UIView()
        var parent: UIView? = UIView()
        parent?.addSubview(held)
        let before = ViewTree.generation
        parent = nil
        #expect(ViewTree.generation != before)
    }

    @Test("A hierarchy whose last reference is dropped off the main actor is freed, and detaches survivors")
    func freedElsewhere() async {
        let held = UIView()
        weak var last: UIView?
        let tree = LastReference(UIView())
        var inner = tree.view
        for _ in 0..<10_000 {
            let view = UIView()
            inner?.addSubview(view)
            inner = view
        }
        inner?.addSubview(held)
        last = inner
        inner = nil
        #expect(last != nil)
        await Task.detached { tree.release() }.value
        // Objects freed elsewhere are cleaned up by a job on the main actor; this one waits behind it.
        await Task { @MainActor in }.value
        #expect(last == nil)
        #expect(held.superview == nil)
    }

    @Test(
        "A text in a failure is one line of 40 characters at most",
        arguments: [
            ("", ""), ("\n", ""), ("a\n\r\nb\n", "a b"), ("\na", "a"),
            (String(repeating: "é", count: 40) + "\n", String(repeating: "é", count: 40)),
            (String(repeating: "é", count: 41), String(repeating: "é", count: 39) + "…"),
            (String(repeating: "a", count: 39) + "\nb", String(repeating: "a", count: 39) + "…"),
            (String(repeating: "a", count: 38) + "\nb", String(repeating: "a", count: 38) + " b"),
        ])
    func inOneLine(text: String, line: String) {
        #expect(text.inOneLine == line)
    }

    @Test("A view's description gives its class, text, identifier and frame; off the main actor its class")
    func description() async {
        let label = UILabel(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        label.text = "Total\nsum"
        label.accessibilityIdentifier = "total"
        #expect(label.description == "UILabel \"Total sum\" #total (1 2; 3 4)")
        #expect(await Task.detached { label.description }.value == "UILabel")
        let long = UIView()
        long.accessibilityLabel = String(repeating: "x", count: 50)
        #expect(long.summary == "UIView \"" + String(repeating: "x", count: 39) + "…\"")
    }
}

/// Holds a view, and releases it where it is told to.
private final class LastReference: Sendable {
    // The test reads it before it hands the object to the task that releases the view.
    nonisolated(unsafe) private(set) var view: UIView?

    init(_ view: UIView) {
        self.view = view
    }

    func release() {
        view = nil
    }
}
