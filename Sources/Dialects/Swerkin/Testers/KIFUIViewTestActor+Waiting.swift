import FailureReporting
import HeadlessUIKit
import TimeLapse
import XCUIAutomation

// Waits, in virtual time: up to the test's `waitingTimeout`, after which there is a failure.
extension KIFUIViewTestActor {
    /// Waits until the element exists and a finger can touch it; one that is off screen is scrolled to.
    ///
    /// - Returns: the element's view, or the one that contains the element; `nil` if it does not come.
    @discardableResult
    public func waitForTappableView(
        fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> UIView? {
        waited(action(CallSite(fileID, file, line, column))) { $0.waitUntilTappable() }
    }

    /// Waits until the element exists.
    ///
    /// - Returns: the element's view, or the one that contains the element; `nil` if it does not come.
    @discardableResult
    public func waitForView(
        fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> UIView? {
        waited(action(CallSite(fileID, file, line, column))) { $0.waitForElement() }
    }

    /// Waits until the element does not exist; one that stays is a failure.
    public func waitForAbsenceOfView(
        fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        action(CallSite(fileID, file, line, column)).waitForAbsence()
    }

    /// Moves the clock until no animation is running.
    public func waitForAnimationsToFinish(
        fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        let step = StepAction(at: CallSite(fileID, file, line, column))
        step.perform("Could not finish animations.") { step.finishAnimations() }
    }

    /// Lets virtual time pass, in which timers fire and tasks run.
    ///
    /// - Parameter interval: how long, in seconds; one that is negative or not a number is a failure.
    public func wait(
        forTimeInterval interval: TimeInterval, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        StepAction(at: CallSite(fileID, file, line, column)).pass(interval)
    }

    /// Waits until the keyboard is shown, or the view that a text field shows instead of it.
    public func waitForSoftwareKeyboard(
        fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        KeyboardWait(at: CallSite(fileID, file, line, column)).appears()
    }

    /// Waits until the keyboard is hidden.
    public func waitForAbsenceOfSoftwareKeyboard(
        fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        KeyboardWait(at: CallSite(fileID, file, line, column)).disappears()
    }

    private func waited(_ action: ElementAction, _ wait: (ElementAction) -> Bool) -> UIView? {
        guard wait(action) else { return nil }
        return OnMainActor.run(at: action.site) { action.sought.first?.view }
    }
}
