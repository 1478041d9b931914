import HeadlessUIKit
import Robot
import TestSupport
import Testing
import XCUIAutomation

/// Hierarchies that are deeper than the stack allows a recursion to go.
@MainActor @Suite("Deep hierarchies of elements", .robot) struct DeepTests {
    private let app = XCUIApplication()
    private static let depth = Rounds.of(100_000)

    private func showDeep() -> UIView {
        let window = UIWindow.createWindowForTesting()
        var view: UIView = window
        for _ in 0..<Self.depth {
            let next = UIView()
            view.addSubview(next)
            view = next
        }
        view.accessibilityIdentifier = "deepest"
        return view
    }

    @Test("Queries find what is 100,000 levels deep, and attributes can be read")
    func queries() {
        let deepest = showDeep()
        #expect(app.otherElements["deepest"].exists)
        #expect(app.otherElements["deepest"].view === deepest)
        #expect(app.otherElements.count == Self.depth)
        #expect(app.otherElements["deepest"].frame == .zero)
        #expect(app.otherElements["deepest"].hasKeyboardFocus == false)
        #expect(app.otherElements.containing(.other, identifier: "deepest").count == Self.depth - 1)
    }

    @Test("The text of a deep hierarchy ends at 500 levels, and says so")
    func texts() {
        _ = showDeep()
        let text = app.debugDescription
        #expect(text.contains("  … \(Self.depth - 499) more, deeper than 500 levels\nPath to element:"))
        let path = app.otherElements["deepest"].debugDescription
        #expect(path.contains("   … \(Self.depth - 498) more\n"))
        #expect(
            failureTexts { app.otherElements["deeper"].tap() } == [
                """
                app.otherElements["deeper"].tap() found no element.
                Nearest: other #deepest: identifier is "deepest", wanted "deeper".
                Try: app.otherElements["deepest"]
                The elements:
                  application "App" (0 0; 390 844)
                    other #deepest (0 0; 0 0) <-- nearest miss
                """
            ])
    }

    @Test("A snapshot of a deep hierarchy ends at 500 levels, with a warning")
    func snapshot() throws {
        _ = showDeep()
        var depth = 0
        let warnings = try warningTexts {
            var next: (any XCUIElementSnapshot)? = try app.snapshot()
            while let snapshot = next?.children.first {
                depth += 1
                next = snapshot
            }
        }
        #expect(depth == 500)
        #expect(
            warnings == ["app.snapshot() leaves out \(Self.depth - 499) elements deeper than 500 levels."])
    }
}
