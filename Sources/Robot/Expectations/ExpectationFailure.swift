import FailureReporting
import TimeLapse
import ViewQuery
import XCTest

/// A wait for expectations that failed.
enum ExpectationFailure: Failure {
    /// What was missing when time ran out, as sentences, and what was still to come.
    case timedOut(call: String, after: Duration, missing: [String], pending: String)
    /// One that was fulfilled before another, against the order of the list.
    case incorrectOrder(call: String, fulfilled: String, before: String)
    /// One that must not be fulfilled.
    case invertedFulfillment(call: String, expectation: String)
    /// Those that a wait has begun for before.
    case waitedOnBefore(call: String, [String])
    case listedTwice(call: String, expectation: String)
    case noneMade(call: String)
    case notATimeout(call: String, Double)

    var description: String {
        switch self {
        case .timedOut(let call, let duration, let missing, let pending):
            "\(call) timed out after \(duration.text) of virtual time: \(missing.joined(separator: "; ")).\n\(pending)"
        case .incorrectOrder(let call, let fulfilled, let required):
            "\(call) failed: \(fulfilled) was fulfilled before \(required)."
        case .invertedFulfillment(let call, let expectation):
            "\(call) failed: \(expectation) is inverted, and was fulfilled."
        case .waitedOnBefore(let call, let names):
            "\(call) failed: a test waits for an expectation once, and \(names.joined(separator: " and "))"
                + " \(names.count == 1 ? "was" : "were") waited for before. Make another one for each wait."
        case .listedTwice(let call, let expectation):
            "\(call) failed: \(expectation) is in the list twice."
        case .notATimeout(let call, let seconds):
            "\(call) failed: \(seconds) is not a time-out in seconds."
        case .noneMade(let call):
            "\(call) failed: the test has made no expectation that it has not waited for."
                + "\nTry: expectation(description: \"…\")"
        }
    }
}

extension XCTestExpectation {
    /// What failures call the expectation.
    var name: String {
        // XCTest's description of a predicate has an address in it.
        guard let expectation = self as? XCTNSPredicateExpectation else {
            return expectationDescription.debugDescription
        }
        let predicate = PredicateText.of(expectation.predicate).map { "the predicate \($0)" }
        let object = expectation.object.map { " for \($0)" } ?? ""
        return (predicate ?? "the predicate of a closure") + object
    }

    /// Why the expectation is not fulfilled, as a clause.
    func shortfall(_ state: ExpectationState) -> String {
        if self is XCTNSPredicateExpectation { return "\(name) was false" }
        let expected = expectedFulfillmentCount
        if expected == 1 { return "\(name) was not fulfilled" }
        return "\(name) was fulfilled \(state.fulfillments) of \(expected) times"
    }
}
