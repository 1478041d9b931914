/// The timing of a property animator, as a cubic Bézier curve from (0, 0) to (1, 1).
@preconcurrency @MainActor
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The standard curve; ease in and out for one made from points.
    public let animationCurve: UIView.AnimationCurve
    /// The first control point: time horizontally, progress vertically.
    public let controlPoint1: CGPoint
    /// The second control point.
    public let controlPoint2: CGPoint
    /// Whether it is a standard curve, or one made from points.
    public let timingCurveType: UITimingCurveType
    let motion: MotionCurve

    /// Makes the curve of the system's own animations, with the points (0.25, 0.1) and (0.25, 1).
    public convenience override init() {
        self.init(.standard, .easeInOut, .builtin, .cubic(.standard))
    }

    /// Makes one of the standard curves.
    public convenience init(animationCurve curve: UIView.AnimationCurve) {
        let bezier: CubicBezier
        switch curve.motion {
        case .cubic(let cubic): bezier = cubic
        case .linear, .spring: bezier = CubicBezier(0, 0, 1, 1)
        }
        self.init(bezier, curve, .builtin, curve.motion)
    }

    /// Makes a curve from two points, whose horizontal coordinates are clamped to 0...1.
    public convenience init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        let bezier = CubicBezier(point1.x, point1.y, point2.x, point2.y)
        self.init(bezier, .easeInOut, .cubic, .cubic(bezier))
    }

    private init(
        _ bezier: CubicBezier, _ curve: UIView.AnimationCurve, _ type: UITimingCurveType,
        _ motion: MotionCurve
    ) {
        animationCurve = curve
        controlPoint1 = bezier.first
        controlPoint2 = bezier.second
        timingCurveType = type
        self.motion = motion
        super.init()
    }

    /// The curve itself.
    public var cubicTimingParameters: UICubicTimingParameters? { self }
    /// Always `nil`.
    public var springTimingParameters: UISpringTimingParameters? { nil }
}
