import AVFoundation
import CoreLocation
import FailureReporting
import Robot
import TestSupport
import Testing
import UserNotifications
import XCUIAutomation

@MainActor @Suite("Interruption monitors", .robot) struct InterruptionTests {
    private let app = XCUIApplication()
    private let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
    private let log = EventLog()

    init() {
        XCUIApplication.register(TestedDelegate.self)
        UIApplication.shared.declarations.displayName = "Notes"
        app.launch()
    }

    private var saves: Int { TestedDelegate.log.filter { $0 == "Notes saved" }.count }

    private func askForCamera() {
        AVCaptureDevice.requestAccess(for: .video) { [log] in log.add("camera \($0)") }
    }

    private func askForLocation() -> CLLocationManager {
        let manager = CLLocationManager()
        manager.requestWhenInUseAuthorization()
        TimeLapse.advanceMainRunLoop()
        return manager
    }

    private func askForNotifications() {
        UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { [log] granted, _ in
            MainActor.assumeIsolated { log.add("notifications \(granted)") }
        }
    }

    @discardableResult
    private func monitor(_ name: String, taps button: String?, returns isHandled: Bool = true)
        -> any NSObjectProtocol
    {
        addUIInterruptionMonitor(withDescription: name) { [log] alert in
            log.add("\(name): \(alert.label)")
            if let button { alert.buttons[button].tap() }
            return isHandled
        }
    }

    @Test("A monitor handles an alert when the next action meets it, and the action goes on")
    func camera() {
        monitor("permissions", taps: "Allow")
        askForCamera()
        #expect(app.buttons["Save"].exists && log.take() == "")
        app.buttons["Save"].tap()
        #expect(
            log.take() == """
                permissions: “Notes” Would Like to Access the Camera
                camera true
                """)
        #expect(saves == 1 && springboard.alerts.count == 0)
        app.buttons["Save"].tap()
        #expect(saves == 2 && log.take() == "")
    }

    @Test("Every kind of action meets the alert", arguments: 0..<4)
    func actions(kind: Int) {
        monitor("permissions", taps: "Don’t Allow")
        askForCamera()
        let button = app.buttons["Save"]
        switch kind {
        case 0: button.press(forDuration: 1)
        case 1: button.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()
        case 2: app.swipeUp()
        default: button.doubleTap()
        }
        #expect(springboard.alerts.count == 0)
        #expect(
            log.take() == """
                permissions: “Notes” Would Like to Access the Camera
                camera false
                """)
    }

    @Test("Several alerts are handled one after another before one action")
    func several() {
        monitor("location", taps: nil, returns: false)
        addUIInterruptionMonitor(withDescription: "all") { [log] alert in
            for title in ["Allow", "Allow While Using App"] where alert.buttons[title].exists {
                log.add("\(title) for \(alert.label)")
                alert.buttons[title].tap()
                return true
            }
            return false
        }
        askForCamera()
        let manager = askForLocation()
        askForNotifications()
        app.buttons["Save"].tap()
        #expect(saves == 1 && manager.authorizationStatus == .authorizedWhenInUse)
        #expect(
            log.take() == """
                Allow for “Notes” Would Like to Access the Camera
                camera true
                Allow While Using App for Allow “Notes” to use your location?
                Allow for “Notes” Would Like to Send You Notifications
                notifications true
                """)
    }

    @Test("The monitor that was added last is asked first, and the others only if it returns false")
    func order() {
        monitor("first", taps: "Allow")
        monitor("second", taps: nil, returns: false)
        monitor("third", taps: nil, returns: false)
        askForCamera()
        app.buttons["Save"].tap()
        #expect(
            log.take() == """
                third: “Notes” Would Like to Access the Camera
                second: “Notes” Would Like to Access the Camera
                first: “Notes” Would Like to Access the Camera
                camera true
                """)
        monitor("fourth", taps: "Allow")
        askForNotifications()
        app.buttons["Save"].tap()
        #expect(
            log.take() == """
                fourth: “Notes” Would Like to Send You Notifications
                notifications true
                """)
    }

    @Test("A monitor that dismisses the alert has handled it, whatever it returns")
    func dismissed() {
        monitor("first", taps: "Allow")
        monitor("second", taps: "Don’t Allow", returns: false)
        askForCamera()
        app.buttons["Save"].tap()
        #expect(saves == 1)
        #expect(
            log.take() == """
                second: “Notes” Would Like to Access the Camera
                camera false
                """)
    }

    private static let cure =
        "Try: XCUIApplication(bundleIdentifier: \"com.apple.springboard\").buttons[\"Allow\"].tap()"

    @Test("Without a monitor the action fails, and names the alert, its buttons and what to do")
    func none() {
        askForCamera()
        #expect(
            failureTexts { app.buttons["Save"].tap() } == [
                """
                app.buttons["Save"].tap() is interrupted: the permission alert "“Notes” Would Like to Access the Camera" \
                with the buttons "Don’t Allow", "Allow" is shown, and no interruption monitor handles it.
                \(Self.cure)
                """
            ])
        #expect(saves == 0 && springboard.alerts.count == 1)
        springboard.buttons["Allow"].tap()
        app.buttons["Save"].tap()
        #expect(saves == 1)
    }

    @Test("The advice is the button that allows, whichever place it has")
    func advice() {
        let manager = askForLocation()
        #expect(
            failureTexts { app.buttons["Save"].tap() } == [
                """
                app.buttons["Save"].tap() is interrupted: the permission alert "Allow “Notes” to use your location?" \
                with the buttons "Allow Once", "Allow While Using App", "Don’t Allow" is shown, \
                and no interruption monitor handles it.
                Try: XCUIApplication(bundleIdentifier: "com.apple.springboard").buttons["Allow While Using App"].tap()
                """
            ])
        #expect(manager.authorizationStatus == .notDetermined)
    }

    @Test("A monitor that returns false has not handled the alert")
    func refused() {
        monitor("permissions", taps: nil, returns: false)
        askForCamera()
        #expect(
            failureTexts { app.buttons["Save"].tap() } == [
                """
                app.buttons["Save"].tap() is interrupted: the permission alert "“Notes” Would Like to Access the Camera" \
                with the buttons "Don’t Allow", "Allow" is shown, and no interruption monitor handles it.
                \(Self.cure)
                """
            ])
        #expect(saves == 0)
    }

    @Test("A monitor that returns true without dismissing the alert fails the action, and is named")
    func leftOpen() {
        monitor("first", taps: "Allow")
        monitor("permissions", taps: nil)
        askForCamera()
        #expect(
            failureTexts { app.buttons["Save"].tap() } == [
                """
                app.buttons["Save"].tap() is interrupted: the permission alert "“Notes” Would Like to Access the Camera" \
                with the buttons "Don’t Allow", "Allow" is still shown, although the interruption monitor \
                "permissions" returned true.
                \(Self.cure)
                """
            ])
        #expect(log.take() == "permissions: “Notes” Would Like to Access the Camera" && saves == 0)
    }

    @Test("A monitor that acts on the application before the alert fails there, and is not called again")
    func nested() {
        addUIInterruptionMonitor(withDescription: "permissions") { [app] alert in
            app.buttons["Save"].tap()
            alert.buttons["Allow"].tap()
            return true
        }
        askForCamera()
        #expect(
            failureTexts { app.buttons["Save"].tap() } == [
                """
                app.buttons["Save"].tap() is interrupted: the permission alert "“Notes” Would Like to Access the Camera" \
                with the buttons "Don’t Allow", "Allow" is shown while the interruption monitor "permissions" \
                handles it. A monitor acts on the alert first.
                \(Self.cure)
                """
            ])
        #expect(saves == 1 && springboard.alerts.count == 0)
    }

    @Test("A monitor that was removed is not called")
    func removal() {
        monitor("first", taps: "Allow")
        let second = monitor("second", taps: "Don’t Allow")
        removeUIInterruptionMonitor(second)
        askForCamera()
        app.buttons["Save"].tap()
        #expect(
            log.take() == """
                first: “Notes” Would Like to Access the Camera
                camera true
                """)
    }

    @Test("Monitors belong to a test's world")
    func worlds() {
        monitor("permissions", taps: "Allow")
        inOwnWorld {
            UIWindow.createWindowForTesting()
            AVCaptureDevice.requestAccess(for: .video) { _ in }
            let texts = failureTexts { XCUIApplication().swipeUp() }
            #expect(texts.count == 1 && texts[0].contains("no interruption monitor handles it"), "\(texts)")
        }
        #expect(log.take() == "")
    }

    @Test("An action on springboard is not interrupted")
    func springboardActions() {
        monitor("permissions", taps: "Allow")
        askForCamera()
        springboard.buttons["Don’t Allow"].tap()
        #expect(log.take() == "camera false")
    }
}

// MARK: - Alerts of the application

@MainActor @Suite("Alerts of the application", .robot) struct ApplicationAlertTests {
    private let app = XCUIApplication()

    init() {
        XCUIApplication.register(TestedDelegate.self)
        app.launch()
    }

    private func present(_ style: UIAlertController.Style) {
        let alert = UIAlertController(title: "Discard?", message: "It is not saved.", preferredStyle: style)
        alert.addAction(UIAlertAction(title: "Discard", style: .destructive))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        UIApplication.shared.keyWindow?.rootViewController?.present(alert, animated: false)
    }

    @Test("An alert of the application interrupts nothing: what is behind it exists and cannot be tapped")
    func alert() {
        var calls = 0
        addUIInterruptionMonitor(withDescription: "all") { _ in
            calls += 1
            return true
        }
        present(.alert)
        let button = app.buttons["Save"]
        #expect(button.exists && !button.isHittable)
        #expect(app.alerts["Discard?"].exists)
        let texts = failureTexts { button.tap() }
        #expect(
            texts.map { $0.components(separatedBy: "\n")[0] } == [
                """
                app.buttons["Save"].tap() cannot touch button "Save": the alert "Discard?" with the buttons \
                "Discard", "Cancel" covers it.
                """
            ])
        #expect(calls == 0 && !TestedDelegate.log.contains("Notes saved"))
        app.alerts.buttons["Cancel"].tap()
        button.tap()
        #expect(TestedDelegate.log.contains("Notes saved"))
    }

    @Test("An action sheet covers what is behind it in the same way")
    func sheet() {
        present(.actionSheet)
        let texts = failureTexts { app.buttons["Save"].tap() }
        #expect(
            texts.map { $0.components(separatedBy: "\n")[0] } == [
                """
                app.buttons["Save"].tap() cannot touch button "Save": the action sheet "Discard?" with the buttons \
                "Discard", "Cancel" covers it.
                """
            ])
        app.sheets["Discard?"].buttons["Cancel"].tap()
        #expect(app.buttons["Save"].isHittable && app.sheets.count == 0)
    }
}
