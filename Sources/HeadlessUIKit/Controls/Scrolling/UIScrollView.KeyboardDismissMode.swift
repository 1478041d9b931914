extension UIScrollView {
    /// How the keyboard is put away when content is dragged.
    public enum KeyboardDismissMode: Int, Sendable {
        /// It is not.
        case none
        /// When a drag begins.
        case onDrag
        /// It goes down with a finger that comes upon it, and up again with it. Let go downwards it is put away; let
        /// go upwards, or on the upper half of its way, it comes back. What the application has on top of it goes
        /// along.
        case interactive
        /// As ``onDrag``; what the application has on top of the keyboard goes in any case, with the focus.
        case onDragWithAccessory
        /// As ``interactive``, from where the finger comes upon what the application has on top of the keyboard.
        case interactiveWithAccessory
    }
}
