import FailureReporting
import HeadlessUIKit

/// Checks how many views or accessibility elements a query finds, and records a failure that lists them otherwise.
///
/// ```swift
/// shouldFind(allViews(ofClass(MessageCell.self), onScreen(true)), count: 9)
/// shouldFind(allElements(withRole(.button)), count: 0)
/// ```
///
/// Views count whether or not they can be seen; add `onScreenAndVisible(true)` to the query for those that can.
///
/// - Parameters:
///   - target: a query.
///   - count: how many it has to find.
///   - duration: how long to wait at most, in virtual time, until the count is right. By default no time passes.
/// - Returns: whether it finds so many; if not, a failure has been recorded.
@MainActor
@discardableResult
public func shouldFind(
    _ target: some AssertionTarget, count: Int, within duration: Duration? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
) -> Bool {
    Assertion(finding: count, of: target, at: CallSite(fileID, filePath, line, column)).check(
        within: duration)
}

/// As `shouldFind`, and runs tasks as they wake.
@MainActor
@discardableResult
public func shouldFind(
    _ target: some AssertionTarget, count: Int, within duration: Duration, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async -> Bool {
    await Assertion(finding: count, of: target, at: CallSite(fileID, filePath, line, column))
        .check(within: duration)
}

extension Assertion {
    fileprivate init(finding count: Int, of target: some AssertionTarget, at site: CallSite) {
        let name = "shouldFind"
        self.init(at: site) {
            target.assertionSubjects(for: name).subjects.count == count
        } failure: {
            target.assertionSubjects(for: name).failure(ofFinding: count, name)
        }
    }
}

extension AssertionSubjects {
    fileprivate func failure(ofFinding count: Int, _ assertion: String) -> (any Failure)? {
        if subjects.isEmpty { return failureForNone() }
        let wanted = count == 0 ? "none" : "\(count)"
        return AssertionFailure(
            mayHoldLater:
                "\(assertion)(\(name)) found \(subjects.count), wanted \(wanted):\n\(Self.list(subjects))")
    }
}
