import Robot
import XCTest

/// Failures under XCTest, which this case takes for itself instead of failing.
final class XCTestFailureTests: FailureTakingTestCase {
    @MainActor func testFailuresAreRecordedAtTheCallersLine() async {
        let line = #line
        tapOn(theFirstView(withLabel("Cancel")))
        SoftwareKeyboard.main.type("a")
        tapOn(UIView())
        XCTAssertEqual(
            takeRecorded(),
            [
                """
                XCTestFailureTests.swift:\(line + 1) failed - tapOn(theFirstView(withLabel("Cancel"))) found no view: \
                there is no key window. Show one first, such as UIWindow.createWindowForTesting(showing: controller).
                """,
                """
                XCTestFailureTests.swift:\(line + 2) failed - Typing "a" failed: there is no key window. Show one \
                first, such as UIWindow.createWindowForTesting(showing: controller).
                """,
                """
                XCTestFailureTests.swift:\(line + 3) failed - tapOn cannot touch UIView: it is not in a window. \
                Show its controller in a window, such as UIWindow.createWindowForTesting(showing: controller).
                """,
            ])
    }
}
