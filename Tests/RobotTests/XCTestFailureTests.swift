import Robot
import XCTest

/// Failures under XCTest, which this case takes for itself instead of failing.
final class XCTestFailureTests: RobotTestCase {
    private var recorded: [String] = []

    override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
        let file = filePath.split(separator: "/").last ?? ""
        let text = description.split(separator: "\n").first ?? ""
        recorded.append("\(file):\(lineNumber) \(text)")
        // Told to the observers, as XCTest does, on behalf of a run that nobody counts.
        let run = XCTestCaseRun(test: self)
        run.start()
        run.recordFailure(
            withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }

    @MainActor func testFailuresAreRecordedAtTheCallersLine() async {
        let line = #line
        tapOn(theFirstView(withLabel("Cancel")))
        SoftwareKeyboard.main.type("a")
        tapOn(UIView())
        let taken = recorded
        recorded = []
        XCTAssertEqual(
            taken,
            [
                """
                XCTestFailureTests.swift:\(line + 1) failed - tapOn(theFirstView(withLabel("Cancel"))) found no view, \
                for there is no key window. Show one first, such as UIWindow.createWindowForTesting().
                """,
                """
                XCTestFailureTests.swift:\(line + 2) failed - Typing "a" is not possible: there is no key window, \
                so nothing has the focus.
                """,
                """
                XCTestFailureTests.swift:\(line + 3) failed - tapOn cannot touch UIView: it is not in a window. \
                Show its controller in a window, such as UIWindow.createWindowForTesting().
                """,
            ])
    }
}
