extension UIPageControl {
    /// How the user interacts with the control.
    public enum InteractionState: Int, Sendable {
        /// Not at all.
        case none
        /// By tapping.
        case discrete
        /// By dragging along the dots.
        case continuous
    }
}
