import XCTest
import XCUIAutomation

// Xcode's template of UI tests; the registration is the only line that is not Apple's.
final class TemplateUITests: XCTestCase {

    override func setUpWithError() throws {
        // Put setup code here. This method is called before the invocation of each test method in the class.
        XCUIApplication.register(LoginAppDelegate.self)

        // In UI tests it is usually best to stop immediately when a failure occurs.
        continueAfterFailure = false

        // In UI tests it’s important to set the initial state - such as interface orientation - required for your tests
        // before they run. The setUp method is a good place to do this.
        XCUIDevice.shared.orientation = .portrait
    }

    override func tearDownWithError() throws {
        // Put teardown code here. This method is called after the invocation of each test method in the class.
    }

    func testExample() throws {
        // UI tests must launch the application that they test.
        let app = XCUIApplication()
        app.launch()

        // Use XCTAssert and related functions to verify your tests produce the correct results.
        XCTAssertTrue(app.buttons["Log in"].exists)
        XCTAssertEqual(app.state, .runningForeground)
    }

    func testLoginWithWaits() {
        let app = XCUIApplication()
        app.launch()
        app.textFields["email"].tap()
        app.textFields["email"].typeText("ada@example.com")
        app.secureTextFields["Password"].tap()
        app.secureTextFields["Password"].typeText("secret")
        app.buttons["Log in"].tap()
        XCTAssertTrue(app.staticTexts["Welcome, ada@example.com"].waitForExistence(timeout: 30))
    }

    func testPredicateExpectation() {
        let app = XCUIApplication()
        app.launch()
        app.buttons["Log in"].tap()
        let welcome = app.staticTexts.matching(NSPredicate(format: "label BEGINSWITH %@", "Welcome")).element
        let exists = NSPredicate(format: "exists == true")
        expectation(for: exists, evaluatedWith: welcome, handler: nil)
        waitForExpectations(timeout: 5, handler: nil)
        XCTAssert(welcome.exists)

        let gone = XCTNSPredicateExpectation(
            predicate: NSPredicate(format: "exists == false"), object: app.alerts.firstMatch)
        XCTAssertEqual(XCTWaiter.wait(for: [gone], timeout: 5), .completed)
        XCTAssertEqual(XCTWaiter().wait(for: [], timeout: 5), .completed)
    }

    func testActivities() throws {
        let app = XCUIApplication()
        XCTContext.runActivity(named: "Launch") { _ in
            app.launchEnvironment["GREETING"] = "Hello"
            app.launch()
        }
        let label: String = XCTContext.runActivity(named: "Read the greeting") { activity in
            let attachment = XCTAttachment(string: app.debugDescription)
            attachment.name = "Elements"
            attachment.lifetime = .deleteOnSuccess
            activity.add(attachment)
            return app.staticTexts["status"].label
        }
        XCTAssertEqual(label, "Hello")
    }

    func testAsyncMethod() async throws {
        let app = XCUIApplication()
        app.launch()
        app.buttons["Log in"].tap()
        let welcome = expectation(
            for: NSPredicate(format: "label BEGINSWITH 'Welcome'"), evaluatedWith: app.staticTexts["status"])
        await fulfillment(of: [welcome], timeout: 10)
        XCTAssertTrue(app.staticTexts["status"].label.hasPrefix("Welcome"))
    }

    override func setUp() {
        super.setUp()
        addUIInterruptionMonitor(withDescription: "Location") { _ in
            let button = XCUIApplication(bundleIdentifier: "com.apple.springboard").buttons[
                "Allow While Using App"]
            guard button.exists else { return false }
            button.tap()
            return true
        }
    }

    func testInterruptionMonitor() {
        let app = XCUIApplication()
        app.resetAuthorizationStatus(for: .location)
        app.launch()
        app.buttons["Share my location"].tap()
        let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
        XCTAssertTrue(springboard.buttons["Allow Once"].waitForExistence(timeout: 5))
        app.textFields["email"].tap()
        XCTAssertFalse(springboard.buttons["Allow Once"].exists)
    }
}
