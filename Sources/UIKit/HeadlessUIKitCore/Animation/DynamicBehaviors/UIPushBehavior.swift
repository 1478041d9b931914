import Foundation

/// Pushes items with a force, all the time or once.
///
/// A force of magnitude 1 accelerates an item of 100 × 100 points and density 1 by 100 points per second each second;
/// once, it gives the item a velocity of 100 points per second.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
    private static let unit: CGFloat = 100

    private var members: DynamicItems
    private var force = CGVector.zero
    private var offsets: [ObjectIdentifier: UIOffset] = [:]

    /// How long a push lasts.
    open private(set) var mode: Mode

    /// Makes a push without a force.
    public init(items: [any UIDynamicItem], mode: Mode) {
        members = DynamicItems(items)
        self.mode = mode
        super.init()
    }

    /// The items that it pushes.
    open var items: [any UIDynamicItem] { members.all }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) { if members.add(item) { didChange() } }

    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) {
        guard members.remove(item) else { return }
        offsets[ObjectIdentifier(item)] = nil
        didChange()
    }

    /// Whether it pushes; an instantaneous push becomes inactive once it has pushed, and pushes again when this is set.
    open var active = true {
        didSet { didChange() }
    }

    /// The direction and strength of the force; none by default.
    ///
    /// A vector that is not finite is a failure, and the old one is kept.
    open var pushDirection: CGVector {
        get { force }
        set {
            force = newValue.finite(or: force, "pushDirection", of: "UIPushBehavior")
            didChange()
        }
    }

    /// The direction in radians, clockwise from the positive x axis.
    open var angle: CGFloat {
        get { force.angle }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The strength of the force.
    open var magnitude: CGFloat {
        get { force.length }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets direction and strength together.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        pushDirection = CGVector(angle: angle, length: magnitude)
    }

    /// The point of an item that is pushed, from its centre; the centre unless another was set.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }

    /// Sets the point of an item that is pushed, from its centre; away from the centre, a push also rotates the item.
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
        guard members.contains(item) else { return }
        let old = targetOffsetFromCenter(for: item)
        offsets[ObjectIdentifier(item)] = o.finite(
            or: old, "targetOffsetFromCenter", of: "UIPushBehavior")
        didChange()
    }

    override var affectedItems: [any UIDynamicItem] { items }

    override func act(in world: DynamicWorld) {
        guard active else { return }
        let push = DynamicVector(force) * Self.unit
        for body in world.bodies(of: items) {
            let arm = DynamicVector(targetOffsetFromCenter(for: body.item)).turned(by: body.angle)
            switch mode {
            case .continuous: body.push(push, at: arm)
            case .instantaneous: body.kick(push, at: arm)
            }
        }
        // A push without a force waits for one, so that it can be set after the behavior was added.
        if mode == .instantaneous, force != .zero { endPush() }
    }

    private func endPush() { active = false }
}
