/// An alert of the system in front of the application, such as a permission alert.
///
/// Queries find its views, and touches reach them, as with any others; while one is shown the application is
/// inactive, and further alerts wait.
///
/// ```swift
/// tapOn(theFirstView(withLabel("Turn on notifications")))
/// #expect(SystemScreen.current.alert?.title == "“Notes” Would Like to Send You Notifications")
/// tapOn(theFirstView(withLabel("Allow")))
/// ```
@MainActor
public struct SystemAlert {
    package struct Button {
        var title: String
        var action: @MainActor () -> Void

        package init(title: String, action: @escaping @MainActor () -> Void) {
            self.title = title
            self.action = action
        }
    }

    /// The title, which asks the question.
    public let title: String
    /// The explanation; `nil` for none.
    public let message: String?
    let buttons: [Button]
    /// The number by which it is replaced or withdrawn; 0 for an alert that never is.
    let identifier: Int
    /// Whether it belongs to the application, which is inactive while it is shown; the home screen's alerts do not.
    let interruptsApplication: Bool
    package internal(set) var permission: SystemPermission?

    package init(
        title: String, message: String?, buttons: [Button], identifier: Int = 0,
        interruptsApplication: Bool = true
    ) {
        self.title = title
        self.message = message
        self.buttons = buttons
        self.identifier = identifier
        self.interruptsApplication = interruptsApplication
    }

    /// The titles of its buttons, from the left, or from the top if there are more than two.
    public var buttonTitles: [String] { buttons.map(\.title) }
}
