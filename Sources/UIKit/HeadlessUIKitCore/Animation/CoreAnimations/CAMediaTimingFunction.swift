/// The timing curve of a layer animation: a cubic Bézier curve from (0, 0) to (1, 1).
public final class CAMediaTimingFunction: NSObject, Sendable {
    let curve: CubicBezier

    /// Makes one of the standard curves; an unknown name stands for the linear one.
    public init(name: CAMediaTimingFunctionName) {
        curve =
            switch name {
            case .easeIn: .easeIn
            case .easeOut: .easeOut
            case .easeInEaseOut: .easeInOut
            case .default: .standard
            default: CubicBezier(0, 0, 1, 1)
            }
        super.init()
    }

    /// Makes a curve from its two control points.
    ///
    /// - Parameters:
    ///   - c1x: the first point's time, clamped to 0...1; `c2x` the second's.
    ///   - c1y: the first point's progress; `c2y` the second's.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        curve = CubicBezier(CGFloat(c1x), CGFloat(c1y), CGFloat(c2x), CGFloat(c2y))
        super.init()
    }

    var motion: MotionCurve { .cubic(curve) }

    /// Whether `object` is the same curve.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? CAMediaTimingFunction)?.curve == curve
    }

    /// A hash of the control points.
    public override var hash: Int { curve.hashValue }
}
