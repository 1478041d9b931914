import FailureReporting
import Foundation
import TestSupport
import Testing

@testable import ViewQuery

/// Containers that hold each other, or make up what is in them without an end, and very deep ones.
@MainActor
@Suite("Endless and very deep accessibility containers") struct EndlessElementTests {
    @Test("Containers that contain each other end where they were visited before")
    func loops() {
        let view = UIView()
        let first = view.element("first").holding([])
        let second = view.element("second").holding([first, view.element("x"), view, first])
        first.accessibilityElements = [second, first, view.element("y")]
        view.accessibilityElements = [first, second]
        #expect(allElements().inside(view).labels == "x y")
        first.accessibilityElements = nil
        second.accessibilityElements = nil
    }

    /// An element that is a container of another new one, and so on.
    private final class Matryoshka: UIAccessibilityElement {
        override var isAccessibilityElement: Bool {
            get { false }
            set {}
        }
        override var accessibilityElements: [Any]? {
            get {
                [
                    Matryoshka(accessibilityContainer: self),
                    UIAccessibilityElement(accessibilityContainer: self),
                ]
            }
            set {}
        }
    }

    @Test("Elements that are made up without an end are cut off at the limit")
    func madeUp() {
        let view = UIView()
        view.accessibilityElements = [Matryoshka(accessibilityContainer: view)]
        var walk = AccessibilityWalk(limit: 100)
        var count = 0
        walk.visit(view) { stop in
            count += 1
            return true
        }
        #expect(count == 101)
        #expect(walk.endless is Matryoshka)
        #expect(!walk.isAnnounced)
    }

    /// A view that says that it holds more than there can be.
    private final class Braggart: UIView {
        override func accessibilityElementCount() -> Int { .max - 1 }
        override func accessibilityElement(at index: Int) -> Any? { nil }
    }

    @Test("A container that says that it holds more than can be looked at is a failure")
    func tooMany() {
        let view = Braggart().named("list", 0, 0, 10, 10)
        let failures = FailureCollector.failures { #expect(allElements().inside(view).isEmpty) }
        #expect(
            Set(failures.map(\.text)) == [
                "The accessibility elements of Braggart #list do not end: those after the first 1000000 are left out."
            ])
    }

    @Test(
        "Elements in very many views and very many nested elements are found on the default stack"
    )
    func deep() {
        let root = UIView()
        var innermost = root
        let count = Rounds.of(100_000)
        for _ in 1..<count {
            let view = UIView()
            innermost.addSubview(view)
            innermost = view
        }
        innermost.seen(as: "innermost")
        #expect(allElements().inside(root).labels == "innermost")
        #expect(allElements().inside(innermost).labels == "innermost")
        #expect(innermost.isSeenAsElement)

        var element = innermost.element("x")
        for _ in 0..<count { element = innermost.element("").holding([element]) }
        innermost.isAccessibilityElement = false
        innermost.accessibilityElements = [element]
        #expect(allElements().inside(root).labels == "x")
        #expect(innermost.accessibilityTreeText() == #"button "x""#)
    }

    @Test("Very many elements beside each other are each found, and seen each by itself")
    func wide() {
        let root = UIView()
        let count = Rounds.of(100_000)
        for _ in 0..<count { root.addSubview(UIButton()) }
        let query = allElements(withRole(.button)).inside(root)
        #expect(query.count == count)
        #expect(query[count - 1].view === root.subviews.last)
        root.accessibilityElements = (0..<count).map { root.element("\($0)") }
        #expect(query.count == count)
        #expect(query[count - 1].label == "\(count - 1)")
    }
}
