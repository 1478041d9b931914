import FailureReporting
import XCTest

// XCTest's functions take a file and a line as well: of two functions, Swift prefers the one with fewer defaults.
extension XCTWaiter {
    /// Waits until all expectations are fulfilled, at most for a time, in seconds of virtual time.
    ///
    /// - Returns: how the wait ended. A delegate is told as by XCTest; a test case that is the delegate fails.
    @available(*, noasync, message: "Use await fulfillment(of:timeout:) instead.")
    @discardableResult
    public func wait(
        for expectations: [XCTestExpectation], timeout: TimeInterval, filePath: StaticString = #filePath,
        line: UInt = #line
    ) -> XCTWaiter.Result {
        let wait = ExpectationWait(
            call: "wait(for:timeout:)", expectations: expectations, timeout: timeout,
            site: CallSite(in: filePath, line))
        return end(wait, wait.verdict())
    }

    /// Waits until all expectations are fulfilled, at most for a time, in seconds of virtual time.
    ///
    /// - Parameters:
    ///   - expectations: what must be fulfilled.
    ///   - timeout: the time-out in seconds of virtual time.
    ///   - enforceOrder: whether they must be fulfilled in the order of the list.
    @available(*, noasync, message: "Use await fulfillment(of:timeout:enforceOrder:) instead.")
    @discardableResult
    public func wait(
        for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool,
        filePath: StaticString = #filePath
    ) -> XCTWaiter.Result {
        let wait = ExpectationWait(
            near: expectations, in: filePath, call: "wait(for:timeout:enforceOrder:)", timeout: timeout,
            enforceOrder: enforceOrder)
        return end(wait, wait.verdict())
    }

    /// Waits until all expectations are fulfilled, as ``wait(for:timeout:filePath:line:)``, with a waiter of its own.
    @available(*, noasync, message: "Use await fulfillment(of:timeout:) instead.")
    @discardableResult
    public static func wait(
        for expectations: [XCTestExpectation], timeout: TimeInterval, filePath: StaticString = #filePath,
        line: UInt = #line
    ) -> XCTWaiter.Result {
        XCTWaiter().wait(for: expectations, timeout: timeout, filePath: filePath, line: line)
    }

    /// Waits until all expectations are fulfilled, in order if `enforceOrder`, with a waiter of its own.
    @available(*, noasync, message: "Use await fulfillment(of:timeout:enforceOrder:) instead.")
    @discardableResult
    public static func wait(
        for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool,
        filePath: StaticString = #filePath
    ) -> XCTWaiter.Result {
        XCTWaiter().wait(for: expectations, timeout: timeout, enforceOrder: enforceOrder, filePath: filePath)
    }

    // MARK: Async

    /// Waits until all expectations are fulfilled, at most for a time, in seconds of virtual time.
    @discardableResult
    public nonisolated(nonsending) func fulfillment(
        of expectations: [XCTestExpectation], timeout: TimeInterval, filePath: StaticString = #filePath,
        line: UInt = #line
    ) async -> XCTWaiter.Result {
        let wait = ExpectationWait(
            call: "fulfillment(of:timeout:)", expectations: expectations, timeout: timeout,
            site: CallSite(in: filePath, line))
        return await end(wait)
    }

    /// Waits until all expectations are fulfilled, in order if `enforceOrder`, at most for a time, in seconds of virtual
    /// time.
    @discardableResult
    public nonisolated(nonsending) func fulfillment(
        of expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool,
        filePath: StaticString = #filePath
    ) async -> XCTWaiter.Result {
        let wait = ExpectationWait(
            near: expectations, in: filePath, call: "fulfillment(of:timeout:enforceOrder:)", timeout: timeout,
            enforceOrder: enforceOrder)
        return await end(wait)
    }

    /// Waits until all expectations are fulfilled, with a waiter of its own.
    @discardableResult
    public nonisolated(nonsending) static func fulfillment(
        of expectations: [XCTestExpectation], timeout: TimeInterval, filePath: StaticString = #filePath,
        line: UInt = #line
    ) async -> XCTWaiter.Result {
        await XCTWaiter().fulfillment(of: expectations, timeout: timeout, filePath: filePath, line: line)
    }

    /// Waits until all expectations are fulfilled, in order if `enforceOrder`, with a waiter of its own.
    @discardableResult
    public nonisolated(nonsending) static func fulfillment(
        of expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool,
        filePath: StaticString = #filePath
    ) async -> XCTWaiter.Result {
        await XCTWaiter().fulfillment(
            of: expectations, timeout: timeout, enforceOrder: enforceOrder, filePath: filePath)
    }

    // MARK: The end of a wait

    private nonisolated(nonsending) func end(_ wait: ExpectationWait) async -> XCTWaiter.Result {
        let verdict = await wait.awaitedVerdict()
        guard case .byXCTest(let timeout) = verdict else { return end(wait, verdict) }
        return await fulfillment(
            of: wait.expectations, timeout: timeout, enforceOrder: wait.enforceOrder,
            file: wait.site.filePath, line: Int(wait.site.line))
    }

    /// Lets XCTest wait: for the rest of the time, or for no time, so that it knows how the wait has ended.
    func end(_ wait: ExpectationWait, _ verdict: ExpectationWait.Verdict) -> XCTWaiter.Result {
        switch verdict {
        case .refused: return .interrupted
        case .completed, .outside: return pass(wait, 0)
        case .byXCTest(let timeout): return pass(wait, timeout)
        case .failed(let failure):
            // A test case would record XCTest's text, which tells of a time-out of zero.
            let testCase = delegate as? XCTestCase
            if testCase != nil { delegate = nil }
            let result = pass(wait, 0)
            if testCase != nil {
                delegate = testCase
                wait.record(failure)
            }
            return result
        }
    }

    /// XCTest's wait.
    ///
    /// It puts a look at each predicate into the run loop, and goes on to look until the waiter is freed. Without a time-out
    /// the first look would come in a later test, so it is made here.
    private func pass(_ wait: ExpectationWait, _ timeout: TimeInterval) -> XCTWaiter.Result {
        let result = self.wait(
            for: wait.expectations, timeout: timeout, enforceOrder: wait.enforceOrder,
            file: wait.site.filePath, line: Int(wait.site.line))
        if wait.expectations.contains(where: { $0 is XCTNSPredicateExpectation }) {
            _ = Foundation::RunLoop.current.run(mode: .default, before: Date.distantPast)
        }
        return result
    }
}
