extension UITextField {
    /// Why the editing of a text field ended.
    public enum DidEndEditingReason: Int, Sendable {
        /// The field resigned first responder.
        case committed
    }
}
