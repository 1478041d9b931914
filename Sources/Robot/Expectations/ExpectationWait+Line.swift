import FailureReporting
import XCTest

// Functions that must have fewer defaults than XCTest's have room for a part of the line only.
extension CallSite {
    /// A line of a file of tests, whose module is not known.
    init(in filePath: StaticString, _ line: UInt) {
        self.init(filePath, filePath, line, 1)
    }
}

extension ExpectationWait {
    /// A wait that knows its file, and takes the line where the last expectation was made, until a failure asks for the
    /// line that runs.
    init(
        near expectations: [XCTestExpectation], in filePath: StaticString, call: String,
        timeout: TimeInterval,
        enforceOrder: Bool
    ) {
        let line = expectations.last.flatMap { ExpectationState.line(of: $0) } ?? 1
        self.init(
            call: call, expectations: expectations, timeout: timeout, enforceOrder: enforceOrder,
            site: CallSite(in: filePath, line), isNearCall: true)
    }
}
