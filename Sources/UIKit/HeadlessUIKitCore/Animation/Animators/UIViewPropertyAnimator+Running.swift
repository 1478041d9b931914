import FailureReporting
import TimeLapse

extension UIViewPropertyAnimator {
    /// Starts the animator, or continues it after a pause.
    public func startAnimation() {
        startAnimation(afterDelay: 0)
    }

    /// Starts the animator after some seconds; the changes are made immediately, and begin to show then.
    public func startAnimation(afterDelay delay: TimeInterval) {
        guard checkState("startAnimation", in: [.inactive, .active]), !isRunning else { return }
        self.delay = delay
        activate()
        resume(after: UIView.animationTime(delay, site))
    }

    /// Pauses the animator; one that has not begun becomes active and stays at its start.
    public func pauseAnimation() {
        guard checkState("pauseAnimation", in: [.inactive, .active]), checkInterruptible("pauseAnimation")
        else {
            return
        }
        activate()
        guard let clock else { return }
        course.pause(at: clock.now)
        endWaiting()
    }

    /// Continues after a pause, with another timing if one is given.
    ///
    /// - Parameters:
    ///   - parameters: the timing for the rest of the animation; its own if `nil`.
    ///   - durationFactor: the time for the rest, as a multiple of the duration; 0 for the remaining time.
    public func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard checkState("continueAnimation", in: [.active]), checkInterruptible("continueAnimation"),
            let clock
        else {
            return
        }
        course.pause(at: clock.now)
        let factor = durationFactor.isFinite ? max(0, Double(durationFactor)) : 0
        if parameters == nil, factor == 0 {
            resume(after: .zero)
            return
        }
        if course.measure == .time { course.stand(at: curve.value(at: currentValue), .progress) }
        let left = factor == 0 ? timeLeft : UIView.animationTime(length.inSeconds * factor, site)
        let motion = parameters?.motion(for: left.inSeconds) ?? (curve, left.inSeconds)
        let isOwnTime = parameters?.springTimingParameters != nil
        start(motion.0, taking: isOwnTime ? UIView.animationTime(motion.1, site) : left, after: .zero)
    }

    /// Stops the animator: its views stay as they are displayed.
    ///
    /// - Parameter withoutFinishing: with `true`, the animator is inactive, and its completions are not
    ///   called; with `false` it is stopped, and waits for ``finishAnimation(at:)``.
    public func stopAnimation(_ withoutFinishing: Bool) {
        guard checkState("stopAnimation", in: [.active]), checkInterruptible("stopAnimation") else { return }
        let shown = animations.map { animation in
            animation.view.map { animation.property.value(in: $0.presentedValues) }
        }
        let stopped = animations
        takeOff()
        for (animation, value) in zip(stopped, shown) {
            if let value { animation.view?.setModel(animation.property, value) }
        }
        state = .stopped
        if withoutFinishing {
            completions = []
            becomeInactive()
        }
    }

    /// Finishes the animator after it was stopped, and calls the completions.
    ///
    /// - Parameter finalPosition: where the views go: to the end, back to the start, or stay.
    public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard checkState("finishAnimation", in: [.stopped]) else { return }
        settle(at: finalPosition)
        complete(at: finalPosition)
    }
}

// MARK: - One step

extension UIViewPropertyAnimator {
    var currentValue: Double { clock.map { course.value(at: $0.now) } ?? 0 }

    var animations: [ViewAnimation] { members.compactMap(\.animation) }

    /// Makes the changes that were delayed until its beginning.
    func activate() {
        guard state == .inactive else { return }
        state = .active
        clock = UIApplication.shared.clock
        course = AnimatorCourse()
        let waiting = blocks
        blocks = []
        for block in waiting { run(block.body, part: AnimationPart(delay: block.delayFactor)) }
    }

    func run(_ body: () -> Void, part: AnimationPart) {
        guard let clock else { return }
        AnimationScope(self, begin: clock.now, duration: length, part: part).run(body)
    }

    func scrub(to fraction: CGFloat) {
        guard checkState("fractionComplete", in: [.inactive, .active]), checkInterruptible("fractionComplete")
        else {
            return
        }
        guard !fraction.isNaN else {
            AnimationFailure.animatorFraction(fraction).record()
            return
        }
        activate()
        let isAlongCurve = course.measure == .time && !scrubsLinearly
        course.stand(at: Double(fraction.cutToUnit), isAlongCurve ? .time : .progress)
        endWaiting()
    }

    /// Continues from the current value, in the remaining time.
    func resume(after delay: Duration) {
        start(curve, taking: timeLeft, after: delay)
    }

    private var timeLeft: Duration {
        let distance = abs((isReversing ? 0 : 1) - currentValue)
        return distance == 1 ? length : UIView.animationTime(length.inSeconds * distance, site)
    }

    private func start(_ curve: MotionCurve, taking time: Duration, after delay: Duration) {
        guard let clock else { return }
        work?.cancel()
        let isSeen = UIView.areAnimationsEnabled
        let wait = isSeen ? delay : .zero
        let time = isSeen ? time : .zero
        course.start(to: isReversing ? 0 : 1, at: clock.now.advanced(by: wait), taking: time, curve)
        work = clock.scheduleAnimationEnd(
            after: min(wait + time, VirtualClock.longestDuration), name: "property animator",
            site: site
        ) { [self] in arrive() }
        noteChange()
    }

    private func arrive() {
        guard let clock else { return }
        if pausesOnCompletion {
            course.pause(at: clock.now)
            endWaiting()
            return
        }
        let position: UIViewAnimatingPosition = isReversing ? .start : .end
        takeOff()
        settle(at: position)
        complete(at: position)
    }

    /// Removes its animations from the views, and keeps what it needs to finish them.
    private func takeOff() {
        if let clock { course.pause(at: clock.now) }
        endWaiting()
        traces = animations.map {
            Trace(view: $0.view, property: $0.property, start: $0.start, goal: $0.goal)
        }
        for animation in animations { animation.view?.forget(animation) }
        members = []
    }

    private func settle(at position: UIViewAnimatingPosition) {
        switch position {
        case .end: for trace in traces { trace.view?.setModel(trace.property, trace.goal) }
        case .start: for trace in traces.reversed() { trace.view?.setModel(trace.property, trace.start) }
        case .current: break
        }
    }

    private func complete(at position: UIViewAnimatingPosition) {
        let waiting = completions
        completions = []
        becomeInactive()
        for completion in waiting { completion(position) }
    }

    private func becomeInactive() {
        state = .inactive
        isReversing = false
        traces = []
        course = AnimatorCourse()
    }

    private func endWaiting() {
        work?.cancel()
        work = nil
        noteChange()
    }

    /// Marks its views as changed: views at rest can be touched, moving ones cannot.
    private func noteChange() {
        for animation in animations {
            if let view = animation.view { ViewTree.change(view) }
        }
    }

    // MARK: Misuse

    func checkState(_ call: String, in states: [UIViewAnimatingState]) -> Bool {
        if states.contains(state) { return true }
        AnimationFailure.animator("UIViewPropertyAnimator.\(call)", because: "is \(state)").record()
        return false
    }

    /// Returns whether the animation can be interrupted by a call; records a failure if not.
    func checkInterruptible(_ call: String) -> Bool {
        if isInterruptible || state == .inactive { return true }
        AnimationFailure.animator("UIViewPropertyAnimator.\(call)", because: "is not interruptible").record()
        return false
    }
}

extension UIViewPropertyAnimator: AnimationOfViews {
    final var isEndless: Bool { false }

    /// Does nothing: an animator is paused by itself.
    func timeDidChange(of view: UIView) {}

    func animate(
        _ property: AnimatedProperty, of view: UIView, from old: AnimatedValue, to new: AnimatedValue,
        in scope: AnimationScope
    ) {
        let own = ViewAnimation.parts(of: property, on: view, in: self)
        if let same = own.first(where: { $0.part == scope.part }) {
            same.redirect(to: new)
            return
        }
        for other in own { other.blend() }
        let blends = property.blends || !own.isEmpty
        // As UIKit documents: a property that cannot blend continues from its displayed value.
        let start = blends ? old : view.presentedValue(of: property, before: old)
        let animation = ViewAnimation(
            property, of: view, from: start, to: new, part: scope.part, isAdditive: blends,
            blocksTouches: !isUserInteractionEnabled,
            key: blends ? ViewAnimation.freeKey(for: property, on: view) : property.keyPath, in: self)
        members.append(Member(animation: animation))
        view.add(animation)
    }

    func progress(of part: AnimationPart) -> Double? {
        guard let clock, state == .active else { return nil }
        let value = course.value(at: clock.now)
        switch course.measure {
        case .time: return part.progress(of: curve.value(at: part.time(of: value)))
        case .progress: return part.progress(of: part.time(of: value))
        }
    }

    var isMoving: Bool { isRunning }

    var end: VirtualClock.Instant? { course.end }

    func wasRemoved(_ animation: ViewAnimation) {
        members.removeAll { $0.animation === animation }
    }
}
