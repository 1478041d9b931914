extension UIView {
    /// How fast an animation goes at which time.
    public enum AnimationCurve: Int, Sendable {
        /// Slowly at the start and at the end: a cubic Bézier curve with the points (0.42, 0) and (0.58, 1).
        case easeInOut = 0
        /// Slowly at the start: (0.42, 0) and (1, 1).
        case easeIn = 1
        /// Slowly at the end: (0, 0) and (0.58, 1).
        case easeOut = 2
        /// Evenly.
        case linear = 3

        var motion: MotionCurve {
            switch self {
            case .easeInOut: .cubic(.easeInOut)
            case .easeIn: .cubic(.easeIn)
            case .easeOut: .cubic(.easeOut)
            case .linear: .linear
            }
        }
    }
}
