import XCUIAutomation

/// What happens before and after each test.
enum TestLaunch {
    /// The variable of the application's environment that identifies the test.
    private static let identityVariable = "TABTestKit.UUID"

    static func prepare(_ name: String) {
        Biometrics.unenrolled()
        App.shared.launchEnvironment[identityVariable] = TestIdentity.next(for: name)
    }

    static func launch() { App.shared.launch(clean: true) }

    static func forgetParameters() {
        App.shared.launchEnvironment.removeAll()
        App.shared.launchArguments.removeAll()
    }

    static func terminate() { App.shared.terminate() }
}
