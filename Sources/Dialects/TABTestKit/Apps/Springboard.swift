import XCUIAutomation

/// The home screen, with the alerts of the system.
///
/// ```swift
/// let question = Alert(id: "“Notes” Would Like to Send You Notifications", parent: springboard)
/// question.actionButton(withID: "Allow").tap()
/// ```
public final class Springboard: BaseApp, @unchecked Sendable {
    /// Makes an object for it.
    public override init() { super.init(bundleIdentifier: "com.apple.springboard") }
}

/// The home screen, with the alerts of the system.
public let springboard = Springboard()
