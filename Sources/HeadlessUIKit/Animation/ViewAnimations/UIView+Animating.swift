import FailureReporting
import Foundation
import TimeLapse

extension UIView {
    /// Runs changes as an animation, and `completion` when its time is over.
    ///
    /// The changes hold at once, as UIKit's model values do; what is seen on the way is in the layer's
    /// ``CALayer/presentation()``, at every instant. The time passes on the application's clock. With animations
    /// disabled there is none: the completion is called as soon as time moves at all.
    ///
    /// As since iOS 8, an animation of a place, a size or a transform that is begun while another one is under
    /// way blends with it, and both come to their end. One of any other property takes the other one's place,
    /// whose completion is told `false`. Inside another block it inherits that one's beginning, duration, curve
    /// and repetition unless the options say otherwise. Until it ends, the views that it changes take no touches
    /// unless the options allow them.
    ///
    /// ```swift
    /// UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { card.center.y = 300 }
    /// TimeLapse.advance(by: .seconds(1))
    /// card.layer.presentation()?.position.y  // half-way
    /// ```
    ///
    /// - Parameters:
    ///   - duration: seconds; a negative one counts as zero, one that is not finite is a failure, for which
    ///     zero is taken.
    ///   - delay: seconds before it begins, by the same rules.
    ///   - options: how it goes on.
    ///   - animations: the changes; called at once. If they change nothing that can be animated, the animation is over
    ///     as soon as time moves at all, whatever its duration and delay.
    ///   - completion: what to do afterwards; it is told whether the animation came to its end, and was not
    ///     replaced or taken off before.
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

    /// Runs changes as an animation that moves like a spring which has settled when `duration` is over.
    ///
    /// All else is as for an animation with a curve. A spring counts as settled once it stays within a thousandth
    /// of the way; UIKit does not say what it takes.
    ///
    /// - Parameters:
    ///   - duration: seconds, by the rules of an animation with a curve; `delay` likewise.
    ///   - dampingRatio: 1 for a spring that comes to rest without swinging, less for one that swings; below 0.01
    ///     counts as that. A negative one, or one that is not finite, is a failure, for which 1 is taken.
    ///   - velocity: ways a second at the start: 1 for the whole way in a second. One that is not finite is a
    ///     failure, for which 0 is taken.
    ///   - options: how it goes on; their curve does not count.
    ///   - animations: the changes; called at once.
    ///   - completion: what to do afterwards; it is told whether the animation came to its end.
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

    /// Runs changes as an animation that moves like a spring of a certain look.
    ///
    /// It takes until the spring has settled, which is longer than it seems to take. All else is as for an
    /// animation with a curve.
    ///
    /// - Parameters:
    ///   - duration: how many seconds it seems to take.
    ///   - bounce: 0 for a spring that does not swing, up to 1 for one that swings long, below 0 for a slower one.
    ///     One that is not from -1 to 1 is a failure, for which 0 is taken.
    ///   - velocity: ways a second at the start, by the rules of a spring with a damping ratio.
    ///   - delay: seconds before it begins.
    ///   - options: how it goes on; their curve does not count.
    ///   - animations: the changes; called at once.
    ///   - completion: what to do afterwards; it is told whether the animation came to its end.
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

    /// Has animations that are begun in a block, or changes in it, run several times.
    ///
    /// - Parameters:
    ///   - count: how often; a part of once breaks off in the middle. What is not above zero counts as once.
    ///   - autoreverses: whether each time it runs backwards, too, which takes as long again.
    ///   - animations: the block; it must be in a block of animations.
    public static func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: @MainActor () -> Void
    ) {
        guard let scope = AnimationScope.current, scope.animation is AnimationRun else {
            AnimationFailure.nothingToModify.record()
            AnimationScope.outside(animations)
            return
        }
        var part = scope.part
        part.repetition = AnimationRepetition(count: count > 0 ? count : 1, autoreverses: autoreverses)
        scope.with(part).run(animations)
    }

    /// The seconds that a change takes which is made now; 0 outside of blocks of animations.
    public static var inheritedAnimationDuration: TimeInterval {
        AnimationScope.current?.duration.inSeconds ?? 0
    }

    /// Whether changes made as animations take their time.
    public static var areAnimationsEnabled: Bool {
        let application = UIApplication.shared
        return application.animationsAreEnabled && !application.clock.animationsAreDisabled
    }

    /// Sets whether changes made as animations take their time.
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

    /// A time that an animation is to take, as the clock counts.
    static func animationTime(_ seconds: TimeInterval, _ site: CallSite?) -> Duration {
        guard let duration = Duration(finiteSeconds: seconds) else {
            ClockFailure.notFinite(seconds, request: "An animation").record(at: site)
            return .zero
        }
        // Half of what the clock holds, so that a delay and a duration together are not past its end.
        return min(max(duration, .zero), VirtualClock.longestDuration / 2)
    }
}
