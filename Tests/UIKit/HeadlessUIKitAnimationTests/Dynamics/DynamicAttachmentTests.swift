import Foundation
import HeadlessUIKit
import TestSupport
import Testing
import TimeLapse

@MainActor
@Suite("Dynamic attachments and snaps") struct DynamicAttachmentTests {
    @Test(
        "A snap brings an item to its point exactly, upright, within two seconds; less damping oscillates more"
    )
    func snap() {
        var overshoots: [CGFloat] = []
        for damping in [1.0, 0.5, 0.0] {
            DynamicRoom.use { room in
                room.item.transform = CGAffineTransform(rotationAngle: 1)
                let snap = UISnapBehavior(item: room.item, snapTo: CGPoint(x: 200, y: 400))
                #expect(snap.damping == 0.5)
                snap.damping = damping
                var furthest: CGFloat = 0
                snap.action = { furthest = max(furthest, room.item.center.y) }
                room.animator.addBehavior(snap)
                room.run(damping == 0 ? 6 : 2)
                #expect(room.item.center == CGPoint(x: 200, y: 400))
                #expect(room.item.transform == .identity)
                #expect(!room.animator.isRunning)
                overshoots.append(furthest - 400)
            }
        }
        #expect(overshoots[0] < 1)
        #expect(overshoots[0] < overshoots[1] && overshoots[1] < overshoots[2])
    }

    @Test("A snap point can be moved, which lets the animator go on")
    func moved() {
        DynamicRoom.use { room in
            let snap = UISnapBehavior(item: room.item, snapTo: CGPoint(x: 200, y: 400))
            room.animator.addBehavior(snap)
            room.run(2)
            snap.snapPoint = CGPoint(x: 100, y: 100)
            #expect(room.animator.isRunning)
            room.run(2)
            #expect(room.item.center == CGPoint(x: 100, y: 100))
        }
    }

    @Test("A rod keeps its length: an item under gravity swings, and hangs below the anchor with resistance")
    func rod() {
        DynamicRoom.use { room in
            room.item.center = CGPoint(x: 300, y: 200)
            let rod = UIAttachmentBehavior(item: room.item, attachedToAnchor: CGPoint(x: 200, y: 200))
            #expect(rod.length == 100 && rod.attachedBehaviorType == .anchor)
            var lengths: [CGFloat] = []
            rod.action = { lengths.append(hypot(room.item.center.x - 200, room.item.center.y - 200)) }
            let values = UIDynamicItemBehavior(items: [room.item])
            values.resistance = 1
            for behavior in [rod, values, UIGravityBehavior(items: [room.item])] {
                room.animator.addBehavior(behavior)
            }
            room.run(0.8)
            #expect(room.item.center.x < 200)
            room.run(30)
            #expect(lengths.allSatisfy { abs($0 - 100) < 1 })
            #expect(abs(room.item.center.x - 200) < 1 && abs(room.item.center.y - 300) < 0.1)
            #expect(!room.animator.isRunning)
        }
    }

    @Test("An anchor that moves drags the point that is attached to it")
    func drag() {
        DynamicRoom.use { room in
            let grip = UIAttachmentBehavior(item: room.item, attachedToAnchor: room.item.center)
            room.animator.addBehavior(grip)
            for step in 1...5 {
                grip.anchorPoint = CGPoint(x: 200 + 10 * CGFloat(step), y: 100 + 20 * CGFloat(step))
                TimeLapse.advanceFrame()
                #expect(abs(room.item.center.x - grip.anchorPoint.x) < 0.01)
                #expect(abs(room.item.center.y - grip.anchorPoint.y) < 0.01)
            }
            room.animator.removeBehavior(grip)
            room.run(1)
            #expect(room.item.center.rough == CGPoint(x: 250, y: 200))
        }
    }

    @Test("A spring oscillates at its frequency, and comes to rest with damping")
    func spring() {
        DynamicRoom.use { room in
            let spring = UIAttachmentBehavior(item: room.item, attachedToAnchor: CGPoint(x: 200, y: 400))
            spring.length = 200
            spring.frequency = 1
            var crossings = 0
            var last: CGFloat = -1
            spring.action = {
                let side = room.item.center.y - 200
                if side * last < 0 { crossings += 1 }
                last = side
            }
            room.animator.addBehavior(spring)
            room.run(5)
            // Twice in each oscillation.
            #expect((9...11).contains(crossings))
            spring.damping = 1
            room.run(5)
            #expect(!room.animator.isRunning)
            #expect(abs(room.item.center.y - 200) < 0.5)
        }
    }

    @Test("Two items that are attached keep their distance; on a rope they come closer freely")
    func pairs() {
        DynamicRoom.use { room in
            let other = UIView(frame: CGRect(x: 150, y: 250, width: 100, height: 100))
            let rod = UIAttachmentBehavior(item: room.item, attachedTo: other)
            #expect(rod.items.count == 2 && rod.length == 200 && rod.attachedBehaviorType == .items)
            let push = UIPushBehavior(items: [room.item], mode: .instantaneous)
            push.pushDirection = CGVector(dx: 0, dy: -1)
            room.animator.addBehavior(rod)
            room.animator.addBehavior(push)
            room.run(1)
            // One pulls the other: half of the velocity each.
            #expect(room.item.center.rough == CGPoint(x: 200, y: 50))
            #expect(other.center.rough == CGPoint(x: 200, y: 250))
            room.animator.removeAllBehaviors()
            room.run(1)
            let rope = UIAttachmentBehavior.limitAttachment(
                with: room.item, offsetFromCenter: .zero, attachedTo: other, offsetFromCenter: .zero)
            push.pushDirection = CGVector(dx: 0, dy: 1)
            push.active = true
            room.animator.addBehavior(rope)
            room.animator.addBehavior(push)
            room.run(1)
            #expect(room.item.center.rough == CGPoint(x: 200, y: 150))
            #expect(other.center.rough == CGPoint(x: 200, y: 250))
        }
    }
}
