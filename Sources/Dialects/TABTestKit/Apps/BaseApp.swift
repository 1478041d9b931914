import FailureReporting
import XCUIAutomation

/// An application that a test drives, and that elements can be in.
///
/// ```swift
/// final class Notes: BaseApp, @unchecked Sendable {
///     override init() { super.init(bundleIdentifier: "com.example.notes") }
/// }
/// let alert = Alert(id: "Deleted", parent: Notes())
/// ```
///
/// Unlike those of `XCUIApplication`, its functions fail if the application does not get to the state that they bring
/// about.
open class BaseApp: XCUIApplication, Element, @unchecked Sendable {
    /// Makes an object for the application that was registered for tests.
    public override init() { super.init() }

    /// Makes an object for the application with a bundle identifier.
    public override init(bundleIdentifier: String) { super.init(bundleIdentifier: bundleIdentifier) }

    /// None: there is one application.
    public var id: String? { nil }
    /// `application`.
    public var type: XCUIElement.ElementType { .application }
    /// The application itself: it is in nothing.
    public var parent: any Element { self }
    /// The application itself.
    public var underlyingXCUIElement: XCUIElement { self }

    /// What the application is called, as below its icon; the home screen, which has none, is "the home screen".
    public var name: String { label.isEmpty ? "the home screen" : label }

    /// Launches the application, and waits up to 60 s of virtual time until it is in the foreground.
    open override func launch() {
        CallSequence.run({ super.launch() }, { self.require([.runningForeground], within: 60) })
    }

    /// Presses the home button, and waits up to 10 s of virtual time until the application is in the background.
    open func background() {
        CallSequence.run(
            { XCUIDevice.shared.press(.home) },
            { self.require([.runningBackground, .runningBackgroundSuspended], within: 10) })
    }

    /// Brings the application to the foreground, and waits up to 10 s of virtual time until it is there.
    open override func activate() {
        CallSequence.run({ super.activate() }, { self.require([.runningForeground], within: 10) })
    }

    /// Terminates the application, and waits up to 10 s of virtual time until it is not running.
    open override func terminate() {
        CallSequence.run({ super.terminate() }, { self.require([.notRunning], within: 10) })
    }

    private func require(_ states: [State], within timeout: TimeInterval) {
        let hasOne = VirtualWait.run(for: timeout, "wait(for:timeout:)", at: .ofCaller) {
            states.contains(self.state)
        }
        guard !hasOne else { return }
        let wanted = states.map { ".\($0)" }.joined(separator: " or ")
        AutomationFailure("Failed waiting for \(name) to become \(wanted): it is .\(state).").record()
    }
}
