import HeadlessUIKit
import TestSupport
import Testing
import TimeLapse

@MainActor
@Suite("Dynamic collisions") struct DynamicCollisionTests {
    @MainActor
    private final class Witness: UICollisionBehaviorDelegate {
        var log: [String] = []
        let names: [(name: String, item: UIView)]

        init(_ names: [(name: String, item: UIView)]) { self.names = names }

        private func name(_ item: any UIDynamicItem) -> String {
            names.first { $0.item === item }?.name ?? "?"
        }

        func collisionBehavior(
            _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
            with item2: any UIDynamicItem, at p: CGPoint
        ) {
            log.append("\(name(item1)) meets \(name(item2)) at \(Int(p.x.rounded())) \(Int(p.y.rounded()))")
        }

        func collisionBehavior(
            _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
            with item2: any UIDynamicItem
        ) { log.append("\(name(item1)) leaves \(name(item2))") }

        func collisionBehavior(
            _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
            withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
        ) {
            let boundary = identifier.map { "\($0)" } ?? "bounds"
            log.append("\(name(item)) meets \(boundary) at \(Int(p.x.rounded())) \(Int(p.y.rounded()))")
        }

        func collisionBehavior(
            _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
            withBoundaryIdentifier identifier: (any NSCopying)?
        ) { log.append("\(name(item)) leaves \(identifier.map { "\($0)" } ?? "bounds")") }
    }

    @Test("An item that falls to the floor lies on it, upright, and the animator pauses")
    func floor() {
        DynamicRoom.use { room in
            room.addWalls()
            room.animator.addBehavior(UIGravityBehavior(items: [room.item]))
            room.run(3)
            #expect(room.item.center.rough == CGPoint(x: 200, y: 550))
            #expect(abs(room.item.frame.maxY - 600) < 0.01)
            #expect(room.item.transform.isIdentity)
            #expect(!room.animator.isRunning)
        }
    }

    @Test("An elastic item comes back with its velocity, and one of half elasticity with half of it")
    func bounce() {
        for (elasticity, share) in [(1.0, 1.0), (0.5, 0.5), (0, 0)] {
            DynamicRoom.use { room in
                room.addWalls()
                let values = UIDynamicItemBehavior(items: [room.item])
                values.elasticity = elasticity
                values.addLinearVelocity(CGPoint(x: 0, y: 600), for: room.item)
                room.animator.addBehavior(values)
                room.run(1)
                #expect(values.linearVelocity(for: room.item).rough == CGPoint(x: 0, y: -600 * share + 0))
            }
        }
    }

    @Test("Equal items exchange their velocities, and a heavy one goes on")
    func momentum() {
        for (density, first, second) in [(1.0, 0.0, 300.0), (3.0, 150.0, 450.0)] {
            DynamicRoom.use { room in
                room.item.center = CGPoint(x: 60, y: 100)
                let other = UIView(frame: CGRect(x: 200, y: 50, width: 100, height: 100))
                room.animator.addBehavior(UICollisionBehavior(items: [room.item, other]))
                let values = UIDynamicItemBehavior(items: [room.item, other])
                values.elasticity = 1
                room.animator.addBehavior(values)
                let own = UIDynamicItemBehavior(items: [room.item])
                own.density = density
                own.addLinearVelocity(CGPoint(x: 300, y: 0), for: room.item)
                room.animator.addBehavior(own)
                room.run(1)
                #expect(values.linearVelocity(for: room.item).rough == CGPoint(x: first, y: 0))
                #expect(values.linearVelocity(for: other).rough == CGPoint(x: second, y: 0))
            }
        }
    }

    @Test(
        "The delegate is told of contacts with items and boundaries, with their places, as they begin and end"
    )
    func contacts() {
        DynamicRoom.use { room in
            let shelf = UIView(frame: CGRect(x: 100, y: 300, width: 200, height: 20))
            let witness = Witness([("item", room.item), ("shelf", shelf)])
            let collision = room.addWalls([room.item, shelf])
            collision.collisionDelegate = witness
            collision.addBoundary(
                withIdentifier: "ledge" as NSString, from: CGPoint(x: 0, y: 320), to: CGPoint(x: 400, y: 320))
            let values = UIDynamicItemBehavior(items: [room.item])
            values.elasticity = 0.5
            room.animator.addBehavior(values)
            room.animator.addBehavior(UIGravityBehavior(items: [room.item, shelf]))
            room.run(0.54)
            #expect(witness.log == ["shelf meets ledge at 200 320"])
            room.run(0.1)
            #expect(
                witness.log == [
                    "shelf meets ledge at 200 320", "item meets shelf at 200 300", "item leaves shelf",
                ])
            room.run(5)
            #expect(!room.animator.isRunning)
            #expect(abs(room.item.frame.maxY - 300) < 0.1)
            #expect(witness.log.last == "item meets shelf at 200 300")
        }
    }

    @Test(
        "Boundaries have identifiers; a mode can leave out items or boundaries; insets make the bounds smaller"
    )
    func modes() {
        DynamicRoom.use { room in
            let collision = UICollisionBehavior(items: [room.item])
            #expect(collision.boundaryIdentifiers == nil && collision.collisionMode == .everything)
            collision.addBoundary(
                withIdentifier: "a" as any NSCopying,
                for: UIBezierPath(rect: CGRect(x: 0, y: 0, width: 400, height: 300)))
            collision.addBoundary(withIdentifier: NSNumber(value: 7), from: .zero, to: CGPoint(x: 1, y: 0))
            #expect(collision.boundaryIdentifiers?.count == 2)
            #expect(collision.boundary(withIdentifier: "a" as NSString)?.bounds.height == 300)
            collision.removeBoundary(withIdentifier: NSNumber(value: 7))
            #expect(collision.boundaryIdentifiers?.count == 1)
            room.animator.addBehavior(collision)
            room.animator.addBehavior(UIGravityBehavior(items: [room.item]))
            room.run(2)
            #expect(abs(room.item.frame.maxY - 300) < 0.01)
            collision.removeAllBoundaries()
            collision.setTranslatesReferenceBoundsIntoBoundary(
                with: UIEdgeInsets(top: 0, left: 0, bottom: 50, right: 0))
            room.run(2)
            #expect(abs(room.item.frame.maxY - 550) < 0.01)
            collision.collisionMode = .items
            room.run(0.5)
            #expect(room.item.frame.maxY > 600)
        }
    }

    @Test("Nothing passes through a thin boundary, however fast it is")
    func fast() {
        DynamicRoom.use { room in
            room.addWalls()
            let values = UIDynamicItemBehavior(items: [room.item])
            values.addLinearVelocity(CGPoint(x: 50_000, y: -20_000), for: room.item)
            room.animator.addBehavior(values)
            room.run(1)
            #expect(room.view.bounds.insetBy(dx: -0.1, dy: -0.1).contains(room.item.frame))
        }
    }

    @Test("An item that hits the end of a barrier turns over it, and comes to rest on the floor")
    func barrier() {
        DynamicRoom.use { room in
            let collision = room.addWalls()
            collision.addBoundary(
                withIdentifier: "barrier" as NSString, from: CGPoint(x: 0, y: 300),
                to: CGPoint(x: 170, y: 300))
            let values = UIDynamicItemBehavior(items: [room.item])
            (values.friction, values.elasticity) = (0.3, 0.2)
            room.animator.addBehavior(values)
            room.animator.addBehavior(UIGravityBehavior(items: [room.item]))
            room.run(0.8)
            #expect(!room.item.transform.isIdentity)
            room.run(20)
            #expect(!room.animator.isRunning)
            #expect(abs(room.item.frame.maxY - 600) < 0.5)
        }
    }

    @Test("Circles roll and fit into corners; a tower of three stands")
    func shapes() {
        DynamicRoom.use { room in
            let ball = Ball(frame: CGRect(x: 120, y: 520, width: 60, height: 60))
            let tower = (0..<3).map { UIView(frame: CGRect(x: 250, y: 540 - 60 * $0, width: 60, height: 60)) }
            room.addWalls(tower + [ball])
            let values = UIDynamicItemBehavior(items: tower + [ball])
            values.friction = 0.5
            room.animator.addBehavior(values)
            room.animator.addBehavior(UIGravityBehavior(items: tower))
            let slope = UIGravityBehavior(items: [ball])
            slope.gravityDirection = CGVector(dx: -0.3, dy: 1)
            room.animator.addBehavior(slope)
            room.run(10)
            #expect(!room.animator.isRunning)
            #expect(abs(ball.center.x - 30) < 0.5)
            #expect(abs(ball.center.y - 570) < 0.5)
            for (index, box) in tower.enumerated() {
                #expect(abs(box.center.y - CGFloat(570 - 60 * index)) < 1)
                #expect(abs(box.center.x - 280) < 1)
            }
        }
    }

    private final class Ball: UIView {
        override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    }

    private final class Wedge: UIView {
        override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
        override var collisionBoundingPath: UIBezierPath {
            let path = UIBezierPath()
            path.move(to: CGPoint(x: -50, y: -20))
            path.addLine(to: CGPoint(x: 50, y: -20))
            path.addLine(to: CGPoint(x: 0, y: 30))
            path.close()
            return path
        }
    }

    @Test("A path is an item's shape, about its centre")
    func path() {
        DynamicRoom.use { room in
            let wedge = Wedge(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
            room.addWalls([wedge])
            let values = UIDynamicItemBehavior(items: [wedge])
            values.allowsRotation = false
            room.animator.addBehavior(values)
            room.animator.addBehavior(UIGravityBehavior(items: [wedge]))
            room.run(3)
            #expect(wedge.center.rough == CGPoint(x: 150, y: 570))
        }
    }

    @Test("An anchored item is a boundary of others")
    func anchored() {
        DynamicRoom.use { room in
            let shelf = UIView(frame: CGRect(x: 100, y: 300, width: 200, height: 20))
            room.animator.addBehavior(UICollisionBehavior(items: [room.item, shelf]))
            let values = UIDynamicItemBehavior(items: [shelf])
            values.isAnchored = true
            room.animator.addBehavior(values)
            room.animator.addBehavior(UIGravityBehavior(items: [room.item, shelf]))
            room.run(3)
            #expect(shelf.frame == CGRect(x: 100, y: 300, width: 200, height: 20))
            #expect(abs(room.item.frame.maxY - 300) < 0.01)
        }
    }
}
