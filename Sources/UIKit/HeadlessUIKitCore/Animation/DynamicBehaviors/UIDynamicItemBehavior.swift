import Foundation

/// The physical properties of items, and velocities that are added to theirs.
///
/// A property that is not set is left to other behaviors of the same item. If several set one, the last in the animator
/// does.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
    private var members: DynamicItems
    private var values = DynamicBody.Properties()
    /// What was added to velocities before the animator knew the items.
    private var waiting: [ObjectIdentifier: (linear: DynamicVector, angular: Double)] = [:]

    /// Makes a behavior that changes nothing about its items yet.
    public init(items: [any UIDynamicItem]) {
        members = DynamicItems(items)
        super.init()
    }

    /// Makes a behavior without items.
    public convenience override init() {
        self.init(items: [])
    }

    /// The items with the properties.
    open var items: [any UIDynamicItem] { members.all }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) { if members.add(item) { didChange() } }

    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) { if members.remove(item) { didChange() } }

    // MARK: Properties

    /// How much items bounce, from 0, not at all, to 1, with all of their velocity; 0 by default.
    open var elasticity: CGFloat {
        get { values.elasticity ?? 0 }
        set { set(\.elasticity, newValue, "elasticity") }
    }

    /// How much items resist sliding along each other and along boundaries; 0 by default, not at all, and 1 is strong.
    open var friction: CGFloat {
        get { values.friction ?? 0 }
        set { set(\.friction, newValue, "friction") }
    }

    /// The density of items, 1 by default: one of 100 × 100 points with density 1 has mass 1.
    open var density: CGFloat {
        get { values.density ?? 1 }
        set { set(\.density, newValue, "density") }
    }

    /// How much of their velocity items lose: about this share in a second, if it is small; 0 by default.
    open var resistance: CGFloat {
        get { values.resistance ?? 0 }
        set { set(\.resistance, newValue, "resistance") }
    }

    /// How much of their angular velocity items lose: about this share in a second, if it is small; 0 by default.
    open var angularResistance: CGFloat {
        get { values.angularResistance ?? 0 }
        set { set(\.angularResistance, newValue, "angularResistance") }
    }

    /// Whether items rotate; `true` by default.
    open var allowsRotation: Bool {
        get { values.allowsRotation ?? true }
        set {
            values.allowsRotation = newValue
            didChange()
        }
    }

    /// Whether items stay where they are, and other items collide with them as with a boundary; `false` by default.
    open var isAnchored: Bool {
        get { values.isAnchored ?? false }
        set {
            values.isAnchored = newValue
            didChange()
        }
    }

    private func set(
        _ property: WritableKeyPath<DynamicBody.Properties, CGFloat?>, _ value: CGFloat, _ name: String
    ) {
        guard value.isFinite else {
            _ = value.finite(or: 0, name, of: "UIDynamicItemBehavior")
            return
        }
        values[keyPath: property] = value
        didChange()
    }

    // MARK: Velocities

    /// Adds to an item's velocity, in points per second; once the behavior is in an animator, if it is in none.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        add(DynamicVector(velocity.finite(or: .zero, "velocity", of: "UIDynamicItemBehavior")), 0, to: item)
    }

    /// The velocity of an item, in points per second; 0 for one that the behavior does not have.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        guard members.contains(item) else { return .zero }
        let known = dynamicAnimator?.body(of: item)?.velocity ?? .zero
        return CGPoint(known + (waiting[ObjectIdentifier(item)]?.linear ?? .zero))
    }

    /// Adds to an item's angular velocity, in radians per second; once the behavior is in an animator, if it is in
    /// none.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        add(.zero, velocity.finite(or: 0, "velocity", of: "UIDynamicItemBehavior"), to: item)
    }

    /// The angular velocity of an item, in radians per second; 0 for one that the behavior does not have.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        guard members.contains(item) else { return 0 }
        let known = dynamicAnimator?.body(of: item)?.spin ?? 0
        return known + (waiting[ObjectIdentifier(item)]?.angular ?? 0)
    }

    private func add(_ velocity: DynamicVector, _ spin: Double, to item: any UIDynamicItem) {
        guard members.contains(item) else { return }
        let old = waiting[ObjectIdentifier(item)] ?? (.zero, 0)
        waiting[ObjectIdentifier(item)] = (old.linear + velocity, old.angular + spin)
        didChange()
    }

    override var affectedItems: [any UIDynamicItem] { items }

    override func configure(_ world: DynamicWorld) {
        for body in world.bodies(of: items) { body.properties.take(values) }
    }

    override func act(in world: DynamicWorld) {
        for body in world.bodies(of: items) {
            guard let added = waiting.removeValue(forKey: ObjectIdentifier(body.item)) else { continue }
            body.velocity += added.linear
            body.spin += added.angular
        }
    }
}
