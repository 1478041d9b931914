import FailureReporting
import Foundation
import TimeLapse

/// An animation that code added to a layer.
final class AddedAnimation: LayerAnimation {
    /// The layer's own copy.
    let animation: CAAnimation
    private weak let clock: VirtualClock?
    private let begin: VirtualClock.Instant
    private let total: Duration?
    private var isOver = false
    private var work: ScheduledWork?
    private var ending: (@MainActor () -> Void)?

    init(_ animation: CAAnimation, forKey key: String?, on view: UIView, _ clock: VirtualClock) {
        self.animation = animation
        self.clock = clock
        if animation.beginTime > 0, let offset = Duration(finiteSeconds: animation.beginTime) {
            begin = VirtualClock.Instant(offset: offset)
        } else {
            begin = clock.now
        }
        total = Duration(finiteSeconds: animation.activeSeconds)
        super.init(key: key, on: view, blocksTouches: false)
    }

    deinit {
        // Endless work is on the clock only to be reported.
        work?.cancel()
    }

    override func apply(to values: inout LayerValues) {
        guard let now = clock?.now else { return }
        let elapsed = begin.duration(to: now).inSeconds
        animation.apply(at: isOver ? .infinity : elapsed, to: &values)
    }

    override var movement: AnimatedProperty.Movement { isOver ? .nothing : animation.movement }

    override var movedProperty: String { (animation as? CAPropertyAnimation)?.keyPath ?? super.movedProperty }

    override var end: VirtualClock.Instant? { total.map { begin.advanced(by: $0) } }

    override var object: CAAnimation { animation }

    /// Begins, and schedules the end; with animations disabled that is immediate.
    func start(_ transaction: LayerTransaction?, site: CallSite?) {
        guard let clock else { return }
        ending = transaction?.waitForOneMore()
        let wait = min(clock.now.duration(to: max(begin, clock.now)), VirtualClock.longestDuration)
        if let delegate = animation.delegate {
            clock.scheduleAnimationEnd(after: wait, name: "animation's start", site: site) { [animation] in
                delegate.animationDidStart(animation)
            }
        }
        if let end {
            let length = min(clock.now.duration(to: max(end, clock.now)), VirtualClock.longestDuration)
            work = clock.scheduleAnimationEnd(after: length, site: site) { [self] in finish() }
        } else if clock.animationsAreDisabled {
            work = clock.scheduleAnimationEnd(after: .zero, site: site) { [self] in finish() }
        } else {
            work = clock.addEndless(name: "animation", site: site)
        }
    }

    private func finish() {
        isOver = true
        if animation.isRemovedOnCompletion {
            view?.forget(self)
        } else if let view {
            ViewTree.change(view)
        }
        tellEnd(finished: true)
    }

    override func wasRemoved() {
        guard !isOver else { return }
        isOver = true
        work?.cancel()
        work = clock?.scheduleAnimationEnd(after: .zero, site: nil) { [self] in tellEnd(finished: false) }
    }

    private func tellEnd(finished: Bool) {
        // It is released, because it may hold what holds the layer.
        let delegate = animation.delegate
        delegate?.animationDidStop(animation, finished: finished)
        ending.take()?()
    }
}
