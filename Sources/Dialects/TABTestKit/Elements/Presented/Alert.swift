import FailureReporting
import XCUIAutomation

/// An alert of the application or, with ``springboard`` as its parent, of the system.
///
/// ```swift
/// Alert(id: "Delete the note?").actionButton(withID: "Delete").tap()
/// ```
public struct Alert: PlacedElement, Dismissable {
    /// What it is called, and where it is.
    public let place: ElementPlace
    /// `alert`.
    public let type: XCUIElement.ElementType = .alert
    /// The message that it is expected to show; `nil` if that does not matter.
    public let message: String?
    private let dismissButtonID: String

    /// Makes a description of an alert.
    ///
    /// - Parameters:
    ///   - id: the accessibility identifier or the label; `nil` for any.
    ///   - message: the message that it is expected to show, which ``AlertContext`` compares.
    ///   - parent: the element that it is inside.
    ///   - dismissButtonID: the identifier or the label of the button that dismisses it.
    public init(
        id: String?, message: String? = nil, parent: any Element = App.shared,
        dismissButtonID: String = "Cancel"
    ) {
        place = ElementPlace(id: id, parent: parent)
        self.message = message
        self.dismissButtonID = dismissButtonID
    }

    /// A button of the alert.
    public func actionButton(withID actionButtonID: String) -> Button {
        Button(id: actionButtonID, parent: self)
    }

    /// The button that dismisses it.
    public var dismissButton: Button { Button(id: dismissButtonID, parent: self) }

    /// Taps the button that dismisses it.
    @_disfavoredOverload
    public func dismiss() { CallSite.ofCaller.whileCurrentUnlessNested { dismissButton.tap() } }
}
