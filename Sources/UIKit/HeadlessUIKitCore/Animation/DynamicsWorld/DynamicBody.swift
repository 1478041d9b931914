import Foundation

/// An item as simulated physics sees it: a rigid body.
@MainActor
final class DynamicBody {
    /// What behaviors set of an item; `nil` where none did.
    struct Properties {
        var elasticity: CGFloat?
        var friction: CGFloat?
        var density: CGFloat?
        var resistance: CGFloat?
        var angularResistance: CGFloat?
        var allowsRotation: Bool?
        var isAnchored: Bool?

        /// Takes over what is set.
        mutating func take(_ other: Properties) {
            elasticity = other.elasticity ?? elasticity
            friction = other.friction ?? friction
            density = other.density ?? density
            resistance = other.resistance ?? resistance
            angularResistance = other.angularResistance ?? angularResistance
            allowsRotation = other.allowsRotation ?? allowsRotation
            isAnchored = other.isAnchored ?? isAnchored
        }
    }

    let item: any UIDynamicItem
    var properties = Properties()

    private(set) var position = DynamicVector.zero
    private(set) var angle = 0.0
    var velocity = DynamicVector.zero
    /// The angular velocity, in radians per second.
    var spin = 0.0
    var acceleration = DynamicVector.zero
    private var torque = 0.0
    private var force = DynamicVector.zero
    private var impulses: [(DynamicVector, arm: DynamicVector)] = []

    private var shapes: [DynamicShape] = []
    private(set) var reach = 0.0
    private var area = 0.0
    private var moment = 0.0
    private(set) var inverseMass = 0.0
    private(set) var inverseInertia = 0.0

    /// The velocities at the beginning of the frame, and whether anything but forces changed them since.
    private var before = (velocity: DynamicVector.zero, spin: 0.0)
    private var isFree = true

    private var firstTransform = CGAffineTransform.identity
    private var firstAngle = 0.0
    private var restTime = 0.0

    init(_ item: any UIDynamicItem) {
        self.item = item
        readItem()
    }

    /// Takes over the item's position and shape, at rest.
    func readItem() {
        shapes = DynamicShape.shapes(of: item)
        reach = shapes.map(\.reach).max() ?? 0
        // An item without a size has a small mass.
        area = max(shapes.reduce(0) { $0 + $1.area }, 1)
        moment = max(shapes.reduce(0) { $0 + $1.moment }, 1)
        position = DynamicVector(item.center)
        firstTransform = item.transform
        firstAngle = atan2(firstTransform.b, firstTransform.a)
        angle = firstAngle
        (velocity, spin) = (.zero, 0)
    }

    /// A point of an item, from its centre, in the reference view's coordinates.
    static func point(of item: any UIDynamicItem, _ offset: UIOffset) -> DynamicVector {
        let angle = atan2(item.transform.b, item.transform.a)
        return DynamicVector(item.center) + DynamicVector(offset).turned(by: angle)
    }

    var placedShapes: [DynamicShape] { shapes.map { $0.placed(at: position, angle: angle) } }

    var frame: CGRect {
        let points = placedShapes.flatMap { shape -> [CGPoint] in
            switch shape {
            case .circle(let center, let radius):
                [center - DynamicVector(radius, radius), center + DynamicVector(radius, radius)].map {
                    CGPoint($0)
                }
            case .polygon(let corners): corners.map { CGPoint($0) }
            }
        }
        return CGRect(around: points)
    }

    /// How far a point of it gets in a time, at most.
    func distance(in interval: Double) -> Double {
        (velocity.length + spin.magnitude * reach) * interval
    }

    // MARK: Forces

    var elasticity: Double { min(max(properties.elasticity ?? 0, 0), 1) }
    var friction: Double { max(properties.friction ?? 0, 0) }

    /// Forgets the forces and properties of the last frame.
    func begin() {
        properties = Properties()
        acceleration = .zero
        (force, torque) = (.zero, 0)
        impulses = []
    }

    func push(_ push: DynamicVector, at arm: DynamicVector) {
        force += push
        torque += arm.cross(push)
    }

    /// Adds a force of one instant; the mass may not be known yet.
    func kick(_ push: DynamicVector, at arm: DynamicVector) { impulses.append((push, arm)) }

    func apply(_ impulse: DynamicVector, at arm: DynamicVector) {
        velocity += impulse * inverseMass
        spin += arm.cross(impulse) * inverseInertia
        isFree = false
    }

    func turn(_ impulse: Double) {
        spin += impulse * inverseInertia
        isFree = false
    }

    func velocity(at arm: DynamicVector) -> DynamicVector { velocity + arm.perpendicular * spin }

    // MARK: Frames

    /// Changes the velocities by the forces of a frame.
    func accelerate(_ interval: Double) {
        // An item of 100 × 100 points with density 1 has mass 1.
        let density = max(properties.density ?? 1, 1e-6) / 10_000
        let isAnchored = properties.isAnchored ?? false
        inverseMass = isAnchored ? 0 : 1 / (density * area)
        inverseInertia = isAnchored || !(properties.allowsRotation ?? true) ? 0 : 1 / (density * moment)
        if inverseInertia == 0 { spin = 0 }
        if isAnchored { (velocity, acceleration) = (.zero, .zero) }
        for impulse in impulses { apply(impulse.0, at: impulse.arm) }
        before = (velocity, spin)
        isFree = true
        velocity += (acceleration + force * inverseMass) * interval
        spin += torque * inverseInertia * interval
        velocity /= 1 + max(properties.resistance ?? 0, 0) * interval
        spin /= 1 + max(properties.angularResistance ?? 0, 0) * interval
    }

    /// Moves by the velocities: the mean of a frame's if only forces changed them, so that a fall is exact.
    func move(_ interval: Double) {
        position += (isFree ? (before.velocity + velocity) / 2 : velocity) * interval
        angle += (isFree ? (before.spin + spin) / 2 : spin) * interval
    }

    func place(at position: DynamicVector, angle: Double) {
        self.position = position
        self.angle = angle
    }

    /// Moves the item to where the body is.
    func moveItem() {
        let center = CGPoint(position)
        if item.center != center { item.center = center }
        // What rounding leaves of a turn is none, so that the transform is the very same.
        let turn = (angle - firstAngle).magnitude < 1e-9 ? 0 : angle - firstAngle
        var transform = firstTransform.concatenating(CGAffineTransform(rotationAngle: turn))
        if turn == 0 { transform = firstTransform }
        if angle == 0, turn != 0, firstTransform.isRotation { transform = .identity }
        if item.transform != transform { item.transform = transform }
    }

    // MARK: Rest

    /// At rest after half a second in which it was slower than this, in points and radians per second.
    private static let (stillSpeed, stillSpin, restDuration) = (1.5, 0.035, 0.5)

    func countRest(_ interval: Double) {
        let isStill = velocity.length < Self.stillSpeed && spin.magnitude < Self.stillSpin
        restTime = isStill ? restTime + interval : 0
    }

    var isAtRest: Bool { restTime >= Self.restDuration - 1e-9 }

    func wake() { restTime = 0 }
}

extension CGAffineTransform {
    /// Whether it rotates and does nothing else.
    fileprivate var isRotation: Bool {
        tx == 0 && ty == 0 && (a - d).magnitude < 1e-9 && (b + c).magnitude < 1e-9
            && (a * a + b * b - 1).magnitude < 1e-9
    }
}
