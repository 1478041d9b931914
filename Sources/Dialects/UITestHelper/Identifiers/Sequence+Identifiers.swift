import FailureReporting
import XCUIAutomation

extension Sequence where Element: RawRepresentable, Element.RawValue == String {
    /// The elements with these identifiers that predicates hold for, awaited until there is one.
    ///
    /// - Parameters:
    ///   - predicates: what must hold.
    ///   - logic: whether all must hold, or one.
    ///   - timeout: how long to wait, in seconds of virtual time; 0 to look once.
    /// - Returns: an element for each such identifier, in order; none after the time-out, which is no failure.
    public func elements(
        predicates: [EasyPredicate], logic: NSCompoundPredicate.LogicalType, timeout: Int,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> [XCUIElement] {
        map(\.element).elements(
            predicates: predicates, logic: logic, timeout: timeout, fileID: fileID, filePath: filePath,
            line: line, column: column)
    }

    /// The element of the first identifier that a predicate holds for; `nil` if it holds for none.
    public func anyElement(predicate: EasyPredicate) -> XCUIElement? {
        elements(predicates: [predicate], logic: .and, timeout: 0).first
    }

    /// The elements that predicates hold for; see ``elements(predicates:logic:timeout:fileID:filePath:line:column:)``.
    public func anyElements(
        subpredicates: [EasyPredicate], logic: NSCompoundPredicate.LogicalType, timeout: Int,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> [XCUIElement] {
        elements(
            predicates: subpredicates, logic: logic, timeout: timeout, fileID: fileID, filePath: filePath,
            line: line, column: column)
    }

    /// The element of the first identifier that a predicate holds for; `nil` if it holds for none.
    public func anyElements(predicate: EasyPredicate) -> XCUIElement? { anyElement(predicate: predicate) }
}
