import Foundation
import TimeLapse

/// Moves items by simulated physics: gravity, collisions, springs, pushes.
///
/// ```swift
/// animator = UIDynamicAnimator(referenceView: view)
/// let collision = UICollisionBehavior(items: [card])
/// collision.translatesReferenceBoundsIntoBoundary = true
/// animator.addBehavior(collision)
/// animator.addBehavior(UIGravityBehavior(items: [card]))
/// ```
///
/// It moves the items in each frame of the display, sixty times in a second of virtual time, and pauses when all of
/// them have been at rest for half a second; a change of a behavior lets it go on. Like a display link it keeps
/// nothing waiting: a test lets time pass until ``isRunning`` is `false`. The same behaviors move the same items in
/// the same way each time. Keep the animator: it stops when it is released.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
    /// The view in whose coordinates the items are; `nil` for the items of a collection view's layout.
    open private(set) var referenceView: UIView?

    /// The behaviors in the order in which they were added, without their children.
    open private(set) var behaviors: [UIDynamicBehavior] = []

    /// Whether it moves items: there are behaviors, and an item is not at rest.
    open private(set) var isRunning = false

    /// How long it has run since it last began to, in seconds.
    open private(set) var elapsedTime: TimeInterval = 0

    /// The delegate, which is told when the animator begins to run and when it pauses; held weakly.
    open weak var delegate: (any UIDynamicAnimatorDelegate)? {
        didSet { UncalledMethods.report(delegate, as: .dynamicAnimatorDelegate) }
    }

    private let world = DynamicWorld()
    private var work: ScheduledWork?
    /// Called after the items moved in a frame.
    private let didMoveItems: () -> Void

    /// Makes an animator for views inside a view.
    public init(referenceView view: UIView) {
        referenceView = view
        didMoveItems = {}
        super.init()
    }

    /// Makes an animator for other items.
    package init(didMoveItems: @escaping () -> Void) {
        self.didMoveItems = didMoveItems
        super.init()
    }

    deinit {
        // Nothing else would cancel it.
        work?.cancel()
    }

    // MARK: Behaviors

    /// Adds a behavior, after telling it by ``UIDynamicBehavior/willMove(to:)``; does nothing if it was added already.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior.dynamicAnimator !== self else { return }
        behavior.dynamicAnimator?.removeBehavior(behavior)
        behavior.move(to: self)
        behaviors.append(behavior)
        behaviorsDidChange()
    }

    /// Removes a behavior, after telling it by ``UIDynamicBehavior/willMove(to:)`` with `nil`.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
        behavior.move(to: nil)
        behaviors.remove(at: index)
        behaviorsDidChange()
    }

    /// Removes all behaviors.
    open func removeAllBehaviors() {
        for behavior in behaviors { removeBehavior(behavior) }
    }

    /// The items of the behaviors whose frames intersect a rectangle.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        world.bodies.filter { $0.frame.intersects(rect) }.map(\.item)
    }

    /// The items of the behaviors, each once.
    package final var allItems: [any UIDynamicItem] { world.bodies.map(\.item) }

    /// Takes over an item's centre, bounds and transform after code changed them; its velocity is lost.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        guard let body = world.body(of: item) else { return }
        body.readItem()
        resume()
    }

    // MARK: Frames

    /// The body of an item; `nil` if no behavior has it.
    final func body(of item: any UIDynamicItem) -> DynamicBody? { world.body(of: item) }

    private var allBehaviors: [UIDynamicBehavior] { behaviors.flatMap(\.withDescendants) }

    /// Brings the bodies up to date, and lets the animator run.
    final func behaviorsDidChange() {
        world.setItems(allBehaviors.flatMap(\.affectedItems))
        resume()
    }

    private func resume() {
        world.wake()
        guard !isRunning, !behaviors.isEmpty else { return }
        isRunning = true
        elapsedTime = 0
        delegate?.dynamicAnimatorWillResume(self)
        guard isRunning, work == nil else { return }
        work = VirtualClock.current.scheduleFrames(
            perSecond: VirtualClock.framesPerSecond, name: "dynamic animator", site: nil
        ) { [weak self] in
            if VirtualClock.isLettingGo { self?.stop() } else { self?.showFrame() }
        }
    }

    private func stop() {
        work?.cancel()
        work = nil
        isRunning = false
    }

    private func showFrame() {
        let behaviors = allBehaviors
        let interval = 1 / Double(VirtualClock.framesPerSecond)
        elapsedTime += interval
        world.begin(referenceBounds: referenceView?.bounds)
        for behavior in behaviors { behavior.configure(world) }
        for behavior in behaviors { behavior.act(in: world) }
        world.step(interval)
        let isAtRest = world.isAtRest
        if isAtRest { for behavior in behaviors { behavior.settle(world) } }
        world.moveItems()
        didMoveItems()
        world.reportContacts()
        for behavior in behaviors { behavior.action?() }
        // What was called may have changed behaviors, which wakes the bodies.
        guard isRunning, self.behaviors.isEmpty || isAtRest && world.isAtRest else { return }
        stop()
        delegate?.dynamicAnimatorDidPause(self)
    }
}
