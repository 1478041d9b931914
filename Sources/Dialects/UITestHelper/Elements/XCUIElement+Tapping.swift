import FailureReporting
import XCUIAutomation

extension XCUIElement {
    /// Waits until the element exists, and switches it on or off by a tap; one that is right is not tapped.
    ///
    /// An element that is not a switch is a failure.
    ///
    /// - Parameter timeout: how long to wait, in seconds of virtual time.
    /// - Returns: the element.
    @discardableResult
    public func setSwitch(
        on: Bool, timeout: TimeInterval = 10, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> XCUIElement {
        waitUntilExists(timeout: timeout, fileID: fileID, filePath: filePath, line: line, column: column)
        OnMainActor.run(at: CallSite(fileID, filePath, line, column)) {
            let call = "setSwitch(on: \(on))"
            if let problem = self.problem(of: call) { return AutomationFailure(problem).record() }
            guard self.elementType == .switch || self.elementType == .toggle else {
                let summary = self.summary ?? ""
                return AutomationFailure("\(self).\(call) failed: \(summary) is not a switch.").record()
            }
            guard (self.value as? String == "1") != on else { return }
            self.tap()
        }
        return self
    }

    /// Waits until the element is enabled, and taps its middle even if something covers it.
    ///
    /// - Parameter timeout: how long to wait, in seconds of virtual time.
    /// - Returns: the element.
    @discardableResult
    public func forceTap(
        timeout: TimeInterval = 10, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> XCUIElement {
        let site = CallSite(fileID, filePath, line, column)
        ElementCheck(self, [.isEnabled(true)], call: "forceTap(timeout: \(timeout.code))", at: site)
            .wait(timeout)
        if isHittable || !exists {
            return tap(fileID: fileID, filePath: filePath, line: line, column: column)
        }
        coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
            .tap(fileID: fileID, filePath: filePath, line: line, column: column)
        return self
    }

    /// Waits until the element exists, and taps it; one that does not appear is no failure.
    ///
    /// - Parameter timeout: how long to wait, in seconds of virtual time.
    /// - Returns: the element.
    @discardableResult
    public func tapIfExists(
        timeout: TimeInterval = 10, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> XCUIElement {
        waitUntilExists(timeout: timeout, fileID: fileID, filePath: filePath, line: line, column: column)
        return exists ? tap(fileID: fileID, filePath: filePath, line: line, column: column) : self
    }
}
