/// What kind of curve a timing has.
public enum UITimingCurveType: Int, Sendable {
    /// One of the usual curves.
    case builtin = 0
    /// A cubic Bézier curve.
    case cubic = 1
    /// A spring.
    case spring = 2
}

/// Something that says how fast a property animator goes at which time.
@preconcurrency @MainActor
public protocol UITimingCurveProvider {
    /// What kind of curve it is.
    var timingCurveType: UITimingCurveType { get }
    /// The curve; `nil` for a spring.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring; `nil` for a curve.
    var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
    /// The curve, and the seconds that it takes; a spring of its own making takes its own time.
    func motion(for duration: Double) -> (curve: MotionCurve, duration: Double) {
        if let spring = springTimingParameters { return spring.motion(for: duration) }
        return (cubicTimingParameters?.motion ?? .linear, duration)
    }
}
