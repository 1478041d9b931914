import HeadlessUIKit
import XCTest

/// A test case of XCTest each of whose tests has an application of its own.
///
/// Test methods must be `async` and their class, or they, on the main actor:
///
/// ```swift
/// final class LoginTests: RobotTestCase {
///     @MainActor func testCancelLeavesTheForm() async {
///         UIWindow.createWindowForTesting().rootViewController = LoginViewController()
///         tapOn(theFirstView(withLabel("Cancel")))
///     }
/// }
/// ```
///
/// A plain `XCTestCase` works as well; its tests then share the process's application.
open class RobotTestCase: XCTestCase {
    /// Runs the test in an application of its own.
    open override func invokeTest() {
        // XCTest calls this on the main thread, which is the main actor's.
        let application = MainActor.assumeIsolated { UIApplication() }
        UIApplication.withShared(application) { super.invokeTest() }
    }
}
