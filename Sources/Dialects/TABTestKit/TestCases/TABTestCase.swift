import Robot
import XCTest
import XCUIAutomation

/// An XCTest case that launches the application before each test, and has the functions of all contexts.
///
/// A suite's own subclass says which application that is; an alias for it, under the name of this class, lets test files
/// from elsewhere stay as they are. It must be an alias: a class with the name of its superclass makes SwiftPM's list of
/// tests crash on Linux.
///
/// ```swift
/// class ShopTestCase: TABTestKit::TABTestCase {
///     override var applicationUnderTest: ApplicationUnderTest? {
///         ApplicationUnderTest(AppDelegate.self, scene: SceneDelegate.self)
///     }
/// }
/// typealias TABTestCase = ShopTestCase
/// ```
///
/// ```swift
/// class ProfileTests: TABTestCase {
///     func test_loggingOut() {
///         Scenario("Logging out") {
///             Given(I: see(profileScreen))
///             When(I: tap(profileScreen.logOutButton))
///             Then(I: doNotSee(profileScreen))
///         }
///     }
/// }
/// ```
///
/// Before each test no face or finger is enrolled, the application's environment has another `TABTestKit.UUID`, and it is
/// launched with the argument `TABTestKit.Clean`. After it, it is terminated.
///
/// Steps and scenarios skip themselves once something has failed. `continueAfterFailure` does nothing in XCTest on Linux,
/// and a subclass must not override it: where it is `false`, XCTest ends the process.
open class TABTestCase: RobotTestCase, DefaultContexts {
    /// Prepares the device, and launches the application inside ``preLaunchSetup(_:)``.
    open override func setUp() {
        super.setUp()
        TestLaunch.prepare(name)
        preLaunchSetup { TestLaunch.launch() }
    }

    /// Terminates the application inside ``preTerminationTearDown(_:)``.
    open override func tearDown() {
        TestLaunch.forgetParameters()
        preTerminationTearDown { TestLaunch.terminate() }
        super.tearDown()
    }

    /// Called before the launch of the application; a subclass prepares what it needs, and calls `launch`.
    ///
    /// - Parameter launch: launches the application; without a call it is not launched.
    open func preLaunchSetup(_ launch: @escaping () -> Void) {
        launch()
    }

    /// Called before the application is terminated; a subclass takes down what it set up, and calls `terminate`.
    ///
    /// - Parameter terminate: terminates the application; without a call it is not terminated.
    open func preTerminationTearDown(_ terminate: @escaping () -> Void) {
        terminate()
    }
}
