import Foundation
import XCUIAutomation

/// What happens before and after each test.
enum TestLaunch {
    /// The variable of the application's environment that identifies the test.
    private static let identityVariable = "TABTestKit.UUID"

    /// Prepares the device, and the application's environment.
    static func prepare(_ name: String) {
        Biometrics.unenrolled()
        App.shared.launchEnvironment[identityVariable] = TestIdentity.next(for: name)
    }

    /// Launches the application clean.
    static func launch() { App.shared.launch(clean: true) }

    /// Empties the application's environment and arguments.
    static func forgetParameters() {
        App.shared.launchEnvironment.removeAll()
        App.shared.launchArguments.removeAll()
    }

    /// Terminates the application.
    static func terminate() { App.shared.terminate() }
}
