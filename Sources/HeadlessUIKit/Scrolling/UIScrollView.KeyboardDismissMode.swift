extension UIScrollView {
    /// How the keyboard is put away when content is dragged.
    public enum KeyboardDismissMode: Int, Sendable {
        /// It is not.
        case none
        /// When a drag begins.
        case onDrag
    }
}
