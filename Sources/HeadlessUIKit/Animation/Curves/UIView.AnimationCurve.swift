extension UIView {
    /// The standard timing curves.
    public enum AnimationCurve: Int, Sendable {
        /// Slow at the beginning and at the end: a cubic Bézier curve with the points (0.42, 0) and (0.58, 1).
        case easeInOut = 0
        /// Slow at the beginning: (0.42, 0) and (1, 1).
        case easeIn = 1
        /// Slow at the end: (0, 0) and (0.58, 1).
        case easeOut = 2
        /// Constant speed.
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
