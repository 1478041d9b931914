import FailureReporting
import XCUIAutomation

/// Launches, terminates, backgrounds and foregrounds the application.
///
/// ```swift
/// When(I: backgroundTheApp)
/// And(I: foregroundTheApp)
/// Given(I: launchTheApp(clean: true))
/// ```
public protocol AppContext {}

extension AppContext {
    /// Sends the application to the background by the home button.
    public func backgroundTheApp(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested { App.shared.background() }
    }

    /// The same, for steps that take the function by reference.
    @_disfavoredOverload
    public func backgroundTheApp() { CallSite.whileCalledByReference { App.shared.background() } }

    /// Brings the application to the foreground.
    public func foregroundTheApp(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested { App.shared.activate() }
    }

    /// The same, for steps that take the function by reference.
    @_disfavoredOverload
    public func foregroundTheApp() { CallSite.whileCalledByReference { App.shared.activate() } }

    /// Terminates the application.
    public func terminateTheApp(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested { App.shared.terminate() }
    }

    /// The same, for steps that take the function by reference.
    @_disfavoredOverload
    public func terminateTheApp() { CallSite.whileCalledByReference { App.shared.terminate() } }

    /// Launches the application.
    ///
    /// - Parameter clean: whether it is asked to forget what it stored; see ``App/launch(clean:fileID:filePath:line:column:)``.
    public func launchTheApp(
        clean: Bool, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested { App.shared.launch(clean: clean) }
    }

    /// Sends the application to the background, terminates it, and launches it again with what it stored.
    public func relaunchTheApp(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested { relaunch() }
    }

    /// The same, for steps that take the function by reference.
    @_disfavoredOverload
    public func relaunchTheApp() { CallSite.whileCalledByReference { relaunch() } }

    private func relaunch() {
        CallSequence.run(
            { App.shared.background() }, { App.shared.terminate() }, { App.shared.launch(clean: false) })
    }

    /// Waits until the application has a state, up to a time in seconds of virtual time; else it is a failure.
    public func waitForApp(
        toBe state: XCUIApplication.State, timeout: TimeInterval = 10, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested {
            guard VirtualWait.allows(timeout) else {
                return AutomationFailure(
                    "\(timeout) is not a time-out in seconds, to wait for the application."
                )
                .record()
            }
            guard !App.shared.wait(for: state, timeout: timeout) else { return }
            AutomationFailure(
                "App did not have the right state before the timeout. Expected .\(state), got .\(App.shared.state)."
            ).record()
        }
    }

    /// Opens the browser, which must be registered; see ``Safari``.
    public func openSafari(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested { Safari().activate() }
    }

    /// The same, for steps that take the function by reference.
    @_disfavoredOverload
    public func openSafari() { CallSite.whileCalledByReference { Safari().activate() } }
}
