import Robot
import XCTest
import XCUIAutomation

/// A class whose tests have a world each, and name the application instead of registering it.
final class ApplicationUnderTestTests: RobotTestCase {
    override var applicationUnderTest: ApplicationUnderTest? { ApplicationUnderTest(LoginAppDelegate.self) }

    func testAFirstLaunchesWithAGreeting() {
        let app = XCUIApplication()
        app.launchEnvironment["GREETING"] = "Hello"
        app.launch()
        XCTAssertEqual(app.staticTexts["status"].label, "Hello")
    }

    func testBSecondHasAWorldOfItsOwn() {
        let app = XCUIApplication()
        XCTAssertEqual(app.state, .notRunning)
        app.launch()
        XCTAssertEqual(app.staticTexts["status"].label, "No greeting")
    }

    /// A task that the test itself begins is the world's, too.
    func testATaskOfTheTestFulfils() {
        let done = expectation(description: "done")
        Task {
            try await Task.sleep(for: .seconds(5))
            done.fulfill()
        }
        wait(for: [done], timeout: 30)
    }
}
