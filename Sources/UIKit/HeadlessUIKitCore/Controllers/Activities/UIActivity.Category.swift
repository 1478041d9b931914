extension UIActivity {
    /// The position of an activity among the others.
    public enum Category: Int, Sendable {
        /// With those that act on the shared items.
        case action
        /// With those that send the shared items.
        case share
    }
}
