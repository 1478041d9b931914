import FailureReporting
import TimeLapse

/// An animation that code added to a layer.
final class AddedAnimation: LayerAnimation {
    /// The layer's own copy.
    let animation: CAAnimation
    private let clockReference: WeakReference<VirtualClock>
    private var clock: VirtualClock? { clockReference.object }
    /// The beginning in the layer's time, in seconds.
    private let begin: Double
    /// The seconds from the beginning to the end; infinity if it never ends.
    private let total: Double
    /// Whether it never ends.
    var isEndless: Bool { !total.isFinite }
    private var site: CallSite?
    private var isOver = false
    private var work: ScheduledWork?
    private var ending: (@MainActor () -> Void)?

    init(_ animation: CAAnimation, forKey key: String?, on view: UIView, _ clock: VirtualClock) {
        self.animation = animation
        clockReference = clock.weakReference
        let now = clock.now.offset.inSeconds
        begin = animation.beginTime > 0 ? animation.beginTime : view.timedLayer?.localTime(now) ?? now
        total = animation.activeSeconds
        super.init(key: key, on: view, blocksTouches: false)
    }

    deinit {
        // Endless work is on the clock only to be reported.
        work?.cancel()
    }

    override func apply(to values: inout LayerValues) {
        guard let clock else { return }
        animation.apply(at: isOver ? .infinity : localTime(of: clock) - begin, to: &values)
    }

    private func localTime(of clock: VirtualClock) -> Double {
        let now = clock.now.offset.inSeconds
        return view?.timedLayer?.localTime(now) ?? now
    }

    /// How fast the layer's time is; 0 while it stands still.
    private var speed: Double { max(view?.timedLayer?.totalSpeed ?? 1, 0) }

    override var movement: AnimatedProperty.Movement {
        isOver || speed == 0 ? .nothing : animation.movement
    }

    override var movedProperty: String { (animation as? CAPropertyAnimation)?.keyPath ?? super.movedProperty }

    override var end: VirtualClock.Instant? {
        guard let clock, let wait = wait(for: finalTime, clock) else { return nil }
        return clock.now.advanced(by: wait)
    }

    /// The end in the layer's time, in seconds; infinity if it never ends.
    private var finalTime: Double {
        total.isFinite ? min(begin + total, .greatestFiniteMagnitude) : .infinity
    }

    /// How long it is until a time of the layer; `nil` for ever.
    private func wait(for time: Double, _ clock: VirtualClock) -> Duration? {
        guard speed > 0, time.isFinite else { return nil }
        let seconds = (time - localTime(of: clock)) / speed
        return Duration(finiteSeconds: max(seconds, 0)).map { min($0, VirtualClock.longestDuration) }
    }

    override var object: CAAnimation { animation }

    /// Begins, and schedules the end; with animations disabled that is immediate, unless it never ends.
    func start(_ transaction: LayerTransaction?, site: CallSite?) {
        guard let clock else { return }
        ending = transaction?.waitForOneMore()
        self.site = site
        if let delegate = animation.delegate {
            let wait = wait(for: begin, clock) ?? .zero
            clock.scheduleAnimationEnd(after: wait, name: "animation's start", site: site) { [animation] in
                delegate.animationDidStart(animation)
            }
        }
        schedule(clock)
    }

    private func schedule(_ clock: VirtualClock) {
        if let wait = wait(for: finalTime, clock) {
            work = clock.scheduleAnimationEnd(after: wait, site: site) { [self] in finish() }
        } else if clock.animationsAreDisabled, !isEndless {
            work = clock.scheduleAnimationEnd(after: .zero, site: site) { [self] in finish() }
        } else {
            work = clock.addEndless(name: "animation", site: site)
        }
    }

    override func timingDidChange() {
        guard !isOver, let clock, work != nil else { return }
        work?.cancel()
        schedule(clock)
    }

    private func finish() {
        isOver = true
        if animation.isRemovedOnCompletion {
            view?.forget(self)
        } else if let view {
            ViewTree.change(view)
        }
        notifyEnd(finished: true)
    }

    override func wasRemoved() {
        guard !isOver else { return }
        isOver = true
        work?.cancel()
        work = clock?.scheduleAnimationEnd(after: .zero, site: nil) { [self] in notifyEnd(finished: false) }
    }

    private func notifyEnd(finished: Bool) {
        // It is released, because it may hold what holds the layer.
        let delegate = animation.delegate
        delegate?.animationDidStop(animation, finished: finished)
        ending.take()?()
    }
}
