extension UIScrollView {
    /// How dragging content dismisses the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Dragging does not dismiss it.
        case none
        /// It is dismissed when a drag begins.
        case onDrag
        /// It follows the finger that reaches it, down and up. Released while moving down it is dismissed; released
        /// while moving up, or on the upper half of its height, it comes back. Its accessory view moves along.
        case interactive
        /// As ``onDrag``; in both modes the accessory view is dismissed with the first responder.
        case onDragWithAccessory
        /// As ``interactive``, but it follows the finger from the accessory view on.
        case interactiveWithAccessory
    }
}
