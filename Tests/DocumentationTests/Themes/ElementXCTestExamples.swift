// Example of Elements.md
import XCTest
import XCUIAutomation

final class LoginUITests: XCTestCase {
    override func setUpWithError() throws {
        continueAfterFailure = false
        XCUIApplication.register(AppDelegate.self)
    }

    func testLogin() throws {
        let app = XCUIApplication()
        app.launchArguments += ["-uitesting", "YES"]
        app.launch()
        app.textFields["Email"].tap()
        app.textFields["Email"].typeText("ada@example.com")
        app.buttons["Log in"].tap()
        XCTAssertTrue(app.staticTexts["Welcome, ada@example.com!"].waitForExistence(timeout: 30))
    }
}
// End of example

/// The example of the verbs' page.
final class RefreshUITests: XCTestCase {
    func testRefresh() throws {
        XCUIApplication.register(AppDelegate.self)
        // Example of Verbs.md
        let app = XCUIApplication()
        app.launch()
        app.buttons["Refresh"].tap()
        XCTAssertTrue(app.staticTexts["Up to date"].waitForExistence(timeout: 30))
        // End of example
    }
}
