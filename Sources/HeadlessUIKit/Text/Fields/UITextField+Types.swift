import Foundation

extension UITextField {
    /// The border of a text field.
    public enum BorderStyle: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A thin line.
        case line = 1
        /// A bevel.
        case bezel = 2
        /// A thin line with round corners.
        case roundedRect = 3
    }

    /// When a view beside the text is visible.
    public enum ViewMode: Int, Sendable {
        /// Never.
        case never = 0
        /// While the field is edited; the clear button only if there is text, too.
        case whileEditing = 1
        /// While the field is not edited.
        case unlessEditing = 2
        /// Always; the clear button only if there is text.
        case always = 3
    }

    /// Why the editing of a text field ended.
    public enum DidEndEditingReason: Int, Sendable {
        /// The field resigned first responder.
        case committed = 0
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
