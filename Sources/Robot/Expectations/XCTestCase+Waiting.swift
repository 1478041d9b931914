import FailureReporting
import XCTest

// XCTest's functions take a file and a line as well: of two functions, Swift prefers the one with fewer defaults.
extension XCTestCase {
    /// Waits until all expectations are fulfilled, at most for a time, in seconds of virtual time.
    ///
    /// Timers, animations and tasks run on the way; a long time-out takes no real time. A failure says which expectations
    /// were not fulfilled, and what was pending.
    ///
    /// - Parameters:
    ///   - expectations: what must be fulfilled, each waited for once.
    ///   - timeout: the time-out in seconds of virtual time.
    @available(*, noasync, message: "Use await fulfillment(of:timeout:) instead.")
    public nonisolated func wait(
        for expectations: [XCTestExpectation], timeout: TimeInterval, filePath: StaticString = #filePath,
        line: UInt = #line
    ) {
        XCTWaiter(delegate: self).wait(for: expectations, timeout: timeout, filePath: filePath, line: line)
    }

    /// Waits until all expectations are fulfilled, in order if `enforceOrder`, at most for a time, in seconds of virtual
    /// time.
    @available(*, noasync, message: "Use await fulfillment(of:timeout:enforceOrder:) instead.")
    public nonisolated func wait(
        for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool,
        filePath: StaticString = #filePath
    ) {
        XCTWaiter(delegate: self)
            .wait(for: expectations, timeout: timeout, enforceOrder: enforceOrder, filePath: filePath)
    }

    /// Waits until all expectations are fulfilled, at most for a time, in seconds of virtual time.
    public nonisolated(nonsending) func fulfillment(
        of expectations: [XCTestExpectation], timeout: TimeInterval, filePath: StaticString = #filePath,
        line: UInt = #line
    ) async {
        await XCTWaiter(delegate: self)
            .fulfillment(of: expectations, timeout: timeout, filePath: filePath, line: line)
    }

    /// Waits until all expectations are fulfilled, in order if `enforceOrder`, at most for a time, in seconds of virtual
    /// time.
    public nonisolated(nonsending) func fulfillment(
        of expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool,
        filePath: StaticString = #filePath
    ) async {
        await XCTWaiter(delegate: self)
            .fulfillment(of: expectations, timeout: timeout, enforceOrder: enforceOrder, filePath: filePath)
    }

    // MARK: All expectations of the case

    /// Waits until all expectations that the case has made are fulfilled, at most for a time, in seconds of virtual time.
    public nonisolated func waitForExpectations(
        timeout: TimeInterval, filePath: StaticString = #filePath, line: UInt = #line
    ) {
        waitForExpectations("waitForExpectations(timeout:)", timeout, CallSite(in: filePath, line))
    }

    /// Waits until all expectations that the case has made are fulfilled, at most for a time, in seconds of virtual time.
    ///
    /// - Parameters:
    ///   - timeout: the time-out in seconds of virtual time.
    ///   - handler: called at the end of the wait, with an error if they were not fulfilled.
    public nonisolated func waitForExpectations(
        timeout: TimeInterval, filePath: StaticString = #filePath, line: UInt = #line,
        handler: XCWaitCompletionHandler
    ) {
        let result = waitForExpectations(
            "waitForExpectations(timeout:handler:)", timeout, CallSite(in: filePath, line))
        if let result { handler(result == .completed ? nil : XCTestError(.timeoutWhileWaiting)) }
    }

    /// Waits until all expectations that the case has made are fulfilled; the handler is optional.
    public nonisolated func waitForExpectations(
        timeout: TimeInterval, handler: XCWaitCompletionHandler?, filePath: StaticString = #filePath
    ) {
        let last = ExpectationState.expectations(madeBy: self)?.last
        let line = last.flatMap { ExpectationState.line(of: $0) } ?? 1
        let result = waitForExpectations(
            "waitForExpectations(timeout:handler:)", timeout, CallSite(in: filePath, line), isNearCall: true)
        if let result { handler?(result == .completed ? nil : XCTestError(.timeoutWhileWaiting)) }
    }

    /// Returns how the wait ended; `nil` if there was none.
    @discardableResult
    private nonisolated func waitForExpectations(
        _ call: String, _ timeout: TimeInterval, _ site: CallSite, isNearCall: Bool = false
    ) -> XCTWaiter.Result? {
        let expectations = ExpectationState.expectations(madeBy: self) ?? []
        let wait = ExpectationWait(
            call: call, expectations: expectations, timeout: timeout, site: site, isNearCall: isNearCall)
        guard !expectations.isEmpty else {
            wait.record(.noneMade(call: call))
            return nil
        }
        return XCTWaiter(delegate: self).end(wait, wait.verdict())
    }
}
