import HeadlessUIKit
import Robot
import TestSupport
import Testing

@testable import XCUIAutomation

/// What exists, and what is cut off.
@MainActor @Suite("Existing elements", .robot) struct VisibilityTests {
    private let app = XCUIApplication()

    /// Shows three views a, b and c with a label each, and returns the labels that exist after a change.
    private func labels(_ change: (_ window: UIWindow, _ a: UIView, _ b: UIView, _ c: UIView) -> Void)
        -> String
    {
        let window = UIWindow.createWindowForTesting()
        let views = ["a", "b", "c"].map { name in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            view.addSubview(UILabel(text: name))
            window.addSubview(view)
            return view
        }
        change(window, views[0], views[1], views[2])
        let found = app.staticTexts.allElementsBoundByIndex.map(\.label).joined(separator: " ")
        window.isHidden = true
        return found
    }

    @Test("Hidden and transparent views do not exist, and views that hide their elements are cut off")
    func hidden() {
        #expect(labels { _, _, _, _ in } == "a b c")
        #expect(labels { _, a, _, _ in a.isHidden = true } == "b c")
        #expect(labels { _, a, _, _ in a.alpha = 0 } == "b c")
        #expect(labels { _, a, _, _ in a.alpha = 0.01 } == "a b c")
        #expect(labels { _, _, b, _ in b.accessibilityElementsHidden = true } == "a c")
        #expect(labels { window, _, _, _ in window.accessibilityElementsHidden = true } == "")
        #expect(labels { _, _, b, _ in b.frame.origin.x = 5000 } == "a b c")
        #expect(labels { _, _, b, _ in b.removeFromSuperview() } == "a c")
    }

    @Test("A view that the application declares modal cuts its siblings off; the front-most counts")
    func modal() {
        #expect(labels { _, _, b, _ in b.accessibilityViewIsModal = true } == "b")
        #expect(
            labels { _, a, _, c in (a.accessibilityViewIsModal, c.accessibilityViewIsModal) = (true, true) }
                == "c")
        #expect(
            labels { _, a, _, c in
                (a.accessibilityViewIsModal, c.accessibilityViewIsModal) = (true, true)
                c.isHidden = true
            } == "a")
    }

    @Test("A list of elements counts instead of the subviews, in its order")
    func lists() {
        #expect(labels { window, a, b, _ in window.accessibilityElements = [b, a] } == "b a")
        #expect(labels { window, _, _, _ in window.accessibilityElements = [] } == "")
        #expect(labels { _, a, _, c in a.accessibilityElements = c.subviews } == "c b")
        #expect(labels { _, a, b, _ in b.accessibilityElements = a.subviews } == "a c")
        #expect(labels { _, a, _, _ in a.accessibilityElements = [a.subviews[0], a.subviews[0]] } == "a b c")
        #expect(
            labels { window, a, _, c in
                c.isHidden = true
                window.accessibilityElements = [c.subviews[0], a.subviews[0]]
            } == "a")
    }

    @Test("A listed view that is not on the screen does not exist")
    func stray() {
        #expect(labels { _, a, _, _ in a.accessibilityElements = [UILabel(text: "stray")] } == "b c")
    }

    @Test("Containers that list themselves or each other do not loop")
    func loops() {
        #expect(labels { _, a, _, _ in a.accessibilityElements = [a, a.subviews[0]] } == "a b c")
        #expect(labels { window, a, _, _ in a.accessibilityElements = [window] } == "b c")
        #expect(
            labels { _, a, b, _ in (a.accessibilityElements, b.accessibilityElements) = ([b], [a]) } == "c")
        #expect(
            labels { _, a, _, _ in
                let one = UIAccessibilityElement(accessibilityContainer: a)
                let two = UIAccessibilityElement(accessibilityContainer: a)
                for element in [one, two] { element.isAccessibilityElement = false }
                one.accessibilityElements = [two]
                two.accessibilityElements = [one, a.subviews[0]]
                a.accessibilityElements = [one]
            } == "a b c")
    }

    @Test("An element that makes elements without end stops the search")
    func endless() {
        final class Endless: UIAccessibilityElement {
            override func accessibilityElementCount() -> Int { 1 }
            override func accessibilityElement(at index: Int) -> Any? {
                let inner = Endless(accessibilityContainer: self)
                inner.isAccessibilityElement = false
                return inner
            }
        }
        let window = UIWindow.createWindowForTesting()
        let view = UIView()
        view.accessibilityElements = [Endless(accessibilityContainer: view).inner]
        window.addSubview(view)
        #expect(!app.buttons["Never"].exists)
    }

    @Test("What is behind an alert or a sheet exists, and what is behind a full screen does not")
    func presentations() {
        let root = UIViewController()
        root.view.addSubview(UILabel(text: "behind"))
        UIWindow.createWindowForTesting().rootViewController = root
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        root.present(alert, animated: false)
        #expect(app.staticTexts["behind"].exists)
        #expect(!app.staticTexts["behind"].isHittable)
        #expect(app.alerts["Sure?"].exists)
        app.alerts["Sure?"].buttons["OK"].tap()
        #expect(!app.alerts.firstMatch.exists)
        for (style, exists) in [(UIModalPresentationStyle.pageSheet, true), (.fullScreen, false)] {
            let next = UIViewController()
            next.modalPresentationStyle = style
            root.present(next, animated: false)
            #expect(app.staticTexts["behind"].exists == exists)
            #expect(!app.staticTexts["behind"].isHittable)
            root.dismiss(animated: false)
        }
        #expect(app.staticTexts["behind"].isHittable)
    }

    @Test("An alert exists in front of a view that the application declares modal")
    func alertAndModal() {
        let root = UIViewController()
        UIWindow.createWindowForTesting().rootViewController = root
        let modal = UIView(frame: root.view.bounds)
        modal.accessibilityViewIsModal = true
        modal.addSubview(UILabel(text: "modal"))
        root.view.addSubview(UILabel(text: "cut off"))
        root.view.addSubview(modal)
        root.present(UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert), animated: false)
        #expect(app.staticTexts.allElementsBoundByIndex.map(\.label) == ["modal", "Sure?"])
    }

    @Test(
        "What is visited in random hierarchies is what a plain recursion visits",
        arguments: 0..<Rounds.of(800))
    func random(_ seed: Int) {
        var numbers = SeededNumbers(seed: UInt64(seed))
        let window = UIWindow.createWindowForTesting()
        var views = [UIView()]
        window.addSubview(views[0])
        for index in 1...numbers.next(below: 60) + 1 {
            let view = UIView()
            view.accessibilityIdentifier = "\(index)"
            numbers.element(of: views).addSubview(view)
            views.append(view)
            if numbers.onceIn(8) { view.isHidden = true }
            if numbers.onceIn(8) { view.alpha = 0 }
            if numbers.onceIn(8) { view.isAccessibilityElement = true }
            if numbers.onceIn(8) { view.accessibilityElementsHidden = true }
            if numbers.onceIn(8) { view.accessibilityViewIsModal = true }
        }
        for view in views where numbers.onceIn(6) {
            view.accessibilityElements = view.subviews.reversed().filter { _ in !numbers.onceIn(3) }
        }
        var expected: [String] = []
        func visit(_ view: UIView) {
            guard !view.isHidden, view.alpha > 0, !view.accessibilityElementsHidden else { return }
            expected.append(view.accessibilityIdentifier ?? "")
            if view.isAccessibilityElement { return }
            var inside = view.accessibilityElements?.compactMap { $0 as? UIView } ?? view.subviews
            let isModal = { (view: UIView) in
                view.accessibilityViewIsModal && !view.isHidden && view.alpha > 0
                    && !view.accessibilityElementsHidden
            }
            if let modal = inside.last(where: isModal) { inside = [modal] }
            for view in inside { visit(view) }
        }
        visit(views[0])
        let any = app.windows.firstMatch.descendants(matching: .any)
        #expect(any.allElementsBoundByIndex.map(\.identifier) == expected)
        #expect(any.count == expected.count)
        #expect(any.allElementsBoundByAccessibilityElement.map(\.identifier) == expected)
        let snapshot = try? app.windows.firstMatch.snapshot()
        #expect(snapshot?.identifiers == expected)
        for index in views.indices.dropFirst() {
            #expect(any["\(index)"].exists == expected.contains("\(index)"), "\(index)")
        }
    }
}

extension UIAccessibilityElement {
    /// The first element inside.
    fileprivate var inner: UIAccessibilityElement {
        accessibilityElement(at: 0) as? UIAccessibilityElement ?? self
    }
}

extension XCUIElementSnapshot {
    /// The identifiers of all inside it.
    fileprivate var identifiers: [String] {
        children.flatMap { [$0.identifier] + ($0 as any XCUIElementSnapshot).identifiers }
    }
}
