import FailureReporting
import Photos
import Robot
import TestSupport
import Testing
import XCUIAutomation

@MainActor @Suite("Deleting applications from the home screen", .robot) struct DeletionTests {
    private let app = XCUIApplication()
    private let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")

    init() {
        XCUIApplication.register(TestedDelegate.self)
        UIApplication.shared.declarations.displayName = "Notes"
    }

    /// The texts of the alerts, each with its buttons.
    private var alerts: [String] {
        springboard.alerts.allElementsBoundByIndex.map { alert in
            let texts = alert.staticTexts.allElementsBoundByIndex.map(\.label)
            let buttons = alert.buttons.allElementsBoundByIndex.map(\.label)
            return "\(alert.label): \(texts.joined(separator: " / ")): \(buttons.joined(separator: ", "))"
        }
    }

    @Test("An application is deleted by its icon, with all that it stored")
    func deletion() {
        app.launch()
        SimulatedDevice.current.permissions[.photos] = .granted
        let device = UIDevice.current.identifierForVendor
        app.terminate()
        springboard.icons["Notes"].press(forDuration: 1.3)
        #expect(app.state == .notRunning)
        springboard.buttons["Remove App"].tap()
        #expect(alerts == ["Remove “Notes”?: Remove “Notes”?: Delete App, Cancel"])
        springboard.alerts.buttons["Delete App"].tap()
        #expect(
            alerts == [
                "Delete “Notes”?: Delete “Notes”? / Deleting this app will also delete its data.: Cancel, Delete"
            ])
        #expect(springboard.icons["Notes"].exists && !springboard.icons["Notes"].isHittable)
        springboard.alerts["Delete “Notes”?"].buttons["Delete"].tap()
        #expect(alerts == [] && !springboard.icons["Notes"].exists)
        #expect(springboard.icons["Settings"].isHittable)
        #expect(TestedDelegate.log == [] && SimulatedDevice.current.permissions[.photos] == nil)
        #expect(UIDevice.current.identifierForVendor != device)
    }

    @Test("A running application ends without callbacks when it is deleted")
    func running() {
        app.launch()
        XCUIDevice.shared.press(.home)
        delete()
        #expect(app.state == .notRunning && UIApplication.shared.windows.isEmpty)
        #expect(!app.buttons["Save"].exists)
        #expect(TestedDelegate.log == [])
    }

    @Test("Launching the application installs it again, as a run of a test does")
    func installation() {
        app.launch()
        XCUIDevice.shared.press(.home)
        delete()
        app.launch()
        #expect(app.state == .runningForeground && TestedDelegate.log == ["Notes launched"])
        XCUIDevice.shared.press(.home)
        #expect(springboard.icons["Notes"].isHittable)
    }

    @Test("A deleted application opens no URLs")
    func urls() {
        UIApplication.shared.declarations.urlSchemes = ["notes"]
        app.launch()
        XCUIDevice.shared.press(.home)
        delete()
        let texts = failureTexts { XCUIDevice.shared.system.open(URL(string: "notes://")!) }
        #expect(
            texts == [
                "Opening something in the application does nothing: the application is not running. Launch it first."
            ])
    }

    private func delete() {
        springboard.icons["Notes"].press(forDuration: 1.3)
        springboard.buttons["Remove App"].tap()
        springboard.alerts.buttons["Delete App"].tap()
        springboard.alerts.buttons["Delete"].tap()
    }

    @Test(
        "Cancelling either alert keeps the application", arguments: [["Cancel"], ["Delete App", "Cancel"]])
    func cancelling(choices: [String]) {
        springboard.icons["Notes"].press(forDuration: 1.3)
        springboard.buttons["Remove App"].tap()
        for choice in choices { springboard.alerts.buttons[choice].tap() }
        #expect(alerts == [] && springboard.icons["Notes"].isHittable)
    }

    @Test("The menu of an icon closes by a tap beside it, and that of the settings cannot remove them")
    func menu() {
        springboard.icons["Settings"].press(forDuration: 1.3)
        #expect(springboard.menuItems.allElementsBoundByIndex.map(\.label) == ["Edit Home Screen"])
        springboard.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.95)).tap()
        #expect(springboard.menuItems.count == 0)
        #expect(XCUIApplication(bundleIdentifier: "com.apple.Preferences").state == .notRunning)
    }

    @Test("While the home screen is edited, icons have a button for deletion and open nothing")
    func editing() {
        springboard.icons["Notes"].press(forDuration: 1.3)
        springboard.buttons["Edit Home Screen"].tap()
        #expect(springboard.icons["Notes"].buttons["DeleteButton"].isHittable)
        #expect(!springboard.icons["Settings"].buttons["DeleteButton"].exists)
        springboard.icons["Notes"].tap()
        #expect(app.state == .notRunning)
        springboard.icons["Notes"].buttons["DeleteButton"].tap()
        springboard.alerts.buttons["Cancel"].tap()
        springboard.buttons["Done"].tap()
        #expect(!springboard.icons["Notes"].buttons["DeleteButton"].exists)
        #expect(!springboard.buttons["Done"].exists)
        springboard.icons["Notes"].tap()
        #expect(app.state == .runningForeground)
    }

    @Test("The home button and a launch end editing, and withdraw the alert")
    func leaving() {
        springboard.icons["Notes"].press(forDuration: 1.3)
        springboard.buttons["Edit Home Screen"].tap()
        XCUIDevice.shared.press(.home)
        #expect(!springboard.buttons["Done"].exists)
        springboard.icons["Notes"].press(forDuration: 1.3)
        springboard.buttons["Remove App"].tap()
        #expect(alerts.count == 1)
        app.launch()
        #expect(alerts == [] && UIApplication.shared.applicationState == .active)
        app.buttons["Save"].tap()
        #expect(TestedDelegate.log == ["Notes launched", "Notes saved"])
    }

    @Test("Deleting another application than the one that was launched leaves the stored data alone")
    func other() {
        XCUIApplication.register(MailDelegate.self, bundleIdentifier: "com.example.mail")
        app.launch()
        springboard.activate()
        springboard.icons["mail"].press(forDuration: 1.3)
        springboard.buttons["Remove App"].tap()
        springboard.alerts.buttons["Delete App"].tap()
        springboard.alerts.buttons["Delete"].tap()
        #expect(springboard.icons.allElementsBoundByIndex.map(\.label) == ["Notes", "Settings"])
        #expect(app.state == .runningBackground)
        #expect(TestedDelegate.log == ["Notes launched", "Notes in background"])
    }
}
