import FailureReporting
import HeadlessUIKit

/// Checks that views or accessibility elements match predicates, and records a failure that says what they have
/// instead.
///
/// ```swift
/// shouldMatch(theFirstView(withIdentifier("total")), withText("Total: 13.50 €"))
/// shouldMatch(theFirstView(withLabel("Pay")), enabled(true), withFrame(CGRect(x: 20, y: 600, width: 350, height: 44)))
/// shouldMatch(theFirstElement(withName("Volume")), withValue("40%"), withTraits(.adjustable))
/// await shouldMatch(theFirstView(withIdentifier("state")), withText("Sent"), within: .seconds(5))
/// ```
///
/// All that a query finds have to match; a query that finds none is a failure. The predicates are those of queries:
/// `withText`, `withLabel`, `withValue`, ``enabled(_:)``, ``selected(_:)``, ``focused(_:)``, ``withFrame(_:)``, your own.
///
/// - Parameters:
///   - target: a query, a view or an accessibility element.
///   - predicates: what each of them has to match.
///   - duration: how long to wait at most, in virtual time, until they do. By default no time passes.
/// - Returns: whether they match; if not, a failure has been recorded.
@MainActor
@discardableResult
public func shouldMatch<Target: AssertionTarget>(
    _ target: Target, _ predicates: Target.Predicate..., within duration: Duration? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
) -> Bool {
    Assertion(matching: predicates, by: target, at: CallSite(fileID, filePath, line, column))
        .check(within: duration)
}

/// As `shouldMatch`, and runs tasks as they wake.
@MainActor
@discardableResult
public func shouldMatch<Target: AssertionTarget>(
    _ target: Target, _ predicates: Target.Predicate..., within duration: Duration,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
) async -> Bool {
    await Assertion(matching: predicates, by: target, at: CallSite(fileID, filePath, line, column))
        .check(within: duration)
}

extension Assertion {
    fileprivate init<Target: AssertionTarget>(
        matching predicates: [Target.Predicate], by target: Target, at site: CallSite
    ) {
        let name = "shouldMatch"
        self.init(at: site) {
            let subjects = target.assertionSubjects(for: name).subjects
            return !subjects.isEmpty && !predicates.isEmpty
                && subjects.allSatisfy { subject in
                    predicates.allSatisfy { $0.shortfall(of: subject) == nil }
                }
        } failure: {
            target.assertionSubjects(for: name).failure(ofMatching: predicates, name)
        }
    }
}

extension AssertionSubjects {
    fileprivate func failure(ofMatching predicates: [some AssertionPredicate], _ assertion: String)
        -> (any Failure)?
    {
        let call = "\(assertion)(\(name))"
        if predicates.isEmpty {
            return AssertionFailure("\(call) was given no predicate, so it checks nothing.")
        }
        if subjects.isEmpty { return failureForNone() }
        let lines = subjects.compactMap { subject -> String? in
            let shortfalls = predicates.compactMap { $0.shortfall(of: subject) }
            let prefix = subject.summary == name ? "" : "\(subject.summary): "
            return shortfalls.isEmpty ? nil : "\(prefix)\(shortfalls.joined(separator: "; "))."
        }
        guard !lines.isEmpty, subjects.count > 1 else {
            return AssertionFailure(mayHoldLater: "\(call): \(lines.first ?? "it did not match.")")
        }
        let list = lines.listed(5) { $0 }
        return AssertionFailure(
            mayHoldLater: "\(call): \(lines.count) of \(subjects.count) do not match:\n\(list)")
    }
}
