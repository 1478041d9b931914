import FailureReporting
import XCUIAutomation

extension XCUIElement {
    /// Checks that predicates hold; a failure says which does not, and what the element has instead.
    ///
    /// - Parameters:
    ///   - predicates: what must hold; none at all is a failure.
    ///   - logic: whether all must hold, or one.
    /// - Returns: the element.
    @discardableResult
    public func assert(
        predicates: [EasyPredicate], logic: NSCompoundPredicate.LogicalType = .and,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> XCUIElement {
        check("assert", predicates, logic, at: CallSite(fileID, filePath, line, column)).assert()
        return self
    }

    /// Checks that a predicate holds; a failure says what the element has instead.
    ///
    /// - Returns: the element.
    @discardableResult
    public func assert(
        predicate: EasyPredicate, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> XCUIElement {
        check("assert", predicate, at: CallSite(fileID, filePath, line, column)).assert()
        return self
    }

    /// Waits until a predicate holds; a failure after a time says what the element has instead, and what is pending.
    ///
    /// - Parameter timeout: in seconds of virtual time.
    /// - Returns: the element.
    @discardableResult
    public func assert(
        predicate: EasyPredicate, timeout: TimeInterval, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> XCUIElement {
        let call = "assert(predicate: \(predicate.code), timeout: \(timeout.code))"
        ElementCheck(self, [predicate], call: call, at: CallSite(fileID, filePath, line, column))
            .assert(within: timeout)
        return self
    }

    /// Checks that predicates hold, for a chain of calls that ends where they do not.
    ///
    /// ```swift
    /// app.buttons["Log in"].assertBreak(predicate: .isEnabled(true))?.tap()
    /// ```
    ///
    /// - Returns: the element; `nil` if they do not hold, which is a failure.
    @discardableResult
    public func assertBreak(
        predicates: [EasyPredicate], logic: NSCompoundPredicate.LogicalType = .and,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> XCUIElement? {
        let isMet = check("assertBreak", predicates, logic, at: CallSite(fileID, filePath, line, column))
            .assert()
        return isMet ? self : nil
    }

    /// Checks that a predicate holds, for a chain of calls that ends where it does not.
    ///
    /// - Returns: the element; `nil` if it does not hold, which is a failure.
    @discardableResult
    public func assertBreak(
        predicate: EasyPredicate, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> XCUIElement? {
        let isMet = check("assertBreak", predicate, at: CallSite(fileID, filePath, line, column)).assert()
        return isMet ? self : nil
    }

    private func check(
        _ name: String, _ predicates: [EasyPredicate], _ logic: NSCompoundPredicate.LogicalType,
        at site: CallSite
    ) -> ElementCheck {
        let list = predicates.map(\.code).joined(separator: ", ")
        return ElementCheck(
            self, predicates, logic, call: "\(name)(predicates: [\(list)]\(logic.argument))", at: site)
    }

    private func check(_ name: String, _ predicate: EasyPredicate, at site: CallSite) -> ElementCheck {
        ElementCheck(self, [predicate], call: "\(name)(predicate: \(predicate.code))", at: site)
    }
}
