import LocalAuthentication
import Robot
import XCUIAutomation

@MainActor
extension XCUIApplication {
    /// The home screen, which shows the system's alerts.
    static var springboard: XCUIApplication { XCUIApplication(bundleIdentifier: "com.apple.springboard") }

    /// Launches the application, and logs in with a face that the device knows.
    static func loggedIn() -> XCUIApplication {
        let app = XCUIApplication()
        app.launch()
        app.logIn()
        return app
    }

    /// Launches the application, logs in, and opens a tab.
    static func showing(_ tab: String) -> XCUIApplication {
        let app = loggedIn()
        app.tabBars.buttons[tab].tap()
        return app
    }

    /// Logs in with a face that the device knows; allows Face ID if the system asks.
    func logIn() {
        buttons["Log in"].tap()
        let allow = Self.springboard.alerts.buttons["Allow"]
        if allow.exists { allow.tap() }
        SimulatedDevice.current.matchFace()
        letTheAppAnswer()
    }

    /// Lets the application react to what the device reports to it, and finish its animations.
    func letTheAppAnswer() {
        TimeLapse.advance(by: .zero)
        TimeLapse.waitForAnimationsToFinish()
    }
}
