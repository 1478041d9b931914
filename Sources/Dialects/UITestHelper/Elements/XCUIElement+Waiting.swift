import FailureReporting
import XCUIAutomation

// Waits are in virtual time: timers, animations and tasks run on the way, and a long time-out takes no real time.
extension XCUIElement {
    /// Waits until predicates hold, at most for a time; that they do not is no failure.
    ///
    /// - Parameters:
    ///   - predicates: what must hold; none at all is a failure.
    ///   - logic: whether all must hold, or one.
    ///   - timeout: in seconds of virtual time.
    ///   - handler: called when they hold; the wait goes on while it returns `false`.
    /// - Returns: the element.
    @discardableResult
    public func waitUntil(
        predicates: [EasyPredicate], logic: NSCompoundPredicate.LogicalType = .and,
        timeout: TimeInterval = 10, handler: (() -> Bool)? = nil, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> XCUIElement {
        let list = predicates.map(\.code).joined(separator: ", ")
        let call = "waitUntil(predicates: [\(list)]\(logic.argument), timeout: \(timeout.code))"
        ElementCheck(self, predicates, logic, call: call, at: CallSite(fileID, filePath, line, column))
            .wait(timeout, handler: handler)
        return self
    }

    /// Waits until a predicate holds, at most for a time; that it does not is no failure.
    ///
    /// - Parameters:
    ///   - timeout: in seconds of virtual time.
    ///   - handler: called when it holds; the wait goes on while it returns `false`.
    /// - Returns: the element.
    @discardableResult
    public func waitUntil(
        predicate: EasyPredicate, timeout: TimeInterval = 10, handler: (() -> Bool)? = nil,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> XCUIElement {
        let call = "waitUntil(predicate: \(predicate.code), timeout: \(timeout.code))"
        ElementCheck(self, [predicate], call: call, at: CallSite(fileID, filePath, line, column))
            .wait(timeout, handler: handler)
        return self
    }

    /// Waits until the element exists, at most for some seconds of virtual time; that it does not is no failure.
    ///
    /// - Returns: the element.
    @discardableResult
    public func waitUntilExists(
        timeout: TimeInterval = 10, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> XCUIElement {
        let site = CallSite(fileID, filePath, line, column)
        ElementCheck(self, [.exists(true)], call: "waitUntilExists(timeout: \(timeout.code))", at: site)
            .wait(timeout)
        return self
    }

    /// Waits until the element exists; a failure after some seconds of virtual time, which says what is pending.
    ///
    /// - Returns: the element.
    @discardableResult
    public func waitUntilExistsAssert(
        timeout: TimeInterval = 10, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> XCUIElement {
        let call = "waitUntilExistsAssert(timeout: \(timeout.code))"
        ElementCheck(self, [.exists(true)], call: call, at: CallSite(fileID, filePath, line, column))
            .assert(within: timeout)
        return self
    }

    /// Lets some seconds of virtual time pass.
    ///
    /// - Returns: the element.
    @discardableResult
    public func wait(
        _ s: UInt32 = 1, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> XCUIElement {
        VirtualWait.pass(s, "\(self).wait", at: CallSite(fileID, filePath, line, column))
        return self
    }
}

extension VirtualWait {
    static func pass(_ seconds: UInt32, _ name: String, at site: CallSite) {
        _ = run(for: TimeInterval(seconds), name, at: site) { false }
    }
}
