import HeadlessUIKit
import TestSupport
import Testing
import TimeLapse

@MainActor
@Suite("UIDynamicAnimator") struct UIDynamicAnimatorTests {
    @MainActor
    private final class Watcher: UIDynamicAnimatorDelegate {
        var log: [String] = []

        func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { log.append("resume") }

        func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
            log.append("pause after \((animator.elapsedTime * 60).rounded()) frames")
        }
    }

    private final class Noted: UIDynamicBehavior {
        let name: String
        let log: (String) -> Void

        init(_ name: String, _ log: @escaping (String) -> Void) {
            self.name = name
            self.log = log
            super.init()
        }

        override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
            log("\(name) moves \(dynamicAnimator == nil ? "out" : "in")")
        }
    }

    @Test(
        "The delegate is told when the animator begins to run, and when all items have been at rest for half a second"
    )
    func delegate() {
        DynamicRoom.use { room in
            let watcher = Watcher()
            room.animator.delegate = watcher
            #expect(!room.animator.isRunning && room.animator.elapsedTime == 0)
            room.addWalls()
            #expect(watcher.log == ["resume"] && room.animator.isRunning)
            room.run(1)
            #expect(watcher.log == ["resume", "pause after 30.0 frames"])
            #expect(!room.animator.isRunning)
            room.item.center.y = 300
            room.animator.updateItem(usingCurrentState: room.item)
            #expect(watcher.log.last == "resume" && room.animator.elapsedTime == 0)
            room.run(1)
            #expect(watcher.log.count == 4)
            #expect(room.item.center == CGPoint(x: 200, y: 300))
        }
    }

    @Test(
        "Children are added with their parent, told before, and their actions are called each frame, in order"
    )
    func children() {
        DynamicRoom.use { room in
            var log: [String] = []
            let parent = Noted("parent") { log.append($0) }
            let child = Noted("child") { log.append($0) }
            let inner = Noted("inner") { log.append($0) }
            child.addChildBehavior(inner)
            parent.addChildBehavior(child)
            parent.addChildBehavior(UIGravityBehavior(items: [room.item]))
            // One inside of itself would never end.
            inner.addChildBehavior(parent)
            #expect(inner.childBehaviors.isEmpty)
            for behavior in [parent, child, inner] { behavior.action = { log.append(behavior.name) } }
            room.animator.addBehavior(parent)
            #expect(log == ["parent moves in", "child moves in", "inner moves in"])
            #expect(inner.dynamicAnimator === room.animator)
            log = []
            TimeLapse.advanceFrame()
            #expect(log == ["parent", "child", "inner"])
            #expect(room.item.center.y > 100)
            log = []
            parent.removeChildBehavior(child)
            #expect(log == ["child moves out", "inner moves out"])
            #expect(inner.dynamicAnimator == nil)
            room.animator.removeAllBehaviors()
            #expect(log.last == "parent moves out" && room.animator.behaviors.isEmpty)
            room.run(1)
            #expect(!room.animator.isRunning)
        }
    }

    @Test(
        "An animator moves items in frames of the display, keeps nothing waiting, and stops when it is released"
    )
    func frames() {
        DynamicRoom.use { room in
            let clock = UIApplication.shared.clock
            var frames = 0
            weak var released: UIDynamicAnimator?
            do {
                let animator = UIDynamicAnimator(referenceView: room.view)
                let gravity = UIGravityBehavior(items: [room.item])
                gravity.action = { frames += 1 }
                animator.addBehavior(gravity)
                released = animator
                #expect(clock.isIdle)
                TimeLapse.advance(by: .milliseconds(100))
                #expect(frames == 6)
                #expect(clock.pendingWork.map(\.name) == ["dynamic animator"])
                withExtendedLifetime(animator) {}
            }
            #expect(released == nil)
            room.run(1)
            #expect(frames == 6 && clock.pendingWork.isEmpty)
        }
    }

    @Test("The same behaviors move the same items in the same way, bit by bit")
    func deterministic() {
        func run() -> [CGPoint] {
            var places: [CGPoint] = []
            DynamicRoom.use { room in
                let items = (0..<8).map {
                    UIView(frame: CGRect(x: 40 * $0, y: 31 * $0, width: 30 + 3 * $0, height: 40))
                }
                room.addWalls(items)
                let values = UIDynamicItemBehavior(items: items)
                (values.elasticity, values.friction) = (0.7, 0.2)
                room.animator.addBehavior(values)
                room.animator.addBehavior(UIGravityBehavior(items: items))
                values.action = { places += items.map(\.center) }
                room.run(Double(Rounds.of(10)))
                for item in items {
                    #expect(room.view.bounds.insetBy(dx: -3, dy: -3).contains(item.frame))
                }
            }
            return places
        }
        #expect(run() == run())
    }

    @Test("`items(in:)` returns the items whose frames intersect a rectangle")
    func itemsInRect() {
        DynamicRoom.use { room in
            let other = UIView(frame: CGRect(x: 0, y: 500, width: 50, height: 50))
            room.animator.addBehavior(UIGravityBehavior(items: [room.item, other]))
            #expect(
                room.animator.items(in: CGRect(x: 0, y: 0, width: 400, height: 100)).map { $0 === room.item }
                    == [true])
            #expect(room.animator.items(in: room.view.bounds).count == 2)
        }
    }

    @Test("A group moves its items as one body, and rotates them about its centre")
    func group() {
        DynamicRoom.use { room in
            let other = UIView(frame: CGRect(x: 250, y: 50, width: 100, height: 100))
            let group = UIDynamicItemGroup(items: [room.item, other])
            #expect(group.center == CGPoint(x: 250, y: 100))
            #expect(group.bounds == CGRect(x: -100, y: -50, width: 200, height: 100))
            room.addWalls([group])
            room.animator.addBehavior(UIGravityBehavior(items: [group]))
            room.run(3)
            #expect(room.item.center.rough == CGPoint(x: 200, y: 550))
            #expect(other.center.rough == CGPoint(x: 300, y: 550))
            group.transform = CGAffineTransform(rotationAngle: .pi / 2)
            #expect(room.item.center.rough == CGPoint(x: 250, y: 500))
            #expect(other.center.rough == CGPoint(x: 250, y: 600))
        }
    }

    @Test("A view in the middle of a fall is drawn where it is, rotated as it is")
    func drawn() {
        DynamicRoom.use { room in
            let values = UIDynamicItemBehavior(items: [room.item])
            values.addAngularVelocity(.pi / 2, for: room.item)
            room.animator.addBehavior(values)
            room.run(1)
            #expect(abs(room.item.transform.a) < 1e-9 && abs(room.item.transform.b - 1) < 1e-9)
            room.item.transform = .identity
            room.animator.updateItem(usingCurrentState: room.item)
            room.run(0.5)
            #expect(room.item.transform == .identity)
        }
    }
}
