import Foundation

/// The name of one of the usual curves.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// Core Animation's text for the name.
    public let rawValue: String

    /// Makes a name of its text.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Evenly.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slowly at the start: a cubic Bézier curve with the points (0.42, 0) and (1, 1).
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slowly at the end: (0, 0) and (0.58, 1).
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slowly at the start and at the end: (0.42, 0) and (0.58, 1).
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// As the system's own animations: (0.25, 0.1) and (0.25, 1).
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// How fast an animation of a layer goes at which time: a cubic Bézier curve from (0, 0) to (1, 1).
public final class CAMediaTimingFunction: NSObject, Sendable {
    let curve: CubicBezier

    /// Makes one of the usual curves; a name that is none stands for an even one.
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

    /// Makes a curve of its two control points.
    ///
    /// - Parameters:
    ///   - c1x: the first point's share of the time, cut to 0...1; `c2x` the second's.
    ///   - c1y: the first point's share of the way; `c2y` the second's.
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
