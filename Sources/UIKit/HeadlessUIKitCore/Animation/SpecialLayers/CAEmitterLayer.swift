import Foundation

/// The shape that particles come from.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String

    /// Makes a value from Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A point.
    public static let point = Self(rawValue: "point")
    /// A horizontal line.
    public static let line = Self(rawValue: "line")
    /// A rectangle.
    public static let rectangle = Self(rawValue: "rectangle")
    /// A cuboid.
    public static let cuboid = Self(rawValue: "cuboid")
    /// A circle.
    public static let circle = Self(rawValue: "circle")
    /// A sphere.
    public static let sphere = Self(rawValue: "sphere")
}

/// Where on their shape particles begin.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String

    /// Makes a value from Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// At its points.
    public static let points = Self(rawValue: "points")
    /// On its outline.
    public static let outline = Self(rawValue: "outline")
    /// On its surface.
    public static let surface = Self(rawValue: "surface")
    /// Inside.
    public static let volume = Self(rawValue: "volume")
}

/// The order in which particles are drawn.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String

    /// Makes a value from Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In no order.
    public static let unordered = Self(rawValue: "unordered")
    /// The oldest in front.
    public static let oldestFirst = Self(rawValue: "oldestFirst")
    /// The oldest behind.
    public static let oldestLast = Self(rawValue: "oldestLast")
    /// By their depth.
    public static let backToFront = Self(rawValue: "backToFront")
    /// Their colours added.
    public static let additive = Self(rawValue: "additive")
}

/// A layer of particles: its settings are values to read in tests, and no particle is drawn.
@preconcurrency @MainActor
open class CAEmitterLayer: CALayer {
    /// The kinds of particles.
    open var emitterCells: [CAEmitterCell]?
    /// How many particles there are, as a factor of each cell's.
    open var birthRate: Float = 1
    /// How long particles live, as a factor of each cell's.
    open var lifetime: Float = 1
    /// The middle of the shape that particles come from.
    open var emitterPosition = CGPoint.zero
    /// The depth of that.
    open var emitterZPosition: CGFloat = 0
    /// The size of that shape, in points.
    open var emitterSize = CGSize.zero
    /// The depth of that shape, in points.
    open var emitterDepth: CGFloat = 0
    /// The shape that particles come from.
    open var emitterShape = CAEmitterLayerEmitterShape.point
    /// Where on the shape they begin.
    open var emitterMode = CAEmitterLayerEmitterMode.volume
    /// The order in which they are drawn.
    open var renderMode = CAEmitterLayerRenderMode.unordered
    /// Whether they keep their depth.
    open var preservesDepth = false
    /// How fast they are, as a factor of each cell's.
    open var velocity: Float = 1
    /// How large they are, as a factor of each cell's.
    open var scale: Float = 1
    /// How fast they turn, as a factor of each cell's.
    open var spin: Float = 1
    /// What chance begins with.
    open var seed: UInt32 = 0
}
