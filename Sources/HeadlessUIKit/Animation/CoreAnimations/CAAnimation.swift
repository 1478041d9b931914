import FailureReporting
import Foundation

/// Somebody who is told when an animation of a layer begins and ends.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
    /// Tells that an animation began.
    func animationDidStart(_ anim: CAAnimation)
    /// Tells that an animation came to its end, or was taken off before it.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a layer: what all kinds of them have in common.
///
/// A layer that an animation is added to takes a copy of it, as Core Animation does, and tells of that.
///
/// ```swift
/// let pulse = CABasicAnimation(keyPath: "transform.scale")
/// pulse.toValue = 1.2
/// pulse.duration = 0.5
/// pulse.autoreverses = true
/// pulse.repeatCount = .infinity
/// dot.layer.add(pulse, forKey: "pulse")
/// ```
@preconcurrency @MainActor
public class CAAnimation: NSObject, CAMediaTiming {
    /// When it begins, in the seconds of ``CACurrentMediaTime()``, or of the group that it is in; 0 for at once.
    public final var beginTime: TimeInterval = 0
    /// The seconds that it takes once; 0 for as long as the transaction says, a quarter unless told.
    public final var duration: TimeInterval = 0
    /// How often it is done, of which a part breaks off; 0 for once.
    public final var repeatCount: Float = 0
    /// For how many seconds it is done again; 0 for as often as the count says.
    public final var repeatDuration: TimeInterval = 0
    /// Whether each time it runs backwards, too, which takes as long again.
    public final var autoreverses = false
    /// What is shown before and after.
    public final var fillMode = CAMediaTimingFillMode.removed
    /// How fast it goes at which time; evenly if `nil`.
    public final var timingFunction: CAMediaTimingFunction?
    /// Who is told of its beginning and its end. It is kept alive until the end.
    public final var delegate: (any CAAnimationDelegate)? {
        didSet { UncalledMethods.report(delegate, as: .animationDelegate) }
    }
    /// Whether the layer lets go of it at its end.
    public final var isRemovedOnCompletion = true

    override init() {
        super.init()
    }

    /// Makes an empty one of the same kind, for a copy.
    func makeEmpty() -> CAAnimation { CAAnimation() }

    /// Takes over what is particular to its kind.
    func takeOver(from other: CAAnimation) {}

    /// A copy of the animation as it is now.
    final func duplicate() -> CAAnimation {
        let copy = makeEmpty()
        copy.beginTime = beginTime
        copy.duration = duration
        copy.repeatCount = repeatCount
        copy.repeatDuration = repeatDuration
        copy.autoreverses = autoreverses
        copy.fillMode = fillMode
        copy.timingFunction = timingFunction
        copy.delegate = delegate
        copy.isRemovedOnCompletion = isRemovedOnCompletion
        copy.takeOver(from: self)
        return copy
    }

    /// Fills in what the transaction says.
    func complete(duration standard: TimeInterval, _ function: CAMediaTimingFunction?) {
        if duration == 0 { duration = standard }
        if timingFunction == nil { timingFunction = function }
    }

    /// Why it cannot be shown.
    func problem(depth: Int) -> AnimationFailure? {
        let times: [(String, TimeInterval, Bool)] = [
            ("beginTime", beginTime, false), ("duration", duration, true),
            ("repeatDuration", repeatDuration, true),
        ]
        for (name, time, isLength) in times
        where !time.isFinite && !(isLength && time == .infinity) || isLength && time < 0 {
            return .wrongTimes("its \(name) is \(CGFloat(time).shortText)")
        }
        if repeatCount.isNaN || repeatCount < 0 {
            return .wrongTimes("its repeatCount is \(CGFloat(repeatCount).shortText)")
        }
        return nil
    }

    /// What it moves on the screen.
    var movement: AnimatedProperty.Movement { .nothing }

    /// Puts what is shown when a share of its course is over in the place of the values without it.
    func show(_ share: Double, in values: inout LayerValues) {}

    // MARK: Time

    final var repetition: AnimationRepetition {
        let once = duration * (autoreverses ? 2 : 1)
        let count =
            repeatDuration > 0 && once > 0
            ? repeatDuration / once : repeatCount > 0 ? Double(repeatCount) : 1
        return AnimationRepetition(count: count, autoreverses: autoreverses)
    }

    /// The seconds from its beginning to its end; infinity for without end.
    final var activeSeconds: Double {
        duration == 0 ? 0 : duration * repetition.count * (autoreverses ? 2 : 1)
    }

    /// Shows what there is `elapsed` seconds after it began; before that if it is negative.
    final func apply(at elapsed: Double, to values: inout LayerValues) {
        let total = activeSeconds
        let time: Double
        if elapsed < 0 {
            guard fillMode == .backwards || fillMode == .both else { return }
            time = 0
        } else if elapsed >= total {
            guard fillMode == .forwards || fillMode == .both else { return }
            time = repetition.time(after: total, of: duration)
        } else {
            time = repetition.time(after: elapsed, of: duration)
        }
        show(timingFunction?.motion.value(at: time) ?? time, in: &values)
    }
}

extension CAAnimation: ReflectedAsWhole {}

extension DelegateProtocol {
    static let animation = DelegateProtocol("CAAnimationDelegate") { $0 is any CAAnimationDelegate.Type }
}

extension DelegateRole {
    static let animationDelegate = DelegateRole(.animation)
}
