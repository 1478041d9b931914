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
/// At the end of a test, after `tearDown`, it looks at what is left, as the `.robot` trait does. Views that are still
/// alive are no failure here: XCTest keeps test cases, with all that is in their properties, until the last test is over.
///
/// A plain `XCTestCase` works as well; its tests then share the process's application.
open class RobotTestCase: XCTestCase {
    /// Whether what UIKit only logs fails a test; no unless overridden, and then it goes to standard error.
    open var isStrict: Bool { false }

    /// What becomes of work that a test leaves on the clock; a warning on standard error unless overridden.
    open var leftovers: RobotTrait.Leftovers { .warned }

    /// Runs the test in an application of its own, and looks at what it left.
    open override func invokeTest() {
        let (isStrict, leftovers) = (isStrict, leftovers)
        // XCTest calls this on the main thread, which is the main actor's.
        let world = MainActor.assumeIsolated { TestWorld(leftovers: leftovers, strict: isStrict) }
        UIApplication.withShared(world.application) {
            super.invokeTest()
            end(world)
        }
    }

    /// Waits for the end as XCTest waits for an async test: by running the main thread's run loop.
    private func end(_ world: TestWorld) {
        let ended = XCTestExpectation(description: "the end of the test's application")
        Task { @MainActor in
            await world.settleTasks()
            await world.close(looksAtViews: false)
            ended.fulfill()
        }
        // It ends by itself: what would go on for ever has limits. A year stands for no limit of its own.
        _ = XCTWaiter.wait(for: [ended], timeout: 365 * 24 * 3600)
    }
}
