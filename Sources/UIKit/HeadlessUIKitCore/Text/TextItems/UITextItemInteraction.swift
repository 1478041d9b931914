/// How a link or an attachment in a text view is used, for the delegate's methods of iOS 10 to 16.
public enum UITextItemInteraction: Int, Sendable {
    /// It was tapped.
    case invokeDefaultAction
    /// It was pressed, to show its menu.
    case presentActions
    /// A preview is to be shown; presses ask for the menu alone.
    case preview
}
