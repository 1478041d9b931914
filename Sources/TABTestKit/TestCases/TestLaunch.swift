import Foundation
import XCUIAutomation

/// What happens before and after each test.
enum TestLaunch {
    /// The variable of the application's environment that identifies the test.
    private static let identityVariable = "TABTestKit.UUID"

    /// Prepares the device and the application's environment, and launches it clean.
    static func begin(_ name: String, _ preLaunchSetup: (@escaping () -> Void) -> Void) {
        Biometrics.unenrolled()
        App.shared.launchEnvironment[identityVariable] = TestIdentity.next(for: name)
        preLaunchSetup { App.shared.launch(clean: true) }
    }

    /// Empties the application's environment and arguments, and terminates it.
    static func end(_ preTerminationTearDown: (@escaping () -> Void) -> Void) {
        App.shared.launchEnvironment.removeAll()
        App.shared.launchArguments.removeAll()
        preTerminationTearDown { App.shared.terminate() }
    }
}
