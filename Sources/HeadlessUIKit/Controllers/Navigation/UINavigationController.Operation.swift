extension UINavigationController {
    /// The ways from one controller to another.
    public enum Operation: Int, Sendable {
        /// None.
        case none
        /// To one that is put on top.
        case push
        /// Back to one that was below.
        case pop
    }
}
