import Robot
import XCTest

/// What a test case does at the end of its tests, after their `tearDown`.
final class RobotTestCaseEndTests: FailureTakingTestCase {
    // Used on the main actor alone: XCTest calls what a case overrides on the main thread.
    nonisolated(unsafe) private var kept: UIView?
    private var timer: TimeLapse::Timer?
    private var expected: [String] = []

    override var isStrict: Bool { true }
    override var leftovers: RobotTrait.Leftovers { .failed }

    override func tearDown() { note("tearDown") }

    override func invokeTest() {
        super.invokeTest()
        XCTAssertEqual(takeRecorded(), expected)
        XCTAssertNotEqual(timer?.isValid, true)
    }

    /// A view in a property is none: XCTest keeps the case.
    @MainActor func testTouchesAndWorkThatAreLeftAreFailures() async {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        kept = view
        UIWindow.createWindowForTesting().addSubview(view)
        let line = #line + 1
        SyntheticTouch(at: CGPoint(x: 20, y: 20)).begin()
        timer = .scheduledTimer(withTimeInterval: 2, repeats: false) { _ in }
        expected = [
            "tearDown",
            "RobotTestCaseEndTests.swift:\(line) failed - A touch that began in UIView is still down at the end of the"
                + " test, at (20, 20). End or cancel it.",
            "RobotTestCaseEndTests.swift:\(line) failed - The test ended with work still scheduled. Wait for it with"
                + " TimeLapse.runUntilIdle(), or set leftovers to .ignored, as .robot.leftovers(.ignored) does:",
        ]
    }

    @MainActor func testTasksAreCancelledWithoutAWord() async {
        let controller = UIViewController()
        let line = #line + 1
        UIWindow.createWindowForTesting().rootViewController = controller
        Task {
            try? await Task.sleep(for: .seconds(1))
            note("the task ends")
            UIViewController().present(controller, animated: false)
        }
        expected = [
            "tearDown",
            "RobotTestCaseEndTests.swift:\(line) failed - The test ended with work still scheduled. Wait for it with"
                + " TimeLapse.runUntilIdle(), or set leftovers to .ignored, as .robot.leftovers(.ignored) does:",
            "the task ends",
        ]
    }

    @MainActor func testWhatUIKitOnlyLogsIsAFailureInAStrictCase() async {
        UIViewController().present(UIViewController(), animated: false)
        expected = [
            "RobotTestCaseEndTests.swift:\(#line - 2) failed - UIViewController was asked to present UIViewController, but"
                + " its view is not in a window.",
            "tearDown",
        ]
    }
}
