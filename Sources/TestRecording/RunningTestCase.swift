import Testing
import XCTest

/// The XCTest case that is running, for state that belongs to one test although its class has no world of its own.
///
/// Code of a test of Swift Testing is in none, though an XCTest case may run at the same time: unless that test runs the
/// case itself, and the case says so by ``whileCurrent(_:_:)``.
package enum RunningTestCase {
    /// A case, as the task-local that says which one code is in.
    private struct Bound: Sendable {
        // Used as XCTest itself does, from the thread that runs the test.
        nonisolated(unsafe) let testCase: XCTestCase
    }

    @TaskLocal private static var bound: Bound?

    /// Runs `body`, and tasks that it starts, as a part of a case.
    package static func whileCurrent<Result>(_ testCase: XCTestCase, _ body: () -> Result) -> Result {
        $bound.withValue(Bound(testCase: testCase), operation: body)
    }

    /// The number of the running case, counted from 1 in the process; `nil` if none is running.
    package static var number: Int? { isInTestOfSwiftTesting ? nil : XCTestRecorder.current?.number }

    /// The running case; `nil` if none is running.
    package static var current: XCTestCase? {
        bound?.testCase ?? (isInTestOfSwiftTesting ? nil : XCTestRecorder.current?.testCase)
    }

    private static var isInTestOfSwiftTesting: Bool { bound == nil && Test.current != nil }
}
