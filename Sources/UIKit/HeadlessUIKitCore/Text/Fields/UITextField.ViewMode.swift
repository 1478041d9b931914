extension UITextField {
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
}
