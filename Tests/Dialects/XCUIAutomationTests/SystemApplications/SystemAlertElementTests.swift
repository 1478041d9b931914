import AVFoundation
import CoreLocation
import Robot
import Testing
import UserNotifications
import XCUIAutomation

@MainActor @Suite("Alerts and banners of springboard", .robot) struct SystemAlertElementTests {
    private let app = XCUIApplication()
    private let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")

    init() {
        XCUIApplication.register(TestedDelegate.self)
        UIApplication.shared.declarations.displayName = "Notes"
        UIApplication.shared.declarations.usageDescriptions[.camera] = "To scan pages."
        app.launch()
    }

    @Test("An alert of the system is an alert of springboard, with its texts and buttons")
    func permission() {
        AVCaptureDevice.requestAccess(for: .video) { _ in }
        let alert = springboard.alerts["“Notes” Would Like to Access the Camera"]
        #expect(alert.exists && springboard.alerts.count == 1 && app.alerts.count == 0)
        #expect(alert.label == "“Notes” Would Like to Access the Camera")
        #expect(alert.elementType == .alert)
        #expect(
            alert.staticTexts.allElementsBoundByIndex.map(\.label)
                == ["“Notes” Would Like to Access the Camera", "To scan pages."])
        #expect(alert.buttons.allElementsBoundByIndex.map(\.label) == ["Don’t Allow", "Allow"])
        #expect(alert.frame.width == 270 && alert.isHittable)
        #expect(app.buttons["Save"].exists && !app.buttons["Save"].isHittable)
        springboard.buttons["Allow"].tap()
        #expect(!alert.exists && SimulatedDevice.current.permissions[.camera] == .granted)
        #expect(app.buttons["Save"].isHittable)
    }

    @Test("Alerts come one after another")
    func several() {
        AVCaptureDevice.requestAccess(for: .video) { _ in }
        let manager = CLLocationManager()
        manager.requestWhenInUseAuthorization()
        #expect(springboard.alerts.buttons.allElementsBoundByIndex.map(\.label) == ["Don’t Allow", "Allow"])
        springboard.alerts.firstMatch.buttons["Don’t Allow"].tap()
        #expect(
            springboard.alerts.buttons.allElementsBoundByIndex.map(\.label)
                == ["Allow Once", "Allow While Using App", "Don’t Allow"])
        springboard.alerts.buttons["Allow Once"].tap()
        #expect(springboard.alerts.count == 0)
        #expect(SimulatedDevice.current.permissions[.camera] == .denied)
        #expect(SimulatedDevice.current.permissions[.location] == .once)
    }

    @Test("An alert stays in front of the home screen, and its icons are not hittable behind it")
    func home() {
        AVCaptureDevice.requestAccess(for: .video) { _ in }
        XCUIDevice.shared.press(.home)
        #expect(springboard.alerts.count == 1)
        #expect(springboard.icons["Notes"].exists && !springboard.icons["Notes"].isHittable)
        springboard.alerts.buttons["Allow"].tap()
        springboard.icons["Notes"].tap()
        #expect(app.state == .runningForeground)
    }

    @Test(
        "A banner is an element of springboard, also above the home screen, and a tap opens the application")
    func banner() {
        SimulatedDevice.current.permissions[.notifications] = .granted
        let content = UNMutableNotificationContent()
        (content.title, content.body) = ("Reminder", "Buy milk")
        UNUserNotificationCenter.current().add(
            UNNotificationRequest(
                identifier: "milk", content: content,
                trigger: UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)))
        XCUIDevice.shared.press(.home)
        #expect(springboard.buttons["Reminder, Buy milk"].waitForExistence(timeout: 90))
        #expect(springboard.buttons["Reminder, Buy milk"].isHittable && springboard.icons["Notes"].isHittable)
        springboard.buttons["Reminder, Buy milk"].tap()
        #expect(app.state == .runningForeground && springboard.buttons.count == 0)
    }
}
