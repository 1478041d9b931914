import FailureReporting
import TimeLapse

/// One run of an animation block, with the changes that it animates.
@MainActor
final class AnimationRun: AnimationOfViews {
    /// The block's options, combined with those inherited from the enclosing block.
    struct Plan {
        var duration = Duration.zero
        var curve = MotionCurve.linear
        var repetition = AnimationRepetition.once
        var allowsTouches = false
        var beginsFromCurrentState = false
        var laysOut = false
        var keepsTime = false

        /// Whether it never ends; a repetition that takes no time does.
        var isEndless: Bool { repetition.count == .infinity && duration > .zero }
    }

    let plan: Plan
    /// What was requested, of a run that takes no time because animations do not.
    var requested: (plan: Plan, delay: Duration)?
    /// The beginning, in the time of the layers that are animated.
    private(set) var begin: VirtualClock.Instant
    let site: CallSite?
    // The clock belongs to the application, and holds what waits on it.
    private let clockReference: WeakReference<VirtualClock>
    private var clock: VirtualClock? { clockReference.object }
    private let seconds: Double
    /// The total time; `nil` if it never ends.
    private var total: Duration?
    /// The view of the first animation, which is mostly the only one, and those of the others.
    private var firstView = WeakReference<UIView>()
    private var otherViews: [WeakReference<UIView>] = []
    /// How many animations were added, and how many are left.
    private var count = 0
    private var left = 0
    /// The view whose layer's time the run is in; `nil` for the clock's.
    private weak var timedView: UIView?
    private var wasInterrupted = false
    private var hasStarted = false
    private var isOver = false
    // The clock alone holds the completion: views hold the runs that animate them, and a completion may hold
    // the views. If it is never called, as at the end of a test, they would keep each other alive.
    private var work: ScheduledWork?

    init(
        _ plan: Plan, after delay: Duration, from start: VirtualClock.Instant, on clock: VirtualClock,
        site: CallSite?
    ) {
        self.plan = plan
        clockReference = clock.weakReference
        self.site = site
        begin = start.advanced(by: delay)
        seconds = plan.duration.inSeconds
        total = plan.repetition.total(of: plan.duration)
    }

    deinit {
        // Endless work is on the clock only to be reported, and nothing else will remove it. Other work holds
        // the run.
        work?.cancel()
    }

    var isMoving: Bool { !isOver && speed > 0 }

    var isEndless: Bool { plan.isEndless }

    var end: VirtualClock.Instant? {
        guard let total else { return nil }
        let end = begin.advanced(by: total)
        guard timedView != nil, let clock, let now else { return end }
        let speed = speed
        guard speed > 0, let wait = Duration(finiteSeconds: now.duration(to: end).inSeconds / speed) else {
            return nil
        }
        return clock.now.advanced(by: wait)
    }

    func progress(of part: AnimationPart) -> Double? {
        guard let now, !isOver else { return nil }
        let elapsed = begin.duration(to: now).inSeconds
        guard elapsed > 0 else { return part.progress(of: plan.curve.value(at: 0)) }
        let repetition = part.repetition ?? plan.repetition
        if let total = repetition.total(of: plan.duration), now >= begin.advanced(by: total) { return nil }
        let time = repetition.time(after: elapsed, of: seconds)
        return part.progress(of: plan.curve.value(at: part.time(of: time)))
    }

    // MARK: Animations

    func animate(
        _ property: AnimatedProperty, of view: UIView, from old: AnimatedValue, to new: AnimatedValue,
        in scope: AnimationScope
    ) {
        guard !isInstant else { return }
        if LayerTiming.areUsed, count == 0, let layer = view.timedLayer {
            timedView = view
            begin = layer.localTime(of: begin)
        }
        let own = ViewAnimation.parts(of: property, on: view, in: self)
        if let same = own.first(where: { $0.part == scope.part }) {
            same.redirect(to: new)
            return
        }
        if let repetition = scope.part.repetition { extend(for: repetition) }
        for other in own { other.blend() }
        let isAdditive = property.blends || !own.isEmpty
        var start = old
        var key = property.keyPath
        if isAdditive {
            key = ViewAnimation.freeKey(for: property, on: view)
        } else if plan.beginsFromCurrentState {
            start = view.presentedValue(of: property, before: old)
        }
        let animation = ViewAnimation(
            property, of: view, from: start, to: new, part: scope.part, isAdditive: isAdditive,
            blocksTouches: !plan.allowsTouches, key: key, in: self)
        add(animation, to: view)
        if plan.laysOut { view.layoutIfNeeded() }
    }

    /// Whether it ends as it begins, so that nothing of it shows.
    private var isInstant: Bool { plan.duration == .zero && begin <= clock?.now ?? begin }

    /// Extends the total time for a part with its own repetition.
    private func extend(for repetition: AnimationRepetition) {
        guard let own = total, let other = repetition.total(of: plan.duration) else {
            total = nil
            return
        }
        total = max(own, other)
    }

    /// Blocks touches to a view during the run, without animating it.
    func block(_ view: UIView) {
        guard !plan.allowsTouches, !isInstant else { return }
        let property = AnimatedProperty.opacity
        let value = property.value(in: view.modelValues)
        let animation = ViewAnimation(
            property, of: view, from: value, to: value, part: .whole, isAdditive: true, blocksTouches: true,
            key: "transition", in: self)
        add(animation, to: view)
    }

    private func add(_ animation: ViewAnimation, to view: UIView) {
        if count == 0 {
            firstView = animation.viewReference
        } else {
            otherViews.append(animation.viewReference)
        }
        count += 1
        left += 1
        view.add(animation)
    }

    func wasRemoved(_ animation: ViewAnimation) {
        guard !isOver else { return }
        wasInterrupted = true
        left -= 1
        if hasStarted { endEarlyIfNothingIsLeft() }
    }

    private func endEarlyIfNothingIsLeft() {
        guard left == 0, wasInterrupted else { return }
        isOver = true
        // As Core Animation does: not inside the call that removed it, but after.
        guard let clock, let finish = work?.take() else { return }
        work = clock.scheduleAnimationEnd(after: .zero, site: site) { [self] in
            // No view may still hold the run.
            withExtendedLifetime(self, finish)
        }
    }

    // MARK: Time

    /// Now, in the time of the layers that are animated.
    private var now: VirtualClock.Instant? {
        guard let clock else { return nil }
        return timedView?.timedLayer?.localTime(of: clock.now) ?? clock.now
    }

    /// How fast that time is; 0 while it stands still.
    private var speed: Double { max(timedView?.timedLayer?.totalSpeed ?? 1, 0) }

    func timeDidChange(of view: UIView) {
        if timedView == nil { timedView = view }
        guard hasStarted, !isOver, let clock, let finish = work?.take() else { return }
        schedule(finish, on: clock)
    }

    /// Schedules a call for the end; without one, the clock lists the run as endless.
    private func schedule(_ finish: @escaping VirtualClock.Action, on clock: VirtualClock) {
        guard let end else {
            work = clock.addEndless(name: "animation", site: site, finish)
            return
        }
        let wait = min(clock.now.duration(to: max(end, clock.now)), VirtualClock.longestDuration)
        work = clock.scheduleAnimationEnd(after: wait, site: site, finish)
    }

    // MARK: The end

    /// Schedules the end, if there is anything to end.
    func start(
        in application: UIApplication, completion: (@MainActor (_ finished: Bool) -> Void)?
    ) {
        let transaction = left > 0 ? application.transactions.last : nil
        let notifyTransaction = transaction?.waitForOneMore()
        hasStarted = true
        guard let clock, left > 0 || wasInterrupted || completion != nil else { return }
        guard !isOverAtOnce else {
            isOver = true
            work = clock.scheduleAnimationEnd(after: .zero, site: site) { [self] in finish(completion) }
            return
        }
        guard end == nil else {
            return schedule(
                { [self] in
                    finish(completion)
                    notifyTransaction?()
                }, on: clock)
        }
        // Until its end the clock holds a run; an endless one it only lists. Only that one has a weak reference, whose
        // storage takes longer to make than all else here.
        schedule(
            { [weak self] in
                self?.finish(completion)
                notifyTransaction?()
            }, on: clock)
    }

    /// Whether nothing is left to wait for at the start.
    ///
    /// If nothing was animated, Core Animation has nothing to time, and the completion is called immediately,
    /// whatever the duration and delay:
    /// https://blog.spacemanlabs.com/2012/08/premature-completion-an-embarrassing-problem/
    private var isOverAtOnce: Bool {
        left == 0 && (wasInterrupted || (count == 0 && !plan.keepsTime))
    }

    private func finish(_ completion: (@MainActor (_ finished: Bool) -> Void)?) {
        isOver = true
        // It has fired.
        work = nil
        if let view = firstView.object { view.forgetAnimations(of: self) }
        if count > 1 {
            for reference in otherViews { reference.object?.forgetAnimations(of: self) }
            otherViews = []
        }
        completion?(!wasInterrupted)
    }
}

extension AnimationRun {
    /// Runs a part of a block that takes no time, as in a tap, with the time that was requested if the part never ends;
    /// returns whether it did.
    func runEndlessly(_ repetition: AnimationRepetition, in scope: AnimationScope, _ body: () -> Void) -> Bool
    {
        let application = UIApplication.shared
        guard let requested, application.animationsAreEnabled else { return false }
        var plan = requested.plan
        plan.repetition = repetition
        guard plan.isEndless else { return false }
        let clock = application.clock
        let run = AnimationRun(plan, after: requested.delay, from: clock.now, on: clock, site: site)
        AnimationScope(
            run, begin: run.begin, duration: plan.duration, part: scope.part, keyframes: scope.keyframes
        ).run(body)
        run.start(in: application, completion: nil)
        return true
    }
}
