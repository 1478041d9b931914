import Foundation

/// What moves or constrains items of a dynamic animator; also several behaviors that are added as one.
///
/// ```swift
/// final class FallingBehavior: UIDynamicBehavior {
///     init(items: [any UIDynamicItem]) {
///         super.init()
///         addChildBehavior(UIGravityBehavior(items: items))
///         addChildBehavior(UICollisionBehavior(items: items))
///     }
/// }
/// ```
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    /// The behaviors that are added to an animator together with this one.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []

    /// Called in each frame while the animator runs, after it moved the items.
    open var action: (() -> Void)?

    private weak var parent: UIDynamicBehavior?
    private weak var ownAnimator: UIDynamicAnimator?

    /// Makes a behavior without children.
    public override init() {
        super.init()
    }

    /// The animator that the behavior, or its parent, was added to.
    open var dynamicAnimator: UIDynamicAnimator? { parent?.dynamicAnimator ?? ownAnimator }

    /// Adds a behavior that is added to an animator together with this one.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard !childBehaviors.contains(where: { $0 === behavior }), !isInside(behavior) else { return }
        let animator = dynamicAnimator
        if let animator { behavior.tellMove(to: animator) }
        childBehaviors.append(behavior)
        behavior.parent = self
        didChange()
    }

    /// Removes a child.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
        let animator = dynamicAnimator
        if animator != nil { behavior.tellMove(to: nil) }
        childBehaviors.remove(at: index)
        behavior.parent = nil
        animator?.behaviorsDidChange()
    }

    /// Called before the behavior is added to an animator, or removed from it with `nil`; does nothing unless
    /// overridden.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    // MARK: For the animator

    /// The behavior and those inside it, each before its children.
    final var withDescendants: [UIDynamicBehavior] {
        var all: [UIDynamicBehavior] = []
        var waiting = [self]
        while let next = waiting.popLast() {
            all.append(next)
            waiting += next.childBehaviors.reversed()
        }
        return all
    }

    private func isInside(_ behavior: UIDynamicBehavior) -> Bool {
        behavior.withDescendants.contains { $0 === self }
    }

    private func tellMove(to animator: UIDynamicAnimator?) {
        for behavior in withDescendants { behavior.willMove(to: animator) }
    }

    final func move(to animator: UIDynamicAnimator?) {
        tellMove(to: animator)
        ownAnimator = animator
    }

    /// Tells the animator that items or values changed, so that items at rest may move.
    final func didChange() {
        dynamicAnimator?.behaviorsDidChange()
    }

    // Internal, so that only behaviors of this module override them.

    /// The items that the behavior acts on.
    var affectedItems: [any UIDynamicItem] { [] }

    /// Sets the properties of bodies before a frame, in the order in which behaviors were added.
    func configure(_ world: DynamicWorld) {}

    /// Adds forces, impulses, constraints and obstacles of a frame.
    func act(in world: DynamicWorld) {}

    /// Called when all bodies came to rest.
    func settle(_ world: DynamicWorld) {}
}
