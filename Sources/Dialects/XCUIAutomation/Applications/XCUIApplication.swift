import FailureReporting
import HeadlessUIKit
import Robot
import TimeLapse

/// An application that a test launches and drives.
///
/// ```swift
/// XCUIApplication.register(AppDelegate.self, scene: SceneDelegate.self)
/// let app = XCUIApplication()
/// app.launchArguments += ["-uitesting", "YES"]
/// app.launch()
/// app.buttons["Log in"].tap()
/// ```
///
/// The application runs in the process of the test. Which one it is is registered: by
/// ``register(_:scene:bundleIdentifier:)``, by the trait `.robot(app:)`, or by `applicationUnderTest` of a
/// `RobotTestCase`. One application runs at a time: launching another ends the first. Arguments, environment and state
/// belong to the test; all objects for one bundle identifier share them.
///
/// What an application declares, such as its name, is set on `UIApplication.shared.declarations` before the launch.
open class XCUIApplication: XCUIElement, @unchecked Sendable {
    /// The state of an application.
    public enum State: UInt, Sendable {
        /// It is not known.
        case unknown
        /// It is not running.
        case notRunning
        /// It is in the background, and suspended; no application is here.
        case runningBackgroundSuspended
        /// It is in the background.
        case runningBackground
        /// It is in the foreground.
        case runningForeground
    }

    let root: AutomationRoot

    /// Makes an object for the application that was registered, of several for the one without a bundle identifier or
    /// the first.
    public init() {
        root = AutomationRoot(bundleIdentifier: nil)
        super.init(.application(root))
    }

    /// Makes an object for the application with a bundle identifier.
    ///
    /// `com.apple.springboard` is the home screen with the system's alerts, `com.apple.Preferences` the settings. They need
    /// no registration; one of them is shown while no application of the test is in the foreground.
    public init(bundleIdentifier: String) {
        root = AutomationRoot(bundleIdentifier: bundleIdentifier)
        super.init(.application(root))
    }

    // MARK: Registration

    /// Registers the application that objects for a bundle identifier launch, in the current test's world.
    ///
    /// It can be called anywhere, also in `setUp()` before `super.setUp()`. Registering another one for the same
    /// identifier replaces the first.
    ///
    /// - Parameters:
    ///   - delegate: the class of the application's delegate.
    ///   - scene: the class of its scene's delegate, if it declares one.
    ///   - bundleIdentifier: its bundle identifier; `nil` for the application that is meant where none is given.
    public static func register(
        _ delegate: any UIApplicationDelegate.Type, scene: (any UISceneDelegate.Type)? = nil,
        bundleIdentifier: String? = nil
    ) {
        let application = ApplicationUnderTest(delegate, scene: scene, bundleIdentifier: bundleIdentifier)
        OnMainActor.run { InstalledApplications.current.add(application) }
    }

    /// Declares the type of the elements of a class of views, and of its subclasses, such as `.webView`.
    public static func register(_ viewClass: UIView.Type, as type: ElementType) {
        OnMainActor.run { AutomationWorld.current.declare(type, for: viewClass) }
    }

    // MARK: Parameters

    /// The arguments of the next launch, which `ProcessInfo` and `UserDefaults` return.
    open var launchArguments: [String] {
        get { OnMainActor.run { AutomationWorld.current[self.root].arguments } }
        set { OnMainActor.run { AutomationWorld.current[self.root].arguments = newValue } }
    }

    /// The variables of the next launch, which `ProcessInfo` returns besides those of the test.
    open var launchEnvironment: [String: String] {
        get { OnMainActor.run { AutomationWorld.current[self.root].environment } }
        set { OnMainActor.run { AutomationWorld.current[self.root].environment = newValue } }
    }

    // MARK: Life cycle

    /// Launches the application, with UIKit's callbacks; if it is running, it is terminated first.
    ///
    /// One that was deleted by its icon is installed again. Springboard shows the home screen, Settings their first screen.
    ///
    /// Afterwards animations have finished, and no other time has passed.
    open func launch() { launch(at: nil) }

    /// Launches the application; see ``launch()``.
    public func launch(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        launch(at: CallSite(fileID, filePath, line, column))
    }

    private func launch(at site: CallSite?) {
        OnMainActor.run(at: site) { ApplicationControl(self.root).launch() }
    }

    /// Terminates the application as its user does; does nothing if it is not running. Springboard cannot be terminated.
    open func terminate() { OnMainActor.run { ApplicationControl(self.root).terminate() } }

    /// Brings the application to the foreground; launches it if it is not running.
    open func activate() { OnMainActor.run { ApplicationControl(self.root).activate() } }

    /// Opens a URL in the application, which is launched if it is not running.
    public func open(
        _ url: URL, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        OnMainActor.run(at: CallSite(fileID, filePath, line, column)) {
            ApplicationControl(self.root).open(url)
        }
    }

    /// The state of the application.
    open var state: State { OnMainActor.run { ApplicationControl(self.root).state } }

    /// Waits until the application has a state, at most for a time, in seconds of virtual time.
    ///
    /// - Returns: whether it has.
    @discardableResult
    public func wait(
        for state: State, timeout: TimeInterval, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Bool {
        VirtualWait.run(for: timeout, "wait(for:timeout:)", at: CallSite(fileID, filePath, line, column)) {
            ApplicationControl(self.root).state == state
        }
    }

    /// Forgets the user's answer to the permission alert for a resource, so that it is shown again.
    public func resetAuthorizationStatus(for resource: XCUIProtectedResource) {
        OnMainActor.run {
            for permission in resource.permissions {
                UIApplication.shared.device.permissions[permission] = nil
            }
        }
    }
}
