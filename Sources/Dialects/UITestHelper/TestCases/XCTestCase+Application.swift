import FailureReporting
import Robot
import XCTest
import XCUIAutomation

/// The application under test, for tests that are not XCTest cases.
public var app: XCUIApplication { XCUIApplication() }

extension XCTestCase {
    /// The application that the test drives: the one under test, unless another was set.
    public nonisolated var app: XCUIApplication {
        get {
            OnMainActor.run(with: self) { ChosenApplications.current[$0] ?? XCUIApplication() }
        }
        set {
            OnMainActor.run(with: self) { ChosenApplications.current[$0] = newValue }
        }
    }

    /// Terminates the application if it is running, and launches it with arguments.
    ///
    /// - Parameters:
    ///   - arguments: the raw values are the launch arguments, in place of all others.
    ///   - counter: how often to try again while the application does not run.
    ///   - wait: how long to wait before each step and afterwards, in seconds of virtual time.
    public nonisolated func tryLaunch<T: RawRepresentable>(
        arguments: [T], count counter: Int = 10, wait: UInt32 = 2, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) where T.RawValue == String {
        app.launchArguments = arguments.map(\.rawValue)
        tryLaunch(counter, wait, at: CallSite(fileID, filePath, line, column))
    }

    /// Terminates the application if it is running, and launches it.
    ///
    /// - Parameter counter: how often to try again while the application does not run.
    public nonisolated func tryLaunch(
        count counter: Int = 10, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        tryLaunch(counter, 3, at: CallSite(fileID, filePath, line, column))
    }

    private nonisolated func tryLaunch(_ counter: Int, _ wait: UInt32, at site: CallSite) {
        let app = app
        OnMainActor.run(at: site) {
            for attempt in 0...max(0, counter) {
                VirtualWait.pass(wait, "tryLaunch", at: site)
                app.terminate()
                VirtualWait.pass(wait, "tryLaunch", at: site)
                // What keeps it from running is recorded once.
                let failures = FailureCollector.failures { app.launch() }
                VirtualWait.pass(wait, "tryLaunch", at: site)
                let isOver = app.state != .notRunning || attempt == max(0, counter)
                guard isOver else { continue }
                for recorded in failures { recorded.failure.record(at: recorded.site ?? site) }
                return
            }
        }
    }

    /// Terminates the application and launches it again, with the same arguments.
    public nonisolated func killAppAndRelaunch(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        let app = app
        let site = CallSite(fileID, filePath, line, column)
        VirtualWait.pass(2, "killAppAndRelaunch", at: site)
        app.terminate()
        app.launch(fileID: fileID, filePath: filePath, line: line, column: column)
        VirtualWait.pass(2, "killAppAndRelaunch", at: site)
    }

    /// Terminates the application at the end of a test.
    ///
    /// - Parameter wait: how long to wait before and afterwards, in seconds of virtual time.
    public nonisolated func tryTearDown(
        wait: UInt32 = 2, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, filePath, line, column)
        VirtualWait.pass(wait, "tryTearDown", at: site)
        app.terminate()
        VirtualWait.pass(wait, "tryTearDown", at: site)
    }

    /// Deletes the application from the home screen, by its icon; does nothing if it is not there.
    public nonisolated func deleteMyAppIfNeed(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        Springboard.deleteAppIfNeed(
            app.label, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Runs a part of the test under a name, which failures of elements mention.
    ///
    /// - Parameters:
    ///   - text: what the part does, in words.
    ///   - closure: the part; it gets the activity, to add attachments.
    public nonisolated func group(text: String = "Group", closure: (_ activity: any XCTActivity) -> Void) {
        XCTContext.runActivity(named: text, block: closure)
    }

    /// Whether the device is a simulator: `true`, as it is simulated in the test's process.
    public nonisolated func isSimulator() -> Bool { true }
}
