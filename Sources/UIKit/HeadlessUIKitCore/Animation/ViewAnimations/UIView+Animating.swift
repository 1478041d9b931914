import FailureReporting
import TimeLapse

extension UIView {
    /// Animates changes to views, and calls `completion` at the end.
    ///
    /// The changes apply immediately, as UIKit's model values do; the displayed values are in the layer's
    /// ``CALayer/presentation()``, at every instant. The time passes on the application's clock. With
    /// animations disabled no time passes: the completion is called as soon as the clock moves.
    ///
    /// As since iOS 8, an animation of a position, a size or a transform that begins during another one
    /// blends with it, and both run to their end. One of any other property replaces the other one, whose
    /// completion gets `false`. A nested block inherits the outer one's beginning, duration, curve and
    /// repetition unless the options override them. Until it ends, the changed views receive no touches
    /// unless the options allow them.
    ///
    /// ```swift
    /// UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { card.center.y = 300 }
    /// TimeLapse.advance(by: .seconds(1))
    /// card.layer.presentation()?.position.y  // part-way
    /// ```
    ///
    /// - Parameters:
    ///   - duration: seconds; a negative one counts as zero, one that is not finite is a failure and counts
    ///     as zero.
    ///   - delay: seconds before it begins, by the same rules.
    ///   - options: its curve, repetition and touch handling.
    ///   - animations: the changes; called immediately. If they change nothing that can be animated, the
    ///     animation ends as soon as the clock moves, whatever its duration and delay.
    ///   - completion: called at the end, with `false` if the animation was replaced or removed before.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, animations: @escaping @MainActor () -> Void,
        completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        let site = CallSite(fileID, filePath, line, column)
        AnimationRequest(
            duration: animationTime(duration, site), delay: animationTime(delay, site), options: options,
            curve: options.curve.motion, site: site
        ).run(animations, completion: completion)
    }

    /// Animates changes with a spring that has settled after `duration`.
    ///
    /// Everything else is as for an animation with a curve. A spring counts as settled once it stays within a
    /// thousandth of the distance; UIKit does not document its rule.
    ///
    /// - Parameters:
    ///   - dampingRatio: 1 for a spring that does not oscillate, less for one that does; below 0.01 counts as
    ///     0.01. A negative one, or one that is not finite, is a failure and counts as 1.
    ///   - velocity: the initial velocity, as total distances per second. One that is not finite is a failure
    ///     and counts as 0.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0,
        usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
        options: AnimationOptions = [], fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column, animations: @escaping @MainActor () -> Void,
        completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        let site = CallSite(fileID, filePath, line, column)
        let time = animationTime(duration, site)
        let spring = SpringMotion(
            dampingRatio: springDamping(dampingRatio, site), settlingIn: time.inSeconds,
            velocity: springVelocity(velocity, site))
        AnimationRequest(
            duration: time, delay: animationTime(delay, site), options: options,
            curve: .spring(spring, duration: time.inSeconds), site: site
        ).run(animations, completion: completion)
    }

    /// Animates changes with a spring of a perceptual duration and bounce.
    ///
    /// It runs until the spring has settled, which is longer than the perceptual duration. Everything else is
    /// as for an animation with a curve.
    ///
    /// - Parameters:
    ///   - duration: the perceptual duration in seconds.
    ///   - bounce: 0 for a spring that does not oscillate, up to 1 for one that oscillates long, below 0 for
    ///     a slower one. One outside of -1 to 1 is a failure and counts as 0.
    ///   - velocity: the initial velocity, by the rules of a spring with a damping ratio.
    public static func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
        initialSpringVelocity velocity: CGFloat = 0, delay: TimeInterval = 0,
        options: AnimationOptions = [], fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column, animations: @MainActor () -> Void,
        completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        let site = CallSite(fileID, filePath, line, column)
        let seeming = animationTime(duration, site)
        let spring = SpringMotion(
            perceptualDuration: seeming.inSeconds, bounce: springBounce(bounce, site),
            velocity: springVelocity(velocity, site))
        let seconds = seeming == .zero ? 0 : spring.settlingDuration
        AnimationRequest(
            duration: animationTime(seconds, site), delay: animationTime(delay, site), options: options,
            curve: .spring(spring, duration: seconds), site: site
        ).run(animations, completion: completion)
    }

    /// Repeats animations that are begun in a block, or changes in it.
    ///
    /// - Parameter count: how often; a fraction stops part-way. A count that is not above zero counts as 1.
    public static func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: @MainActor () -> Void
    ) {
        guard let scope = AnimationScope.current, let run = scope.animation as? AnimationRun else {
            AnimationFailure.nothingToModify.record()
            AnimationScope.outside(animations)
            return
        }
        var part = scope.part
        let repetition = AnimationRepetition(count: count > 0 ? count : 1, autoreverses: autoreverses)
        if run.runEndlessly(repetition, in: scope, animations) { return }
        part.repetition = repetition
        scope.with(part).run(animations)
    }

    /// The duration of a change that is made now, in seconds; 0 outside of animation blocks.
    public static var inheritedAnimationDuration: TimeInterval {
        AnimationScope.current?.duration.inSeconds ?? 0
    }

    /// Whether animations take time.
    public static var areAnimationsEnabled: Bool { UIApplication.shared.areAnimationsEnabled }

    /// Sets whether animations take time.
    public static func setAnimationsEnabled(_ isEnabled: Bool) {
        UIApplication.shared.animationsAreEnabled = isEnabled
    }

    /// Runs `actions` with animations that take no time.
    public static func performWithoutAnimation(_ actions: () throws -> Void) rethrows {
        let application = UIApplication.shared
        let wereEnabled = application.animationsAreEnabled
        application.animationsAreEnabled = false
        defer { application.animationsAreEnabled = wereEnabled }
        try actions()
    }

    /// Half of the clock's range, so that a delay and a duration together do not exceed it.
    private static let longestAnimation = VirtualClock.longestDuration / 2

    static func animationTime(_ seconds: TimeInterval, _ site: CallSite?) -> Duration {
        // As most delays are.
        if seconds == 0 { return .zero }
        guard let duration = Duration(finiteSeconds: seconds) else {
            ClockFailure.notFinite(seconds, request: "An animation").record(at: site)
            return .zero
        }
        return min(max(duration, .zero), longestAnimation)
    }
}

extension UIApplication {
    final var areAnimationsEnabled: Bool { animationsAreEnabled && !clock.animationsAreDisabled }

    /// Whether an animation takes time: one that never ends does, too, where the clock has animations end at once, as
    /// after a tap; it has no end to skip to.
    final func runs(_ animation: any AnimationOfViews) -> Bool {
        areAnimationsEnabled || animationsAreEnabled && animation.isEndless
    }
}
