import HeadlessUIKit
import Robot
import SampleApp
import TestSupport
import Testing
import UITestHelper
import XCTest

/// The helpers of test cases, called on test cases that do not run.
@MainActor @Suite("Helpers of test cases", .robot) struct TestCaseHelperTests {
    private let testCase = XCTestCase(name: "test", testClosure: { _ in })
    private let log = EventLog()

    private enum Argument: String {
        case quiet = "-quiet"
        case uitesting = "-uitesting"
    }

    final class Delegate: UIResponder, UIApplicationDelegate {
        nonisolated static let log = EventLog()

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let arguments = ProcessInfo.processInfo.arguments.dropFirst().joined(separator: " ")
            UIPasteboard.general.string = "launched with [\(arguments)]"
            UIWindow.createWindowForTesting()
            return true
        }

        func applicationWillTerminate(_ application: UIApplication) {
            UIPasteboard.general.string = "terminated"
        }
    }

    private var events: String { "\(UIPasteboard.general.string ?? "nothing") at \(TimeLapse.now)" }

    @Test("The application of a test case is the one under test, until another is set")
    func application() {
        let other = XCTestCase(name: "other", testClosure: { _ in })
        #expect(testCase.app.description == "app")
        testCase.app = XCUIApplication(bundleIdentifier: "com.example.other")
        #expect(testCase.app.description == #"XCUIApplication(bundleIdentifier: "com.example.other")"#)
        #expect(other.app.description == "app")
        testCase.app = XCUIApplication()
        #expect(testCase.app.description == "app")
        #expect(app.description == "app")
    }

    @Test("The application is launched, relaunched and terminated, with arguments and waits")
    func launching() {
        XCUIApplication.register(Delegate.self)
        testCase.tryLaunch(arguments: [Argument.quiet, .uitesting])
        #expect(events == "launched with [-quiet -uitesting] at 6 s")
        testCase.killAppAndRelaunch()
        #expect(events == "launched with [-quiet -uitesting] at 10 s")
        testCase.tryLaunch()
        #expect(events == "launched with [-quiet -uitesting] at 19 s")
        testCase.tryLaunch(arguments: [Argument](), wait: 0)
        #expect(events == "launched with [] at 19 s")
        testCase.tryTearDown()
        #expect(events == "terminated at 23 s")
        #expect(testCase.app.state == .notRunning)
        #expect(testCase.isSimulator())
    }

    @Test("An application that cannot be launched is one failure, after all attempts")
    func unregistered() {
        let texts = failureTexts { testCase.tryLaunch(count: 2) }
        #expect(
            texts == [
                """
                XCUIApplication().launch() does not know which application to launch. Register it first:
                Try: XCUIApplication.register(AppDelegate.self)
                """
            ])
        #expect(TimeLapse.now.offset == .seconds(27))
    }

    @Test("A group's name is in the failures of elements")
    func group() {
        UIWindow.createWindowForTesting()
        let texts = failureTexts {
            testCase.group(text: "Log in") { activity in
                log.add(activity.name)
                app.buttons["Log in"].tap()
            }
            testCase.group { log.add($0.name) }
        }
        #expect(log.takeLines() == ["Log in", "Group"])
        #expect(texts.count == 1 && texts[0].hasSuffix("In: Log in"), "\(texts)")
    }

    @Test("The application is deleted from the home screen by its icon, if it is there")
    func deleting() {
        UIApplication.shared.declarations.displayName = "Notes"
        XCUIApplication.register(Delegate.self)
        testCase.app.launch()
        UserDefaults.standard.set(true, forKey: "isKept")
        testCase.deleteMyAppIfNeed()
        let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
        #expect(!springboard.icons["Notes"].exists)
        #expect(testCase.app.state == .notRunning)
        testCase.deleteMyAppIfNeed()
        testCase.app.launch()
        #expect(!UserDefaults.standard.bool(forKey: "isKept"))
    }

    // MARK: Alerts

    private func present(_ titles: [String], then next: [[String]] = []) {
        let alert = UIAlertController(title: titles.joined(), message: nil, preferredStyle: .alert)
        for title in titles {
            alert.addAction(
                UIAlertAction(title: title, style: .default) { [log] _ in
                    log.add(title)
                    guard let first = next.first else { return }
                    present(first, then: Array(next.dropFirst()))
                })
        }
        UIApplication.shared.keyWindow?.rootViewController?.present(alert, animated: true)
        TimeLapse.waitForAnimationsToFinish()
    }

    @Test("Alerts are answered by their only button, by Allow, by OK or by the last, until none is left")
    func alerts() {
        UIWindow.createWindowForTesting().rootViewController = UIViewController()
        present(["Fine"], then: [["Don't", "Allow"], ["OK", "Later"], ["No", "Never"]])
        testCase.hideAlertsIfNeeded()
        #expect(log.takeLines() == ["Fine", "Allow", "OK", "Never"])
        #expect(!app.alerts.firstMatch.exists)
        hideAlertsIfNeeded()
    }

    @Test("The system's alerts are answered, too")
    func systemAlerts() {
        UIWindow.createWindowForTesting().rootViewController = UIViewController()
        present(["Fine"])
        UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { [log] isGranted, _ in
            log.add("granted: \(isGranted)")
        }
        TimeLapse.advanceMainRunLoop()
        #expect(SystemScreen.current.alert != nil)
        hideAlertsIfNeeded()
        TimeLapse.advanceMainRunLoop()
        #expect(SystemScreen.current.alert == nil)
        #expect(Set(log.takeLines()) == ["granted: true", "Fine"])
    }

    @Test("Alerts without end are a failure")
    func endless() {
        UIWindow.createWindowForTesting().rootViewController = UIViewController()
        present(["Again"], then: Array(repeating: ["Again"], count: 100))
        #expect(
            failureTexts { testCase.hideAlertsIfNeeded() } == [
                "hideAlertsIfNeeded() failed: one alert follows another, and 100 were answered."
            ])
        hideAlertsIfNeeded()
    }
}
