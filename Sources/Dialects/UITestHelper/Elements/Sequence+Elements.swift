import FailureReporting
import XCUIAutomation

extension Sequence where Element: XCUIElement {
    /// The elements that predicates hold for, awaited until there is one.
    ///
    /// - Parameters:
    ///   - predicates: what must hold.
    ///   - logic: whether all must hold, or one.
    ///   - timeout: how long to wait, in seconds of virtual time; 0 to look once.
    /// - Returns: the elements, in order; none after the time-out, which is no failure.
    public func elements(
        predicates: [EasyPredicate], logic: NSCompoundPredicate.LogicalType, timeout: Int,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> [Element] {
        let all = Array(self)
        let site = CallSite(fileID, filePath, line, column)
        return OnMainActor.run(at: site) {
            let predicate = predicates.merged(withLogic: logic).toPredicate
            var found: [Element] = []
            _ = VirtualWait.run(for: TimeInterval(timeout), "elements(predicates:logic:timeout:)", at: site) {
                found = all.filter { predicate.evaluate(with: $0) }
                return !found.isEmpty
            }
            return found
        }
    }

    /// The first element that a predicate holds for; `nil` if it holds for none.
    public func anyElement(predicate: EasyPredicate) -> Element? {
        elements(predicates: [predicate], logic: .and, timeout: 0).first
    }

    /// The elements that predicates hold for; see ``elements(predicates:logic:timeout:fileID:filePath:line:column:)``.
    public func anyElements(
        subpredicates: [EasyPredicate], logic: NSCompoundPredicate.LogicalType, timeout: Int,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> [Element] {
        elements(
            predicates: subpredicates, logic: logic, timeout: timeout, fileID: fileID, filePath: filePath,
            line: line, column: column)
    }

    /// The first element that a predicate holds for; `nil` if it holds for none.
    public func anyElements(predicate: EasyPredicate) -> Element? { anyElement(predicate: predicate) }
}
