nonisolated extension UITextField {
    /// Posted when editing of a text field began; the field is the notification's object.
    public static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")

    /// Posted when editing of a text field ended; the field is the notification's object.
    public static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")

    /// Posted when the user changed a text field's text; the field is the notification's object.
    public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
}
