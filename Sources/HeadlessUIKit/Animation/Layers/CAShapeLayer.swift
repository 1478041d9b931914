import Foundation

/// What a shape layer has beside what all layers have.
struct ShapeValues {
    var path: CGPath?
    var fillColor: UIColor? = .black
    var strokeColor: UIColor?
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
    var lineWidth: CGFloat = 1
    var miterLimit: CGFloat = 10
    var lineDashPhase: CGFloat = 0
    var lineDashPattern: [NSNumber]?
    var lineCap = CAShapeLayerLineCap.butt
    var lineJoin = CAShapeLayerLineJoin.miter
    var fillRule = CAShapeLayerFillRule.nonZero
}

/// A layer that is a path, with how it would be drawn; numbers and colours can be animated.
///
/// A number that is not finite is a failure, and it stays.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
    private var shape: ShapeValues { values.style.shape }

    /// The outline, in the layer's coordinates; a copy.
    public final var path: CGPath? {
        get { shape.path }
        set { change { $0.shape.path = newValue?.copy() } }
    }

    /// The colour inside of the path; black unless set, none if `nil`.
    public final var fillColor: CGColor? {
        get { shape.fillColor?.cgColor }
        set { set(.fillColor, newValue) { $0.shape.fillColor = $1 } }
    }

    /// The colour of the line; none, as from the start, if `nil`.
    public final var strokeColor: CGColor? {
        get { shape.strokeColor?.cgColor }
        set { set(.strokeColor, newValue) { $0.shape.strokeColor = $1 } }
    }

    /// What counts as inside where the path crosses itself.
    public final var fillRule: CAShapeLayerFillRule {
        get { shape.fillRule }
        set { change { $0.shape.fillRule = newValue } }
    }

    /// At which share of its length the line begins, from 0 to 1.
    public final var strokeStart: CGFloat {
        get { shape.strokeStart }
        set { set(.strokeStart, .number(newValue)) }
    }

    /// At which share of its length the line ends, from 0 to 1.
    public final var strokeEnd: CGFloat {
        get { shape.strokeEnd }
        set { set(.strokeEnd, .number(newValue)) }
    }

    /// How wide the line is, in points.
    public final var lineWidth: CGFloat {
        get { shape.lineWidth }
        set { set(.lineWidth, .number(newValue)) }
    }

    /// Up to which length corners are points, as a multiple of the line's width.
    public final var miterLimit: CGFloat {
        get { shape.miterLimit }
        set { set(.miterLimit, .number(newValue)) }
    }

    /// How the line ends.
    public final var lineCap: CAShapeLayerLineCap {
        get { shape.lineCap }
        set { change { $0.shape.lineCap = newValue } }
    }

    /// How lines meet.
    public final var lineJoin: CAShapeLayerLineJoin {
        get { shape.lineJoin }
        set { change { $0.shape.lineJoin = newValue } }
    }

    /// Where in the pattern the line begins, in points.
    public final var lineDashPhase: CGFloat {
        get { shape.lineDashPhase }
        set { set(.lineDashPhase, .number(newValue)) }
    }

    /// How long dashes and gaps are, in points; a whole line if `nil`.
    public final var lineDashPattern: [NSNumber]? {
        get { shape.lineDashPattern }
        set { change { $0.shape.lineDashPattern = newValue } }
    }
}

/// How a shape layer's line ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The name that Core Animation has for it.
    public let rawValue: String

    /// Makes one of Core Animation's name for it.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// At its end.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// With half a circle beyond it.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// With half a square beyond it.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How a shape layer's lines meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The name that Core Animation has for it.
    public let rawValue: String

    /// Makes one of Core Animation's name for it.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// In a point.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// In an arc.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// In a straight edge.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// What counts as inside of a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The name that Core Animation has for it.
    public let rawValue: String

    /// Makes one of Core Animation's name for it.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// What the path goes around, more often one way than the other.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// That from which a ray crosses the path an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
