import FailureReporting
import HeadlessUIKit

// What a user does. Each function waits for its element, and a failure says what there is instead.
extension KIFUIViewTestActor {
    func action(_ site: CallSite) -> ElementAction { site.element(sought) }

    private func narrowed(to kind: ElementKind) -> SoughtElement {
        var sought = sought
        sought.kind = kind
        return sought
    }

    /// Taps the element.
    public func tap(
        fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        action(CallSite(fileID, file, line, column)).tap()
    }

    /// Presses on the element for half a second, or for as long as its long-press recognizers ask for.
    public func longPress(
        fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        action(CallSite(fileID, file, line, column)).longPress()
    }

    /// Replaces the text of the element, a text input, in one piece; no keys are pressed.
    ///
    /// The element gets keyboard focus, its delegate is asked, and it sends its editing events. A delegate that refuses is a
    /// failure.
    public func setText(
        _ text: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        action(CallSite(fileID, file, line, column)).set(text)
    }

    /// Taps the element, unless it has keyboard focus already, and types a text after the one that is there.
    ///
    /// A character that the delegate refuses is a failure.
    public func enterText(
        _ text: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        action(CallSite(fileID, file, line, column)).enter(text, clears: false)
    }

    /// Taps the element, unless it has keyboard focus already, and clears its text; a delegate that refuses is a failure.
    public func clearText(
        fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        action(CallSite(fileID, file, line, column)).clear()
    }

    /// Clears the element's text, and types another one; what the delegate refuses is a failure.
    public func clearAndEnterText(
        _ text: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        action(CallSite(fileID, file, line, column)).enter(text)
    }

    /// Turns the element, a switch, on or off by a tap, unless it is so already.
    public func setSwitchOn(
        _ switchIsOn: Bool, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, file, line, column).element(narrowed(to: .toggle)).turnSwitch(switchIsOn)
    }

    /// Swipes on the element, half its width or height.
    public func swipe(
        in direction: KIFSwipeDirection, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        action(CallSite(fileID, file, line, column)).swipe(direction)
    }

    /// Taps at a point of the screen, in points from its upper left corner; where there is nothing, that is a failure.
    public func tapScreen(
        at point: CGPoint, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        StepAction(at: site).perform("Could not tap at \(point.shortText).") {
            ScreenPoint(point).tap(at: site)
        }
    }

    /// Dismisses what is presented on top: a popover or an action sheet by a tap outside, a sheet by a swipe down.
    ///
    /// Nothing to dismiss, and what only a button dismisses, is a failure.
    public func dismissPopover(
        fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        ModalDismissal(at: CallSite(fileID, file, line, column)).run()
    }

    /// Touches the button of the system's alert that allows what it asks for; no alert is a failure.
    ///
    /// - Returns: whether there was one.
    @discardableResult
    public func acknowledgeSystemAlert(
        fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> Bool {
        AlertWait(at: CallSite(fileID, file, line, column)).allowSystemAlert()
    }
}
