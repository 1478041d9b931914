import Foundation

/// Accelerates items in one direction; by default down, by 1000 points per second each second.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
    /// The acceleration by a magnitude of 1, in points per second each second.
    private static let unit: CGFloat = 1000

    private var members: DynamicItems
    private var direction = CGVector(dx: 0, dy: 1)

    /// Makes a gravity of magnitude 1 that pulls items down.
    public init(items: [any UIDynamicItem]) {
        members = DynamicItems(items)
        super.init()
    }

    /// Makes a gravity of magnitude 1 that pulls down, without items.
    public convenience override init() {
        self.init(items: [])
    }

    /// The items that it accelerates.
    open var items: [any UIDynamicItem] { members.all }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) { if members.add(item) { didChange() } }

    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) { if members.remove(item) { didChange() } }

    /// The direction and strength: a vector of length 1 accelerates by 1000 points per second each second; (0, 1) by
    /// default.
    ///
    /// A vector that is not finite is a failure, and the old one is kept.
    open var gravityDirection: CGVector {
        get { direction }
        set {
            direction = newValue.finite(or: direction, "gravityDirection", of: "UIGravityBehavior")
            didChange()
        }
    }

    /// The direction in radians, clockwise from the positive x axis.
    open var angle: CGFloat {
        get { direction.angle }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The strength: 1 accelerates by 1000 points per second each second.
    open var magnitude: CGFloat {
        get { direction.length }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets direction and strength together.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(angle: angle, length: magnitude)
    }

    override var affectedItems: [any UIDynamicItem] { items }

    override func act(in world: DynamicWorld) {
        for body in world.bodies(of: items) {
            body.acceleration += DynamicVector(direction) * Self.unit
        }
    }
}
