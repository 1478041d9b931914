import Robot
import XCTest

/// Where failures go that a test case takes: a run that does not count.
final class TakenRun: NSObject, XCTestObservation {
    let run: XCTestRun
    private(set) var failures: [String] = []

    init(_ testCase: XCTestCase) {
        run = XCTestCaseRun(test: testCase)
        super.init()
        run.start()
        XCTestObservationCenter.shared.addTestObserver(self)
    }

    func testCase(
        _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
        atLine lineNumber: Int
    ) {
        failures.append("\(filePath?.split(separator: "/").last ?? ""):\(lineNumber): \(description)")
    }

    func end() -> [String] {
        XCTestObservationCenter.shared.removeTestObserver(self)
        return failures
    }
}

/// A case with its own application, whose failures are taken between two calls, as XCTest would have recorded them.
class RecordingRobotTestCase: RobotTestCase {
    private var taken: TakenRun?

    override var testRun: XCTestRun? { taken?.run ?? super.testRun }

    func beginTaking() { taken = TakenRun(self) }

    func endTaking() -> [String] {
        defer { taken = nil }
        return taken?.end() ?? []
    }
}

/// The same, without an application of its own.
class RecordingPlainTestCase: XCTestCase {
    private var taken: TakenRun?

    override var testRun: XCTestRun? { taken?.run ?? super.testRun }

    func beginTaking() { taken = TakenRun(self) }

    func endTaking() -> [String] {
        defer { taken = nil }
        return taken?.end() ?? []
    }
}
