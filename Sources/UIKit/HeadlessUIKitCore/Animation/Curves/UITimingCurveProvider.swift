/// An object that provides the timing of a property animator.
@preconcurrency @MainActor
public protocol UITimingCurveProvider {
    /// The type of the curve.
    var timingCurveType: UITimingCurveType { get }
    /// The curve; `nil` for a spring.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring; `nil` for a curve.
    var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
    /// Returns the curve, and its duration in seconds; a spring with physical parameters has its own.
    func motion(for duration: Double) -> (curve: MotionCurve, duration: Double) {
        if let spring = springTimingParameters { return spring.motion(for: duration) }
        return (cubicTimingParameters?.motion ?? .linear, duration)
    }
}
