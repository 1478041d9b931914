import FailureReporting
import XCUIAutomation

/// The application that is tested, and the parent of elements unless they name another.
///
/// What it launches is named by the test: by `applicationUnderTest` of a ``TABTestCase``, by the trait
/// `.tabTestKit(app:)`, or by `XCUIApplication.register(_:scene:bundleIdentifier:)`.
public final class App: BaseApp, @unchecked Sendable {
    /// The application of the running test; its state belongs to the test.
    public static let shared = App()

    /// The launch argument by which an application is asked to forget what it stored.
    static let cleanArgument = "TABTestKit.Clean"

    private override init() { super.init() }

    /// Launches the application, and asks it to begin without what it stored.
    ///
    /// What that means is up to the application, which looks for the launch argument:
    ///
    /// ```swift
    /// if ProcessInfo.processInfo.arguments.contains("TABTestKit.Clean") { store.removeAll() }
    /// ```
    ///
    /// - Parameter shouldClean: whether the launch arguments contain `TABTestKit.Clean`.
    public func launch(
        clean shouldClean: Bool, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested {
            launchArguments.removeAll { $0 == Self.cleanArgument }
            if shouldClean { launchArguments.append(Self.cleanArgument) }
            launch()
        }
    }
}
