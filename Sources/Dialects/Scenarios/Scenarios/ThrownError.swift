import Robot
import Testing
import XCTest

/// What an error that a step or a scenario throws stands for.
package enum ThrownError {
    case failure
    /// A failure that was recorded before it was thrown, as `#require` and `XCTUnwrap` do.
    case recorded
    /// The wish to skip the rest of the test, with its reason.
    case skip(String?)

    package init(_ error: any Error) {
        switch error {
        case is ExpectationFailedError: self = .recorded
        case let skip as XCTSkip: self = .skip(skip.message)
        default:
            // The types of these errors are not public.
            switch String(reflecting: type(of: error)) {
            case "XCTest.XCTestErrorWhileUnwrappingOptional": self = .recorded
            case "Testing.SkipInfo": self = .skip(nil)
            default: self = .failure
            }
        }
    }
}

extension RunningPart {
    /// Records an error that the part threw, unless it stands for something else.
    func noteThrown(_ error: any Error, record: () -> Void) {
        switch ThrownError(error) {
        case .failure: record()
        case .skip(let reason): skip(reason: reason)
        case .recorded:
            // Without a trait, nothing tells of the failed expectation itself. With one, it may be a known issue.
            if Test.current != nil, !TestOutcome.isKept, !hasFailed { noteFailure("An expectation failed.") }
        }
    }
}
