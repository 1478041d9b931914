import FailureReporting
import XCUIAutomation

// Waits in virtual time: what is scheduled runs on the way, and a long time-out takes no real time.
// Without any state a call is one of the first of each pair, and fails when it runs.
extension Element {
    /// Waits until the element has states, one after the other; one that it does not get is a failure.
    ///
    /// ```swift
    /// button.waitFor(.exists, .hittable, timeout: 10)
    /// ```
    ///
    /// - Parameters:
    ///   - states: at least one state.
    ///   - timeout: how long to wait for each, in seconds of virtual time.
    public func waitFor(
        _ states: ElementAttributes.State..., timeout: TimeInterval = 30, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        StateWait(self, states, timeout: timeout).requireAll(at: CallSite(fileID, filePath, line, column))
    }

    /// Waits until the element does not have states, one after the other; one that it keeps is a failure.
    ///
    /// An element that does not exist is not visible and not hittable; whether it is selected, enabled or has keyboard
    /// focus cannot be asked of it.
    ///
    /// - Parameters:
    ///   - states: at least one state.
    ///   - timeout: how long to wait for each, in seconds of virtual time.
    @_disfavoredOverload
    public func waitFor(
        not states: ElementAttributes.State..., timeout: TimeInterval = 30, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        StateWait(self, states, isNot: true, timeout: timeout).requireAll(
            at: CallSite(fileID, filePath, line, column))
    }

    /// Waits until the element has states: another spelling of
    /// ``waitFor(_:timeout:fileID:filePath:line:column:)``.
    public func await(
        _ states: ElementAttributes.State..., timeout: TimeInterval = 30, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        StateWait(self, states, timeout: timeout).requireAll(at: CallSite(fileID, filePath, line, column))
    }

    /// Waits until the element does not have states: another spelling of
    /// ``waitFor(not:timeout:fileID:filePath:line:column:)``.
    @_disfavoredOverload
    public func await(
        not states: ElementAttributes.State..., timeout: TimeInterval = 30, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        StateWait(self, states, isNot: true, timeout: timeout).requireAll(
            at: CallSite(fileID, filePath, line, column))
    }

    /// Waits until the element has states, one after the other, and returns whether it got them all.
    ///
    /// - Parameters:
    ///   - states: at least one state; none is a failure.
    ///   - timeout: how long to wait for each, in seconds of virtual time.
    public func determine(
        _ states: ElementAttributes.State..., timeout: TimeInterval = 10, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Bool {
        StateWait(self, states, timeout: timeout).determineAll(at: CallSite(fileID, filePath, line, column))
    }

    /// Waits until the element does not have states, one after the other, and returns whether it lost them all.
    ///
    /// - Parameters:
    ///   - states: at least one state; none is a failure.
    ///   - timeout: how long to wait for each, in seconds of virtual time.
    @_disfavoredOverload
    public func determine(
        not states: ElementAttributes.State..., timeout: TimeInterval = 10, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Bool {
        StateWait(self, states, isNot: true, timeout: timeout).determineAll(
            at: CallSite(fileID, filePath, line, column))
    }
}
