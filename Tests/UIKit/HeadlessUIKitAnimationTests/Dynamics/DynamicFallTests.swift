import HeadlessUIKit
import TestSupport
import Testing
import TimeLapse

/// A view of 400 × 600 points, an item in it, and an animator, in an application of their own.
@MainActor
struct DynamicRoom {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    let item = UIView(frame: CGRect(x: 150, y: 50, width: 100, height: 100))
    let animator: UIDynamicAnimator

    init() {
        view.addSubview(item)
        animator = UIDynamicAnimator(referenceView: view)
    }

    static func use(_ body: (DynamicRoom) -> Void) {
        UIApplication.withShared(UIApplication()) { body(DynamicRoom()) }
    }

    func run(_ seconds: Double) { TimeLapse.advance(by: .seconds(seconds)) }

    /// Adds a collision with the view's bounds.
    @discardableResult
    func addWalls(_ items: [any UIDynamicItem]? = nil) -> UICollisionBehavior {
        let collision = UICollisionBehavior(items: items ?? [item])
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(collision)
        return collision
    }
}

extension CGPoint {
    /// The point in whole tenths, for comparison.
    var rough: CGPoint { CGPoint(x: (x * 10).rounded() / 10 + 0, y: (y * 10).rounded() / 10 + 0) }
}

@MainActor
@Suite("Dynamic falls and pushes") struct DynamicFallTests {
    @Test(
        "Gravity of magnitude 1 moves an item by 500 points in the first second, and gives it 1000 points per second"
    )
    func fall() {
        DynamicRoom.use { room in
            let speed = UIDynamicItemBehavior(items: [room.item])
            room.animator.addBehavior(speed)
            room.animator.addBehavior(UIGravityBehavior(items: [room.item]))
            room.run(1)
            #expect(room.item.center.rough == CGPoint(x: 200, y: 600))
            #expect(speed.linearVelocity(for: room.item).rough == CGPoint(x: 0, y: 1000))
            #expect(room.item.transform == .identity)
            #expect(room.animator.isRunning)
        }
    }

    @Test("Gravity has a direction, an angle and a magnitude, which say the same")
    func directions() {
        DynamicRoom.use { room in
            let gravity = UIGravityBehavior(items: [room.item])
            #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1))
            #expect(gravity.magnitude == 1 && gravity.angle == .pi / 2)
            gravity.gravityDirection = CGVector(dx: -2, dy: 0)
            #expect(gravity.magnitude == 2 && gravity.angle == .pi)
            gravity.setAngle(0, magnitude: 0.1)
            room.animator.addBehavior(gravity)
            room.run(2)
            #expect(room.item.center.rough == CGPoint(x: 400, y: 100))
        }
    }

    @Test(
        "A force of magnitude 1 accelerates 100 × 100 points of density 1 by 100 points per second each second"
    )
    func force() {
        DynamicRoom.use { room in
            let heavy = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 200))
            let push = UIPushBehavior(items: [room.item, heavy], mode: .continuous)
            push.pushDirection = CGVector(dx: 1, dy: 0)
            room.animator.addBehavior(push)
            room.run(2)
            #expect(room.item.center.rough == CGPoint(x: 400, y: 100))
            // Twice the mass moves half as far.
            #expect(heavy.center.rough == CGPoint(x: 150, y: 400))
            push.active = false
            room.run(1)
            #expect(room.item.center.rough == CGPoint(x: 600, y: 100))
        }
    }

    @Test("An instantaneous push of magnitude 1 gives 100 points per second, once, and is inactive then")
    func kick() {
        DynamicRoom.use { room in
            let push = UIPushBehavior(items: [room.item], mode: .instantaneous)
            room.animator.addBehavior(push)
            room.run(0.1)
            #expect(push.active && room.item.center == CGPoint(x: 200, y: 100))
            push.setAngle(.pi / 2, magnitude: 1)
            room.run(1)
            #expect(!push.active)
            #expect(room.item.center.rough == CGPoint(x: 200, y: 200))
            push.active = true
            room.run(1)
            #expect(room.item.center.rough == CGPoint(x: 200, y: 400))
        }
    }

    @Test("A push beside the centre rotates an item as well; one that may not rotate only moves")
    func offset() {
        DynamicRoom.use { room in
            let push = UIPushBehavior(items: [room.item], mode: .instantaneous)
            push.pushDirection = CGVector(dx: 1, dy: 0)
            push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: -50), for: room.item)
            let values = UIDynamicItemBehavior(items: [room.item])
            room.animator.addBehavior(values)
            room.animator.addBehavior(push)
            room.run(1)
            #expect(room.item.center.rough == CGPoint(x: 300, y: 100))
            // A square's inertia is mass · side² / 6: 100 · 50 / (10000 / 6) radians per second.
            #expect(abs(values.angularVelocity(for: room.item) - 3) < 1e-9)
            values.allowsRotation = false
            room.run(1)
            #expect(values.angularVelocity(for: room.item) == 0)
            #expect(room.item.center.rough == CGPoint(x: 400, y: 100))
        }
    }

    @Test(
        "Density, resistance and velocities come from item behaviors, each property from the last that sets it"
    )
    func properties() {
        DynamicRoom.use { room in
            let first = UIDynamicItemBehavior(items: [room.item])
            (first.density, first.resistance) = (4, 100)
            let second = UIDynamicItemBehavior(items: [room.item])
            second.resistance = 0
            second.addLinearVelocity(CGPoint(x: 30, y: 0), for: room.item)
            #expect(second.linearVelocity(for: room.item) == CGPoint(x: 30, y: 0))
            let push = UIPushBehavior(items: [room.item], mode: .instantaneous)
            push.pushDirection = CGVector(dx: 1, dy: 0)
            for behavior in [first, second, push] { room.animator.addBehavior(behavior) }
            room.run(1)
            // 30 of its own, and a quarter of 100 of the push.
            #expect(second.linearVelocity(for: room.item).rough == CGPoint(x: 55, y: 0))
            #expect(room.item.center.rough == CGPoint(x: 255, y: 100))
            room.animator.removeBehavior(second)
            room.run(1)
            #expect(first.linearVelocity(for: room.item).rough == .zero)
            #expect(UIDynamicItemBehavior().density == 1 && UIDynamicItemBehavior().elasticity == 0)
        }
    }

    @Test("A value that is not finite is a failure, and the old one is kept")
    func finite() {
        DynamicRoom.use { room in
            let gravity = UIGravityBehavior(items: [room.item])
            let failures = failureTexts { gravity.gravityDirection = CGVector(dx: CGFloat.nan, dy: 0) }
            #expect(
                failures == [
                    "The gravityDirection of UIGravityBehavior was set to (nan, 0), which is not finite."
                        + " The old value is kept."
                ])
            #expect(gravity.magnitude == 1)
        }
    }
}
