import FailureReporting
import Foundation
import TimeLapse

/// Animations of views that can be paused, turned round, moved by hand and run on.
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
/// What UIKit takes for a programmer's error, such as to finish an animator that was not stopped, is a failure, and
/// nothing happens. An animator that is paused is kept alive by the views that it animates.
///
/// Along its curve it goes until somebody sets ``fractionComplete`` or has it run on with another timing. From then
/// on the fraction is one of the way, and what is left of it is done with the curve in the time that is left.
@preconcurrency @MainActor
public final class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    struct Member {
        weak var animation: ViewAnimation?
    }

    /// What is left of an animation when it was taken off its view.
    struct Trace {
        weak var view: UIView?
        var property: AnimatedProperty
        var start: AnimatedValue
        var goal: AnimatedValue
    }

    /// How fast it goes at which time.
    public let timingParameters: (any UITimingCurveProvider)?
    /// The seconds that it takes; a spring of its own making takes its own time.
    public let duration: TimeInterval
    /// The seconds that it waited before it began, as it was told.
    public internal(set) var delay: TimeInterval = 0
    /// How far it has got in its life.
    public internal(set) var state = UIViewAnimatingState.inactive
    /// Whether the views that it animates take touches; to be set before it begins.
    public var isUserInteractionEnabled = true
    /// Whether it can be paused, stopped, turned round and moved by hand.
    public var isInterruptible = true
    /// Whether moving it by hand goes evenly, and not along its curve.
    public var scrubsLinearly = true
    /// Whether it stays active, and paused, when it comes to an end.
    public var pausesOnCompletion = false

    let curve: MotionCurve
    let length: Duration
    /// Where it was made, for reports.
    let site: CallSite
    var course = AnimatorCourse()
    var members: [Member] = []
    var traces: [Trace] = []
    var blocks: [(body: @MainActor () -> Void, delayFactor: Double)] = []
    var completions: [@MainActor (UIViewAnimatingPosition) -> Void] = []
    var work: ScheduledWork?
    var isTurned = false
    weak var clock: VirtualClock?

    /// Makes an animator of nothing yet.
    ///
    /// - Parameters:
    ///   - duration: seconds; a negative one counts as zero, one that is not finite is a failure.
    ///   - parameters: the curve, or the spring.
    public convenience init(
        duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        self.init(duration, parameters, nil, at: CallSite(fileID, filePath, line, column))
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

    /// Makes an animator of changes, with one of the usual curves.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        animations: (@MainActor () -> Void)? = nil
    ) {
        let timing = UICubicTimingParameters(animationCurve: curve)
        self.init(duration, timing, animations, at: CallSite(fileID, filePath, line, column))
    }

    /// Makes an animator of changes, with a curve of two control points.
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

    /// Makes an animator of changes, and has it run.
    ///
    /// - Parameters:
    ///   - duration: seconds.
    ///   - delay: seconds before it begins.
    ///   - options: its curve, and whether the views take touches meanwhile.
    ///   - animations: the changes; called at once.
    ///   - completion: what to do at the end.
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

    // MARK: What it does

    /// Adds changes; to an animator that is active, over the time that is left.
    public func addAnimations(_ animation: @escaping @MainActor () -> Void) {
        addAnimations(animation, delayFactor: 0)
    }

    /// Adds changes that begin later.
    ///
    /// - Parameters:
    ///   - animation: the changes; called when the animator begins, or at once if it is active.
    ///   - delayFactor: the share of the time that is left which passes before they begin, from 0 to 1.
    public func addAnimations(_ animation: @escaping @MainActor () -> Void, delayFactor: CGFloat) {
        guard allows("addAnimations", in: [.inactive, .active]) else { return }
        let factor = Double(delayFactor.cutToUnit)
        if state == .inactive {
            blocks.append((animation, factor))
        } else {
            let done = min(max(currentValue, 0), 1)
            run(animation, part: AnimationPart(delay: done + (1 - done) * factor))
        }
    }

    /// Adds what is to be done at the end, which is told where that was.
    public func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    // MARK: Where it is

    /// Whether it is moving by itself; also while it waits to begin.
    public var isRunning: Bool { course.isRunning }

    /// How far it has come, from 0 to 1: of the way, or of the time if it does not scrub linearly.
    ///
    /// Setting it pauses the animator, which begins if it has not yet. NaN is a failure; what is beyond is cut off.
    public var fractionComplete: CGFloat {
        get {
            let value = currentValue
            let isAlongCurve = course.measure == .time && scrubsLinearly
            return CGFloat(isAlongCurve ? curve.value(at: value) : value).cutToUnit
        }
        set { scrub(to: newValue) }
    }

    /// Whether it runs back to where it began. It can be turned round while it runs.
    public var isReversed: Bool {
        get { isTurned }
        set {
            guard newValue != isTurned, canInterrupt("isReversed") else { return }
            isTurned = newValue
            guard course.isRunning, let clock else { return }
            course.pause(at: clock.now)
            resume(after: .zero)
        }
    }
}
