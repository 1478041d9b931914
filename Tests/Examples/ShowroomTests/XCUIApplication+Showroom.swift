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

    /// Swipes a list up until an element further down is shown, which is not loaded before.
    func scroll(_ list: XCUIElement, to element: XCUIElement) {
        for _ in 1...20 where !element.exists || !element.isHittable { list.swipeUp() }
    }

    /// Scrolls a view by a drag at its edge, beside what takes drags itself.
    func dragUp(_ scrollView: XCUIElement) {
        let start = scrollView.coordinate(withNormalizedOffset: CGVector(dx: 0.01, dy: 0.8))
        let end = scrollView.coordinate(withNormalizedOffset: CGVector(dx: 0.01, dy: 0.3))
        start.press(forDuration: 0.1, thenDragTo: end)
    }

    /// Lets the application react to what the device reports to it, and finish its animations.
    func letTheAppAnswer() {
        TimeLapse.advance(by: .zero)
        TimeLapse.waitForAnimationsToFinish()
    }
}
