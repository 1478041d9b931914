import FailureReporting
import Foundation
import XCTest

/// Hands failures to the XCTest case that runs, and knows whether there was one.
///
/// `XCTFail` outside a running test case says nothing at all. An observer that waits for the failure to come
/// back tells the two apart, so that no failure is lost.
final class XCTestRecorder: NSObject, XCTestObservation {
    /// XCTest's list of observers is not made for several threads. Recursive, for an observer may record more.
    private static let lock = NSRecursiveLock()

    private var hasSeenFailure = false

    /// Records `failure` with the running test case; returns whether there is one.
    static func record(_ failure: RecordedFailure) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        let recorder = XCTestRecorder()
        XCTestObservationCenter.shared.addTestObserver(recorder)
        defer { XCTestObservationCenter.shared.removeTestObserver(recorder) }
        if let site = failure.site {
            XCTFail(failure.text, file: site.filePath, line: site.line)
        } else {
            XCTFail(failure.text, file: "<view code>", line: 0)
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
