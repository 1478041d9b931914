import XCTest

/// The XCTest case that is running, for state that belongs to one test although its class has no world of its own.
package enum RunningTestCase {
    /// The number of the running case, counted from 1 in the process; `nil` if none is running.
    package static var number: Int? { XCTestRecorder.current?.number }

    /// The running case; `nil` if none is running.
    package static var current: XCTestCase? { XCTestRecorder.current?.testCase }
}
