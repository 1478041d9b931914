import FailureReporting
import Foundation
import XCTest

/// Records failures with the running XCTest case, and determines whether there is one.
///
/// `XCTFail` outside a running test case does nothing. An observer that receives the failure shows that a test case is
/// running, so that no failure is lost.
final class XCTestRecorder: NSObject, XCTestObservation {
    /// XCTest's list of observers is not thread-safe. Recursive, as an observer may record more.
    private static let lock = NSRecursiveLock()

    private var hasSeenFailure = false

    /// Records `failure` with the running test case; returns whether there is one.
    static func record(_ failure: RecordedFailure) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        let recorder = XCTestRecorder()
        XCTestObservationCenter.shared.addTestObserver(recorder)
        defer { XCTestObservationCenter.shared.removeTestObserver(recorder) }
        // XCTest does not know the line that a test begins at.
        if let site = failure.site ?? failure.lastCall {
            let hint = failure.lastCall == nil || failure.isAtEnd ? "" : RecordedFailure.lastCallHint
            XCTFail(failure.text + hint, file: site.filePath, line: site.line)
        } else {
            XCTFail(failure.text, file: "<unknown line of the test>", line: 0)
        }
        return recorder.hasSeenFailure
    }

    func testCase(
        _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
        atLine lineNumber: Int
    ) {
        hasSeenFailure = true
    }
}
