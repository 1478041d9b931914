import FailureReporting
import Foundation
import XCTest

/// Records failures with the running XCTest case, of which it is told by XCTest.
final class XCTestRecorder: NSObject, XCTestObservation {
    // Its state is read and written under the lock alone.
    nonisolated(unsafe) private static let shared = XCTestRecorder()
    /// XCTest is not thread-safe. Recursive, as an observer may record more.
    private static let lock = NSRecursiveLock()

    private var running: XCTestCase?
    private var started = 0

    /// Asks XCTest to tell of its test cases.
    static func install() {
        XCTestObservationCenter.shared.addTestObserver(shared)
    }

    /// The running test case and its number, which no other has; `nil` if none is running.
    static var current: (testCase: XCTestCase, number: Int)? {
        lock.withLock { shared.running.map { ($0, shared.started) } }
    }

    /// Records `failure` with the running test case; returns whether there is one.
    static func record(_ failure: RecordedFailure) -> Bool {
        lock.withLock {
            guard let testCase = shared.running else { return false }
            // XCTest does not know the line that a test begins at.
            if let site = failure.site ?? failure.lastCall {
                let hint = failure.lastCall == nil || failure.isAtEnd ? "" : RecordedFailure.lastCallHint
                testCase.fail(failure.text + hint, at: site.path, Int(site.line))
            } else if !failure.isAtEnd, let line = RunningLine.current {
                testCase.fail(failure.text, at: line.path, line.line)
            } else {
                testCase.fail(failure.text, at: "<unknown line of the test>", 0)
            }
            return true
        }
    }

    func testCaseWillStart(_ testCase: XCTestCase) {
        Self.lock.withLock {
            running = testCase
            started += 1
        }
    }

    func testCaseDidFinish(_ testCase: XCTestCase) {
        Self.lock.withLock { running = nil }
    }
}

extension XCTestCase {
    /// Fails as `XCTFail` does, which takes no path that is known only when the test runs.
    fileprivate func fail(_ text: String, at path: String, _ line: Int) {
        #if canImport(Darwin)
        let location = XCTSourceCodeLocation(filePath: path, lineNumber: line)
        record(
            XCTIssue(
                type: .assertionFailure, compactDescription: "failed - \(text)", detailedDescription: nil,
                sourceCodeContext: XCTSourceCodeContext(location: location), associatedError: nil,
                attachments: []))
        #else
        recordFailure(
            withDescription: "failed - \(text)", inFile: path, atLine: line, expected: true)
        #endif
    }
}
