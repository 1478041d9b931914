import FailureReporting
import Robot
import TestSupport
import Testing
import XCUIAutomation

@MainActor @Suite("Launches inside launches, by XCUIApplication", .robot) struct EndlessLaunchTests {
    /// Launches the application in callbacks of its own.
    final class Restless: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let arguments = ProcessInfo.processInfo.arguments
            if arguments.contains("now") { XCUIApplication.again(arguments).launch() }
            if arguments.contains("soon") {
                DispatchQueue.main.async { XCUIApplication.again(arguments).launch() }
            }
            return true
        }

        func applicationWillTerminate(_ application: UIApplication) {
            if ProcessInfo.processInfo.arguments.contains("at the end") { XCUIApplication().launch() }
        }
    }

    @Test("An application that launches itself in each launch is one failure", arguments: ["now", "soon"])
    func launches(when: String) {
        XCUIApplication.register(Restless.self)
        let failures = failureTexts { XCUIApplication.again([when]).launch() }
        #expect(failures.count == 1 && failures[0].hasSuffix("this never ends. The last launch was ignored."))
    }

    @Test("An application that launches itself when it is terminated is one failure, and ends")
    func termination() {
        XCUIApplication.register(Restless.self)
        let app = XCUIApplication.again(["at the end"])
        app.launch()
        let failures = failureTexts { app.terminate() }
        #expect(failures.map { $0.prefix(25) } == ["launch() does nothing: th"])
        #expect(app.state == .notRunning)
    }
}

extension XCUIApplication {
    /// The application with launch arguments.
    fileprivate static func again(_ arguments: [String]) -> XCUIApplication {
        let app = XCUIApplication()
        app.launchArguments = arguments
        return app
    }
}
