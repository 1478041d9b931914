extension UIApplication {
    /// The state of an application.
    public enum State: Int, Hashable, Sendable {
        /// In the foreground, receiving events.
        case active
        /// In the foreground, or on its way there, without receiving events.
        case inactive
        /// In the background.
        case background
    }
}
