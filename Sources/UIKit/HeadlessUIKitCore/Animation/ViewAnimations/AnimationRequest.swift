import FailureReporting
import TimeLapse

/// A requested animation block.
@MainActor
struct AnimationRequest {
    let duration: Duration
    let delay: Duration
    let options: UIView.AnimationOptions
    let curve: MotionCurve
    let site: CallSite?
    var keyframes: KeyframeMode?

    func run(_ body: () -> Void, completion: (@MainActor (Bool) -> Void)?) {
        let application = UIApplication.shared
        let clock = application.clock
        let outer = application.animationScopes?.innermost
        let plan = plan(inheritedFrom: outer)
        guard application.areAnimationsEnabled || application.animationsAreEnabled && plan.isEndless else {
            // A scope with no time, so that calls that only work inside a block still work.
            let run = AnimationRun(.init(), after: .zero, from: clock.now, on: clock, site: site)
            run.requested = (plan, delay)
            AnimationScope(run, begin: clock.now, duration: .zero, keyframes: keyframes).run(body)
            if let completion {
                clock.scheduleAnimationEnd(after: .zero, site: site) { completion(true) }
            }
            return
        }
        if let outer, let animator = outer.animation as? UIViewPropertyAnimator,
            !options.contains(.overrideInheritedDuration), delay == .zero
        {
            join(animator, in: outer, body, completion: completion)
            return
        }
        let start = outer?.begin ?? clock.now
        let run = AnimationRun(plan, after: delay, from: start, on: clock, site: site)
        AnimationScope(run, begin: run.begin, duration: plan.duration, keyframes: keyframes).run(body)
        run.start(in: application, completion: completion)
    }

    /// Runs the block as a part of an animator's animation, which it follows in both directions.
    private func join(
        _ animator: UIViewPropertyAnimator, in outer: AnimationScope, _ body: () -> Void,
        completion: (@MainActor (Bool) -> Void)?
    ) {
        AnimationScope(
            animator, begin: outer.begin, duration: outer.duration, part: outer.part, keyframes: keyframes
        ).run(body)
        if let completion { animator.addCompletion { completion($0 == .end) } }
    }

    private func plan(inheritedFrom outer: AnimationScope?) -> AnimationRun.Plan {
        var plan = AnimationRun.Plan(
            duration: duration, curve: curve,
            repetition: AnimationRepetition(
                count: options.contains(.repeat) ? .infinity : 1,
                autoreverses: options.contains(.autoreverse)),
            allowsTouches: options.contains(.allowUserInteraction),
            beginsFromCurrentState: options.contains(.beginFromCurrentState),
            laysOut: options.contains(.layoutSubviews), keepsTime: options.contains(.keepsTime))
        guard let outer else { return plan }
        let inherited = (outer.animation as? AnimationRun)?.plan
        if !options.contains(.overrideInheritedDuration) { plan.duration = outer.duration }
        guard let inherited else { return plan }
        if !options.contains(.overrideInheritedCurve) { plan.curve = inherited.curve }
        if !options.contains(.overrideInheritedOptions) {
            plan.repetition = inherited.repetition
            plan.allowsTouches = inherited.allowsTouches || plan.allowsTouches
            plan.laysOut = inherited.laysOut || plan.laysOut
        }
        return plan
    }
}
