import Foundation

/// Moves an item to a point, as a damped spring does, and turns it upright.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem

    /// Makes a snap of an item to a point, in the reference view's coordinates.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point.finite(or: item.center, "snapPoint", of: "UISnapBehavior")
        super.init()
    }

    /// The point that the item's centre moves to.
    ///
    /// A value that is not finite is a failure, and the old one is kept.
    open var snapPoint: CGPoint {
        didSet {
            snapPoint.keepFinite(or: oldValue, "snapPoint", of: "UISnapBehavior")
            didChange()
        }
    }

    /// How little the item oscillates about the point, from 0 to 1, not at all; 0.5 by default.
    open var damping: CGFloat = 0.5 {
        didSet {
            damping.keepFinite(or: oldValue, "damping", of: "UISnapBehavior")
            didChange()
        }
    }

    override var affectedItems: [any UIDynamicItem] { [item] }

    override func act(in world: DynamicWorld) {
        guard let body = world.body(of: item) else { return }
        // So that even the least damping comes to rest.
        let spring = DynamicSpring(frequency: 3, damping: 0.1 + 0.9 * min(max(damping, 0), 1))
        world.add(DynamicJoint(body, to: DynamicVector(snapPoint), spring: spring))
        world.add(DynamicTurn(body, to: 0, spring: spring))
    }

    override func settle(_ world: DynamicWorld) {
        guard let body = world.body(of: item) else { return }
        let isNear = (body.position - DynamicVector(snapPoint)).length < 0.5
        if isNear {
            body.place(at: DynamicVector(snapPoint), angle: body.angle.magnitude < 0.01 ? 0 : body.angle)
        }
    }
}
