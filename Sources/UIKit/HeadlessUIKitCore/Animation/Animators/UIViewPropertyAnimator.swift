import FailureReporting
import TimeLapse

/// Animates views so that the animation can be paused, reversed, scrubbed and continued.
///
/// ```swift
/// let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { card.center.y = 300 }
/// animator.startAnimation()
/// TimeLapse.advance(by: .seconds(1))
/// animator.pauseAnimation()
/// animator.fractionComplete = 0.25   // as a pan would
/// animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
/// ```
///
/// What UIKit treats as a programmer error, such as finishing an animator that was not stopped, is a failure,
/// and nothing happens. An animator that is paused is kept alive by the views that it animates.
///
/// It follows its curve until ``fractionComplete`` is set or it continues with another timing. From then on
/// the fraction measures progress, and the rest is animated with the curve in the remaining time.
@preconcurrency @MainActor
public final class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    struct Member {
        weak var animation: ViewAnimation?
    }

    /// The rest of an animation that was removed from its view.
    struct Trace {
        weak var view: UIView?
        var property: AnimatedProperty
        var start: AnimatedValue
        var goal: AnimatedValue
    }

    /// The timing curve.
    public let timingParameters: (any UITimingCurveProvider)?
    /// The duration in seconds; a spring with physical parameters has its own.
    public let duration: TimeInterval
    /// The delay in seconds that it was started with.
    public internal(set) var delay: TimeInterval = 0
    /// The animator's state.
    public internal(set) var state = UIViewAnimatingState.inactive
    /// Whether the animated views receive touches; set it before it begins.
    public var isUserInteractionEnabled = true
    /// Whether it can be paused, stopped, reversed and scrubbed.
    public var isInterruptible = true
    /// Whether scrubbing is linear instead of following the curve.
    public var scrubsLinearly = true
    /// Whether it stays active and paused when it reaches an end.
    public var pausesOnCompletion = false

    let curve: MotionCurve
    let length: Duration
    /// Where it was made, for failures.
    let site: CallSite
    var course = AnimatorCourse()
    var members: [Member] = []
    var traces: [Trace] = []
    var blocks: [(body: @MainActor () -> Void, delayFactor: Double)] = []
    var completions: [@MainActor (UIViewAnimatingPosition) -> Void] = []
    var work: ScheduledWork?
    var isReversing = false
    weak var clock: VirtualClock?

    /// Makes an animator without animations.
    ///
    /// - Parameter duration: seconds; a negative one counts as zero, one that is not finite is a failure.
    public convenience init(
        duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        self.init(duration, parameters, nil, at: CallSite(fileID, filePath, line, column))
    }

    /// Makes an animator without animations and without a duration, which another one replaces.
    public override convenience init() {
        self.init(duration: 0, curve: .easeInOut)
    }

    private init(
        _ duration: TimeInterval, _ parameters: any UITimingCurveProvider,
        _ animations: (@MainActor () -> Void)?, at site: CallSite
    ) {
        let given = UIView.animationTime(duration, site).inSeconds
        self.site = site
        let motion = parameters.motion(for: given)
        timingParameters = parameters
        self.duration = motion.duration
        curve = motion.curve
        length = UIView.animationTime(motion.duration, site)
        super.init()
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator of changes, with one of the standard curves.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        animations: (@MainActor () -> Void)? = nil
    ) {
        let timing = UICubicTimingParameters(animationCurve: curve)
        self.init(duration, timing, animations, at: CallSite(fileID, filePath, line, column))
    }

    /// Makes an animator of changes, with a Bézier curve of two control points.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, animations: (@MainActor () -> Void)? = nil
    ) {
        let timing = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
        self.init(duration, timing, animations, at: CallSite(fileID, filePath, line, column))
    }

    /// Makes an animator of changes, with a spring that settles in the duration.
    public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        animations: (@MainActor () -> Void)? = nil
    ) {
        let timing = UISpringTimingParameters(dampingRatio: ratio)
        self.init(duration, timing, animations, at: CallSite(fileID, filePath, line, column))
    }

    /// Makes an animator of changes, and starts it.
    ///
    /// - Returns: the animator.
    @discardableResult
    public static func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, animations: @escaping @MainActor () -> Void,
        completion: (@MainActor (UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(
            duration, UICubicTimingParameters(animationCurve: options.curve), animations,
            at: CallSite(fileID, filePath, line, column))
        animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    // MARK: Animations

    /// Adds changes; in an active animator, they use the remaining time.
    public func addAnimations(_ animation: @escaping @MainActor () -> Void) {
        addAnimations(animation, delayFactor: 0)
    }

    /// Adds changes that begin later.
    ///
    /// - Parameter delayFactor: the fraction of the remaining time before they begin, from 0 to 1.
    public func addAnimations(_ animation: @escaping @MainActor () -> Void, delayFactor: CGFloat) {
        guard checkState("addAnimations", in: [.inactive, .active]) else { return }
        let factor = Double(delayFactor.cutToUnit)
        if state == .inactive {
            blocks.append((animation, factor))
        } else {
            let done = min(max(currentValue, 0), 1)
            run(animation, part: AnimationPart(delay: done + (1 - done) * factor))
        }
    }

    /// Adds a completion, which gets the position at which the animation ended.
    public func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    // MARK: Progress

    /// Whether it is running, or waits for its delay.
    public var isRunning: Bool { course.isRunning }

    /// The fraction that is complete, from 0 to 1: of the change, or of the time if it does not scrub linearly.
    ///
    /// Setting it pauses the animator, which begins if it has not. NaN is a failure; other values are clamped.
    public var fractionComplete: CGFloat {
        get {
            let value = currentValue
            let isAlongCurve = course.measure == .time && scrubsLinearly
            return CGFloat(isAlongCurve ? curve.value(at: value) : value).cutToUnit
        }
        set { scrub(to: newValue) }
    }

    /// Whether it runs back to its start. It can be reversed while it runs.
    public var isReversed: Bool {
        get { isReversing }
        set {
            guard newValue != isReversing, checkInterruptible("isReversed") else { return }
            isReversing = newValue
            guard course.isRunning, let clock else { return }
            course.pause(at: clock.now)
            resume(after: .zero)
        }
    }
}
