import FailureReporting
import HeadlessUIKit
import XCUIAutomation

extension XCUIElement {
    /// Waits until the element exists, taps it and types a text.
    ///
    /// - Parameter timeout: how long to wait, in seconds of virtual time.
    /// - Returns: the element.
    @discardableResult
    public func tapAndType(
        text: String, timeout: TimeInterval = 10, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> XCUIElement {
        perform(
            [{ self.tap() }, { self.typeText(text) }], within: timeout,
            at: CallSite(fileID, filePath, line, column))
    }

    /// Waits until the element exists, deletes the text in it and types another.
    ///
    /// It taps near the lower right corner, which places the caret at the end of a text that the element has room for, and
    /// presses the delete key as often as the text has characters; what is left behind the caret is deleted forwards.
    ///
    /// - Parameter timeout: how long to wait, in seconds of virtual time.
    /// - Returns: the element.
    @discardableResult
    public func clearAndType(
        text: String, timeout: TimeInterval = 10, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> XCUIElement {
        let end = coordinate(withNormalizedOffset: CGVector(dx: 0.99, dy: 0.99))
        return perform(
            [{ end.tap() }, { self.deleteText() }, { self.typeText(text) }], within: timeout,
            at: CallSite(fileID, filePath, line, column))
    }

    /// Waits until the element exists, and performs steps of which each needs the one before it.
    private func perform(
        _ steps: [@MainActor () -> Void], within timeout: TimeInterval, at site: CallSite
    ) -> XCUIElement {
        waitUntilExists(
            timeout: timeout, fileID: site.fileID, filePath: site.filePath, line: site.line,
            column: site.column)
        OnMainActor.run(with: steps, at: site) { _ = StepsInOrder($0).run(at: site) }
        return self
    }

    @MainActor
    private func deleteText() {
        // Without keyboard focus, the failure is that of the text that is typed next.
        guard hasKeyboardFocus else { return }
        for key in [XCUIKeyboardKey.delete, .forwardDelete] where textLength > 0 {
            typeText(String(repeating: key.rawValue, count: textLength))
        }
    }

    /// Hides the keyboard by its key for that, `Hide keyboard` or `done`; does nothing while none is shown.
    ///
    /// A keyboard without such a key is a failure: it is hidden as the application's user would, by a tap elsewhere.
    ///
    /// - Parameter inApp: the application that shows the keyboard; by default the element's own.
    /// - Returns: the element.
    @discardableResult
    public func hidenKeyboard(
        inApp: XCUIApplication? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> XCUIElement {
        let site = CallSite(fileID, filePath, line, column)
        let keyboard = (inApp ?? XCUIApplication()).keyboards.firstMatch
        OnMainActor.run(at: site) {
            guard keyboard.exists else { return }
            for name in ["Hide keyboard", "done"] where keyboard.buttons[name].exists {
                keyboard.buttons[name].tap()
                return
            }
            let names = keyboard.buttons.allElementsBoundByIndex.map(\.label.debugDescription)
            AutomationFailure(
                "\(self).hidenKeyboard() failed: the keyboard has no key that hides it."
                    + " Tap outside of the text, or press another key: \(names.joined(separator: ", "))."
            ).record()
        }
        return self
    }

    /// How many characters the text in the element has; a placeholder, which is the value of an empty field, has none.
    @MainActor
    private var textLength: Int {
        switch view {
        case let field as UITextField: field.text?.count ?? 0
        case let view as UITextView: view.text.count
        default: (value as? String)?.count ?? 0
        }
    }
}
