import Foundation

/// What keeps the distance of two points along an axis, by impulses that the solver adds up.
@MainActor
struct DynamicConstraint {
    let first: DynamicBody
    let firstArm: DynamicVector
    let second: DynamicBody?
    let secondArm: DynamicVector
    let axis: DynamicVector
    /// How much further apart the points are than they are to be.
    let error: Double
    let isRope: Bool
    private let isSoft: Bool
    private let softness: Double
    private let pull: Double
    private let mass: Double
    private var impulse = 0.0

    init(
        first: DynamicBody, firstArm: DynamicVector, second: DynamicBody?, secondArm: DynamicVector,
        axis: DynamicVector, error: Double, spring: DynamicSpring?, isRope: Bool, _ interval: Double
    ) {
        (self.first, self.firstArm, self.second, self.secondArm) = (first, firstArm, second, secondArm)
        (self.axis, self.error, self.isRope) = (axis, error, isRope)
        let inverse = DynamicContact.inverseMass(first, firstArm, second, secondArm, axis)
        let values = spring?.values(inverseMass: inverse, interval)
        isSoft = spring != nil
        softness = values?.softness ?? 0
        // A rod makes up for its whole error at once.
        pull = values?.pull ?? 1 / interval
        mass = inverse + softness > 0 ? 1 / (inverse + softness) : 0
    }

    /// Adds what is missing to the impulse.
    ///
    /// - Parameter corrects: whether the error is made up for; if not, only the velocities are.
    mutating func solve(corrects: Bool) {
        // A spring does all of its work at once.
        if isSoft, !corrects { return }
        let speed = ((second?.velocity(at: secondArm) ?? .zero) - first.velocity(at: firstArm)).dot(axis)
        var target = corrects ? error * pull : 0
        if isRope, error < 0 {
            // A loose rope lets the points part by what it is loose.
            guard corrects else { return }
            target = error * pull
        }
        var change = -mass * (speed + target + softness * impulse)
        if isRope {
            // It pulls, and never pushes.
            let sum = min(impulse + change, 0)
            change = sum - impulse
        }
        impulse += change
        first.apply(axis * -change, at: firstArm)
        second?.apply(axis * change, at: secondArm)
    }
}
