import Foundation

/// A point where two bodies, or a body and a boundary, touch or will in this frame.
@MainActor
struct DynamicContact {
    let first: DynamicBody
    let second: DynamicBody?
    /// From the first body to the second.
    let normal: DynamicVector
    let point: DynamicVector
    /// The distance of the two along the normal; negative where they overlap.
    private(set) var separation: Double
    /// The index of the pair that it belongs to.
    let pair: Int

    private let firstArm: DynamicVector
    private let secondArm: DynamicVector
    private let normalMass: Double
    private let tangentMass: Double
    private let friction: Double
    private let elasticity: Double
    /// The velocity along the normal at which they approached.
    private let approach: Double
    private(set) var impulse = 0.0
    private var slide = 0.0

    /// Slower than this, in points per second, nothing bounces.
    private static let bounceSpeed = 40.0
    /// The share of an overlap that is made up for in a frame, and the most of it, in points per second.
    private static let (correction, fastest) = (0.2, 400.0)

    init(_ touch: DynamicTouch, _ first: DynamicBody, _ second: DynamicBody?, pair: Int) {
        (self.first, self.second, self.pair) = (first, second, pair)
        (normal, point, separation) = (touch.normal, touch.point, touch.separation)
        firstArm = touch.point - first.position
        secondArm = second.map { touch.point - $0.position } ?? .zero
        let tangent = touch.normal.perpendicular
        let inverse = Self.inverseMass(first, firstArm, second, secondArm, touch.normal)
        let sideways = Self.inverseMass(first, firstArm, second, secondArm, tangent)
        normalMass = inverse > 0 ? 1 / inverse : 0
        tangentMass = sideways > 0 ? 1 / sideways : 0
        friction = second.map { (first.friction * $0.friction).squareRoot() } ?? first.friction
        elasticity = max(first.elasticity, second?.elasticity ?? 0)
        approach = ((second?.velocity(at: secondArm) ?? .zero) - first.velocity(at: firstArm))
            .dot(touch.normal)
    }

    /// The inverse of the mass that an impulse along an axis moves.
    static func inverseMass(
        _ first: DynamicBody, _ firstArm: DynamicVector, _ second: DynamicBody?, _ secondArm: DynamicVector,
        _ axis: DynamicVector
    ) -> Double {
        let turn = firstArm.cross(axis)
        let other = secondArm.cross(axis)
        return first.inverseMass + turn * turn * first.inverseInertia + (second?.inverseMass ?? 0)
            + other * other * (second?.inverseInertia ?? 0)
    }

    private var speed: DynamicVector {
        (second?.velocity(at: secondArm) ?? .zero) - first.velocity(at: firstArm)
    }

    private func apply(_ impulse: DynamicVector) {
        first.apply(-impulse, at: firstArm)
        second?.apply(impulse, at: secondArm)
    }

    /// Adds what is missing to the impulses.
    ///
    /// - Parameter corrects: whether overlaps are made up for.
    mutating func solve(corrects: Bool, _ interval: Double) {
        var target = -max(separation, 0) / interval
        if corrects, separation < 0 { target = min(-separation * Self.correction / interval, Self.fastest) }
        let sum = max(impulse + normalMass * (target - speed.dot(normal)), 0)
        let change = sum - impulse
        if change != 0 {
            impulse = sum
            apply(normal * change)
        }
        guard friction > 0 else { return }
        let tangent = normal.perpendicular
        let most = friction * impulse
        let total = min(max(slide - tangentMass * speed.dot(tangent), -most), most)
        let sideways = total - slide
        guard sideways != 0 else { return }
        slide = total
        apply(tangent * sideways)
    }

    /// Notes how far the bodies came, after they moved.
    mutating func didMove(_ interval: Double) { separation += speed.dot(normal) * interval }

    /// Lets the bodies bounce if they met fast enough.
    mutating func bounce() {
        guard elasticity > 0, impulse > 0, approach < -Self.bounceSpeed else { return }
        let change = max(normalMass * (-elasticity * approach - speed.dot(normal)), -impulse)
        impulse += change
        apply(normal * change)
    }
}
