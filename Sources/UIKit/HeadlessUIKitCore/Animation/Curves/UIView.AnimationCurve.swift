extension UIView {
    /// The standard timing curves.
    public enum AnimationCurve: Int, Sendable {
        /// Slow at the beginning and at the end: a cubic Bézier curve with the points (0.42, 0) and (0.58, 1).
        case easeInOut
        /// Slow at the beginning: (0.42, 0) and (1, 1).
        case easeIn
        /// Slow at the end: (0, 0) and (0.58, 1).
        case easeOut
        /// Constant speed.
        case linear

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
