import Foundation

extension UITextField {
    /// The border of a text field.
    public enum BorderStyle: Int, Sendable {
        /// Nothing.
        case none
        /// A thin line.
        case line
        /// A bevel.
        case bezel
        /// A thin line with round corners.
        case roundedRect
    }

    /// When a view beside the text is visible.
    public enum ViewMode: Int, Sendable {
        /// Never.
        case never
        /// While the field is edited; the clear button only if there is text, too.
        case whileEditing
        /// While the field is not edited.
        case unlessEditing
        /// Always; the clear button only if there is text.
        case always
    }

    /// Why the editing of a text field ended.
    public enum DidEndEditingReason: Int, Sendable {
        /// The field resigned first responder.
        case committed
    }

    /// Posted when editing of a text field began; the field is the notification's object.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")

    /// Posted when editing of a text field ended; the field is the notification's object.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")

    /// Posted when the user changed a text field's text; the field is the notification's object.
    public nonisolated static let textDidChangeNotification = Notification.Name(
        "UITextFieldTextDidChangeNotification")
}
