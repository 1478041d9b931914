import FailureReporting
import HeadlessUIKit

/// Checks that a view or an accessibility element can be seen on the screen, and records a failure that says why not.
///
/// ```swift
/// tapOn(theFirstView(withLabel("Save")))
/// shouldSee(theFirstView(withText("Saved")))
/// await shouldSee(theFirstView(withText("Sent")), within: .seconds(5))
/// ```
///
/// It can be seen if a part of it is not hidden, transparent, clipped, off screen or covered by opaque views in front. Of
/// several that a query finds, one is enough.
///
/// - Parameters:
///   - target: a query, a view or an accessibility element.
///   - duration: how long to wait at most, in virtual time. The target is checked again at each instant at which
///     anything happens, and time stops when it can be seen. By default it is checked once, and no time passes.
/// - Returns: whether it can be seen; if not, a failure has been recorded.
/// - Complexity: that of the query, and O(*n*) in the views in front of those that it finds.
@MainActor
@discardableResult
public func shouldSee(
    _ target: some AssertionTarget, within duration: Duration? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
    Assertion(seeing: target, at: CallSite(fileID, filePath, line, column)).check(within: duration)
}

/// As `shouldSee`, and runs tasks as they wake.
@MainActor
@discardableResult
public func shouldSee(
    _ target: some AssertionTarget, within duration: Duration, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async -> Bool {
    await Assertion(seeing: target, at: CallSite(fileID, filePath, line, column)).check(within: duration)
}

/// Checks that no view or accessibility element of a target can be seen on the screen, and records a failure otherwise.
///
/// It passes for what does not exist, and for what is hidden, transparent, clipped, off screen or covered.
///
/// - Parameters:
///   - target: a query, a view or an accessibility element.
///   - duration: how long to watch, in virtual time: it must not be seen at any instant until then. By default it is
///     checked once, and no time passes.
/// - Returns: whether it cannot be seen; if it can, a failure has been recorded.
@MainActor
@discardableResult
public func shouldNotSee(
    _ target: some AssertionTarget, within duration: Duration? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
    Assertion(notSeeing: target, at: CallSite(fileID, filePath, line, column)).check(within: duration)
}

/// As `shouldNotSee`, and runs tasks as they wake.
@MainActor
@discardableResult
public func shouldNotSee(
    _ target: some AssertionTarget, within duration: Duration, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async -> Bool {
    await Assertion(notSeeing: target, at: CallSite(fileID, filePath, line, column)).check(within: duration)
}

extension Assertion {
    fileprivate init(seeing target: some AssertionTarget, at site: CallSite) {
        let name = "shouldSee"
        self.init(at: site) {
            target.assertionSubjects(for: name).subjects.contains { $0.findReasonNotSeen() == nil }
        } failure: {
            target.assertionSubjects(for: name).failure(ofSeeing: name)
        }
    }

    fileprivate init(notSeeing target: some AssertionTarget, at site: CallSite) {
        let name = "shouldNotSee"
        self.init(.throughout, at: site) {
            !target.assertionSubjects(for: name).subjects.contains { $0.findReasonNotSeen() == nil }
        } failure: {
            target.assertionSubjects(for: name).failure(ofNotSeeing: name)
        }
    }
}

extension AssertionSubjects {
    fileprivate func failure(ofSeeing assertion: String) -> (any Failure)? {
        let reasons = subjects.prefix(3).map { subject in
            let reason = subject.findReasonNotSeen() ?? "it was not seen"
            return
                "\(subject.summary == name ? "it" : subject.summary)\(subject.view.originNote) is there, but \(reason)."
        }
        guard let first = subjects.first, let reason = reasons.first else { return failureForNone() }
        var lines = ["\(assertion)(\(name)): \(reason)"] + reasons.dropFirst()
        if subjects.count > reasons.count { lines.append("… and \(subjects.count - reasons.count) more") }
        lines += first.cures(for: assertion, code())
        let tree = TreeExcerpt(
            of: first.view.root, around: [first.view], marking: [ObjectIdentifier(first.view): "target"])
        lines += ["The view hierarchy:", tree.text]
        return AssertionFailure(lines.joined(separator: "\n"))
    }

    fileprivate func failure(ofNotSeeing assertion: String) -> any Failure {
        let seen = subjects.filter { $0.findReasonNotSeen() == nil }
        let call = "\(assertion)(\(name))"
        guard let first = seen.first else { return AssertionFailure("\(call): it was seen.") }
        let text =
            seen.count == 1
            ? "\(call): \(first.description) can be seen."
            : "\(call): \(seen.count) of them can be seen:\n\(Self.list(seen))"
        return AssertionFailure(mayHoldLater: text)
    }
}
