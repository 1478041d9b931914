import XCTest

@testable import XCUIAutomation

/// Methods of a plain class, which run in the order of their names in the process's world.
///
/// Run in parallel, each has a process of its own, and there is nothing to forget.
final class SharedWorldTests: XCTestCase {
    // XCTest runs one method after another, on the main thread.
    nonisolated(unsafe) private static var hasSetParameters = false

    func testAFirstSetsParameters() {
        Self.hasSetParameters = true
        XCUIApplication.register(LoginAppDelegate.self)
        let app = XCUIApplication()
        app.launchArguments = ["-first"]
        app.launchEnvironment = ["GREETING": "First"]
        addUIInterruptionMonitor(withDescription: "first") { _ in
            XCTFail("A monitor of another test was asked.")
            return false
        }
        XCTAssertEqual(XCUIApplication().launchArguments, ["-first"])
        app.launch()
        XCTAssertEqual(app.staticTexts["status"].label, "First")
    }

    func testBSecondFindsNoneOfThemAndTheRegistration() throws {
        try XCTSkipUnless(Self.hasSetParameters, "The first method ran in another process.")
        let app = XCUIApplication()
        XCTAssertEqual(app.launchArguments, [])
        XCTAssertEqual(app.launchEnvironment, [:])
        XCTAssertEqual(MainActor.assumeIsolated { AutomationWorld.current.monitors.count }, 0)
        XCTAssertEqual(app.state, .runningForeground)
        app.launch()
        XCTAssertEqual(app.staticTexts["status"].label, "No greeting")
        app.resetAuthorizationStatus(for: .location)
        app.buttons["Share my location"].tap()
        XCUIApplication(bundleIdentifier: "com.apple.springboard").buttons["Allow Once"].tap()
        app.textFields["email"].tap()
    }
}
