// Example of README.md
import Robot
import XCTest

final class GreetingTestCase: RobotTestCase {
    @MainActor func testGreets() async {
        UIWindow.createWindowForTesting().rootViewController = GreetingViewController()
        tapOn(theFirstView(withLabel("Greet")))
        XCTAssertEqual(allViews(withText("Hello, !")).count, 1)
    }
}
// End of example
