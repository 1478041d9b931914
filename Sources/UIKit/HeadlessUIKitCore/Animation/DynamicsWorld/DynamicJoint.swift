import Foundation

/// The stiffness of a spring: its oscillations per second, and its damping, which is 1 where it does not oscillate.
struct DynamicSpring {
    var frequency: Double
    var damping: Double

    /// How much a spring yields, and how fast it pulls back per unit of error, for an effective mass.
    ///
    /// The implicit form of the spring's equation, which is stable for any frequency.
    func values(inverseMass: Double, _ interval: Double) -> (softness: Double, pull: Double) {
        guard inverseMass > 0 else { return (0, 0) }
        let turn = 2 * Double.pi * frequency
        let stiffness = turn * turn / inverseMass
        let resistance = 2 * damping * turn / inverseMass
        let softness = 1 / (interval * (resistance + interval * stiffness))
        return (softness, interval * stiffness * softness)
    }
}

/// What keeps a point of a body at a distance from a fixed point, or from a point of another body.
struct DynamicJoint {
    let first: DynamicBody
    var firstOffset = DynamicVector.zero
    var second: DynamicBody?
    var secondOffset = DynamicVector.zero
    let anchor: DynamicVector
    var length = 0.0
    /// A rod if `nil`.
    var spring: DynamicSpring?
    var isRope = false

    init(_ body: DynamicBody, to anchor: DynamicVector, spring: DynamicSpring? = nil) {
        first = body
        self.anchor = anchor
        self.spring = spring
    }

    /// The constraints of a frame: one along the line between the points, or two where they are to be in one place.
    @MainActor
    func constraints(_ interval: Double) -> [DynamicConstraint] {
        let firstArm = firstOffset.turned(by: first.angle)
        let secondArm = second.map { secondOffset.turned(by: $0.angle) } ?? .zero
        let start = first.position + firstArm
        let end = (second?.position ?? anchor) + secondArm
        let line = end - start
        func constraint(along axis: DynamicVector, error: Double) -> DynamicConstraint {
            DynamicConstraint(
                first: first, firstArm: firstArm, second: second, secondArm: secondArm, axis: axis,
                error: error, spring: spring, isRope: isRope, interval)
        }
        if length < 0.5 {
            return [
                constraint(along: DynamicVector(1, 0), error: line.x),
                constraint(along: DynamicVector(0, 1), error: line.y),
            ]
        }
        let distance = line.length
        let axis = distance > 1e-6 ? line / distance : DynamicVector(0, 1)
        return [constraint(along: axis, error: distance - length)]
    }
}

/// What turns a body to an angle.
struct DynamicTurn {
    let body: DynamicBody
    let target: Double
    let spring: DynamicSpring

    init(_ body: DynamicBody, to target: Double, spring: DynamicSpring) {
        self.body = body
        self.target = target
        self.spring = spring
    }

    /// Changes the body's angular velocity by what the spring does in a frame.
    @MainActor
    func apply(_ interval: Double) {
        let values = spring.values(inverseMass: body.inverseInertia, interval)
        guard body.inverseInertia > 0 else { return }
        let error = (body.angle - target).remainder(dividingBy: 2 * .pi)
        body.turn(-(body.spin + error * values.pull) / (body.inverseInertia + values.softness))
    }
}
