extension UINavigationController {
    /// The kinds of transition between two controllers.
    public enum Operation: Int, Sendable {
        /// None.
        case none
        /// A controller is pushed on top.
        case push
        /// The top controller is popped.
        case pop
    }
}
