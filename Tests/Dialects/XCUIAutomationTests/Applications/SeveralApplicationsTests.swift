import FailureReporting
import Robot
import TestSupport
import Testing
import XCUIAutomation

@MainActor @Suite("Several applications", .robot) struct SeveralApplicationsTests {
    private let notes = XCUIApplication(bundleIdentifier: "com.example.notes")
    private let mail = XCUIApplication(bundleIdentifier: "com.example.mail")

    init() {
        XCUIApplication.register(TestedDelegate.self, bundleIdentifier: "com.example.notes")
        XCUIApplication.register(
            MailDelegate.self, scene: MailSceneDelegate.self, bundleIdentifier: "com.example.mail")
    }

    private var states: [XCUIApplication.State] { [notes.state, mail.state] }

    @Test("States of applications have the raw values of Apple's, and the device has one screen")
    func rawValues() {
        #expect(
            (0...4).map { XCUIApplication.State(rawValue: $0) } == [
                .unknown, .notRunning, .runningBackgroundSuspended, .runningBackground, .runningForeground,
            ])
        #expect(XCUIScreen.screens == [.main])
    }

    @Test("One application runs at a time: launching another ends the first")
    func launches() {
        #expect(states == [.notRunning, .notRunning])
        notes.launch()
        #expect(states == [.runningForeground, .notRunning])
        #expect(notes.staticTexts["Notes"].exists && !mail.staticTexts["Notes"].exists)
        mail.launch()
        #expect(states == [.notRunning, .runningForeground])
        #expect(mail.staticTexts["Mail"].exists && !notes.staticTexts["Mail"].exists)
        #expect(
            TestedDelegate.log == [
                "Notes launched", "Notes in background", "Notes terminated", "Mail launched", "Mail scene",
            ])
    }

    @Test("Activation brings what runs to the foreground, and launches what does not")
    func activation() {
        notes.activate()
        XCUIDevice.shared.press(.home)
        #expect(states == [.runningBackground, .notRunning])
        notes.activate()
        #expect(states == [.runningForeground, .notRunning])
        mail.activate()
        #expect(states == [.notRunning, .runningForeground])
        notes.terminate()
        #expect(states == [.notRunning, .runningForeground])
        mail.terminate()
        #expect(states == [.notRunning, .notRunning])
        #expect(
            TestedDelegate.log == [
                "Notes launched", "Notes in background", "Notes in foreground", "Notes in background",
                "Notes terminated", "Mail launched", "Mail scene", "Mail terminated",
            ])
    }

    @Test("An application without a scene does not get the scene of the one before")
    func scenes() {
        mail.launch()
        notes.launch()
        #expect(UIApplication.shared.declarations.sceneDelegateClass == nil)
        mail.launch()
        #expect(TestedDelegate.log.filter { $0 == "Mail scene" }.count == 2)
        #expect(TestedDelegate.log.filter { $0 == "Notes launched" }.count == 1)
    }

    @Test("What the application declares of its scene itself outlives launches")
    func declaredScene() {
        UIApplication.shared.declarations.sceneDelegateClass = MailSceneDelegate.self
        notes.launch()
        notes.launch()
        #expect(TestedDelegate.log.filter { $0 == "Mail scene" }.count == 2)
    }

    @Test("Launching what runs ends it first")
    func relaunch() {
        notes.launch()
        notes.launch()
        #expect(
            TestedDelegate.log == [
                "Notes launched", "Notes in background", "Notes terminated", "Notes launched",
            ])
    }

    @Test("Arguments and environment belong to one application")
    func parameters() {
        notes.launchArguments = ["-first", "1"]
        notes.launchEnvironment["MODE"] = "offline"
        mail.launchArguments.append("-second")
        #expect(XCUIApplication(bundleIdentifier: "com.example.notes").launchArguments == ["-first", "1"])
        notes.launch()
        #expect(notes.staticTexts["arguments"].label == "-first 1")
        #expect(notes.staticTexts["mode"].label == "offline")
        mail.launch()
        #expect(mail.staticTexts["arguments"].label == "-second")
        #expect(mail.staticTexts["mode"].label == "no mode")
    }

    @Test("Arguments and environment belong to one test", arguments: 0..<8)
    func worlds(number: Int) {
        let app = XCUIApplication()
        #expect(app.launchArguments.isEmpty && app.launchEnvironment.isEmpty)
        app.launchEnvironment["MODE"] = "mode \(number)"
        app.launch()
        #expect(app.staticTexts["mode"].label == "mode \(number)")
    }

    @Test("An object without a bundle identifier means the first application that was registered")
    func first() {
        let app = XCUIApplication()
        app.launch()
        #expect(app.staticTexts["Notes"].exists)
        #expect(states == [.runningForeground, .notRunning] && app.state == .runningForeground)
        mail.launch()
        #expect(app.state == .notRunning)
        XCUIApplication.register(MailDelegate.self)
        app.launch()
        #expect(app.staticTexts["Mail"].exists && states == [.notRunning, .notRunning])
    }

    @Test("A wait for a state takes virtual time, and returns whether the state came")
    func waits() {
        notes.launch()
        let start = VirtualClock.current.now
        #expect(notes.wait(for: .runningForeground, timeout: 60))
        #expect(VirtualClock.current.now == start)
        #expect(!notes.wait(for: .notRunning, timeout: 60))
        #expect(VirtualClock.current.now == start + .seconds(60))
        DispatchQueue.main.asyncAfter(deadline: .now() + 5) { SimulatedDevice.current.pressHome() }
        #expect(notes.wait(for: .runningBackground, timeout: 60))
        #expect(VirtualClock.current.now == start + .seconds(65))
    }

    @Test("An application that is not registered cannot be launched")
    func unregistered() {
        let other = XCUIApplication(bundleIdentifier: "com.example.other")
        let texts = failureTexts {
            other.launch()
            other.activate()
        }
        #expect(
            texts
                == Array(
                    repeating: """
                        XCUIApplication(bundleIdentifier: "com.example.other").launch() does not know which application to launch. Register it first:
                        Try: XCUIApplication.register(AppDelegate.self, bundleIdentifier: "com.example.other")
                        """, count: 2))
        #expect(other.state == .notRunning)
    }

    @Test("Without any application, the one that is meant cannot be launched either")
    func nothingRegistered() {
        inOwnWorld {
            let texts = failureTexts { XCUIApplication().launch() }
            #expect(
                texts == [
                    """
                    XCUIApplication().launch() does not know which application to launch. Register it first:
                    Try: XCUIApplication.register(AppDelegate.self)
                    """
                ])
        }
    }

    @Test("Elements of an application that is not running do not exist, and say so")
    func elements() {
        notes.launch()
        let texts = failureTexts { mail.buttons["Save"].tap() }
        #expect(
            texts == [
                """
                XCUIApplication(bundleIdentifier: "com.example.mail").buttons["Save"].tap() found no element.
                The application is not running.
                Try: XCUIApplication(bundleIdentifier: "com.example.mail").launch()
                """
            ])
    }

    @Test(
        "Windows shown without a launch are an application that goes to the background and returns"
    )
    func unlaunched() {
        inOwnWorld {
            let window = UIWindow.createWindowForTesting()
            let app = XCUIApplication()
            #expect(app.state == .runningForeground)
            XCUIDevice.shared.press(.home)
            #expect(app.state == .runningBackground)
            app.activate()
            #expect(app.state == .runningForeground && !window.isHidden)
            app.terminate()
            #expect(app.state == .notRunning && window.isHidden)
        }
    }
}
