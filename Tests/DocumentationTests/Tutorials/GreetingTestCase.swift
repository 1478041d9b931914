// Example of README.md
import Robot
import XCTest

@MainActor final class GreetingTestCase: RobotTestCase {
    func testGreets() {
        UIWindow.createWindowForTesting().rootViewController = GreetingViewController()
        tapOn(theFirstView(withLabel("Greet")))
        XCTAssertEqual(allViews(withText("Hello, !")).count, 1)
    }
}
// End of example
