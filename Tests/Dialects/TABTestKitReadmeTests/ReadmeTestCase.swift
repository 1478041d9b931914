import HeadlessUIKit
import LocalAuthentication
import Robot
import TABTestKit

/// What the samples' test cases are: the application begins with the login or the profile.
class ReadmeTestCase: TABTestKit::TABTestCase {
    override var applicationUnderTest: ApplicationUnderTest? { ApplicationUnderTest(ReadmeApp.self) }

    /// Whether the application begins with the profile.
    var startsWithProfile: Bool { true }

    override func preLaunchSetup(_ launch: @escaping () -> Void) {
        MainActor.assumeIsolated { SimulatedDevice.current.permissions[.faceID] = .granted }
        if startsWithProfile { App.shared.launchEnvironment["START"] = "profile" }
        launch()
    }
}

/// So that the samples stay as they are.
typealias TABTestCase = ReadmeTestCase

/// A test case that shows views without an application.
class ViewsTestCase: RobotTestCase, DefaultContexts {
    /// Shows views in a column, each as wide as the screen.
    func show(_ make: @MainActor () -> [UIView]) {
        MainActor.assumeIsolated {
            let controller = ColumnController()
            UIWindow.createWindowForTesting().rootViewController = controller
            controller.show("Views", make())
        }
    }
}
