import Foundation

/// The name of a standard timing curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// Core Animation's text for the name.
    public let rawValue: String

    /// Makes a name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Constant speed.
    public static let linear = Self(rawValue: "linear")
    /// Slow at the beginning: a cubic Bézier curve with the points (0.42, 0) and (1, 1).
    public static let easeIn = Self(rawValue: "easeIn")
    /// Slow at the end: (0, 0) and (0.58, 1).
    public static let easeOut = Self(rawValue: "easeOut")
    /// Slow at the beginning and at the end: (0.42, 0) and (0.58, 1).
    public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
    /// The curve of the system's own animations: (0.25, 0.1) and (0.25, 1).
    public static let `default` = Self(rawValue: "default")
}

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
    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(curve)
        return hasher.finalize()
    }
}
