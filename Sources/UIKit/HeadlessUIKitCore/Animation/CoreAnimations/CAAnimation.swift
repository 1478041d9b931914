import FailureReporting
import TimeLapse

/// A layer animation: the base class of all kinds.
///
/// A layer adds a copy of the animation, as Core Animation does, and passes that copy to the delegate.
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
    /// The beginning, in seconds of ``CACurrentMediaTime()``, or of its group; 0 for immediately.
    public final var beginTime: TimeInterval = 0
    /// The duration of one run, in seconds; 0 for the transaction's, which is 0.25 unless set.
    public final var duration: TimeInterval = 0
    /// How many seconds pass in it for one outside; 1 unless set. At 0 it stands still and never ends.
    public final var speed: Float = 1
    /// Seconds that are added to its time; it begins so far inside of its course, and goes on at its beginning.
    public final var timeOffset: TimeInterval = 0
    /// The number of runs, possibly a fraction; 0 for one. Infinity, or the largest number, repeats without end.
    public final var repeatCount: Float = 0
    /// The duration of all runs, in seconds; 0 to use the count.
    public final var repeatDuration: TimeInterval = 0
    /// Whether each run also runs backwards, which takes as long again.
    public final var autoreverses = false
    /// The values before its beginning and after its end.
    public final var fillMode = CAMediaTimingFillMode.removed
    /// The timing curve; constant speed if `nil`.
    public final var timingFunction: CAMediaTimingFunction?
    /// The delegate. It is kept alive until the end.
    public final var delegate: (any CAAnimationDelegate)? {
        didSet { UncalledMethods.report(delegate, as: .animationDelegate) }
    }
    /// Whether the layer removes it at its end.
    public final var isRemovedOnCompletion = true

    /// Makes an animation without a duration of its own.
    public required override init() {
        super.init()
    }

    func takeOver(from other: CAAnimation) {}

    final func duplicate() -> CAAnimation {
        let copy = type(of: self).init()
        copy.take(
            \.beginTime, \.duration, \.repeatCount, \.repeatDuration, \.autoreverses, \.fillMode,
            \.timingFunction, \.delegate, \.isRemovedOnCompletion, \.speed, \.timeOffset, of: self)
        copy.takeOver(from: self)
        return copy
    }

    /// Fills in defaults from the transaction.
    func complete(duration standard: TimeInterval, _ function: CAMediaTimingFunction?) {
        if duration == 0 { duration = standard }
        if timingFunction == nil { timingFunction = function }
    }

    /// The reason why it cannot be added, if any.
    func problem(depth: Int) -> AnimationFailure? {
        let times: [(String, TimeInterval, Bool)] = [
            ("beginTime", beginTime, false), ("duration", duration, true),
            ("repeatDuration", repeatDuration, true), ("speed", TimeInterval(speed), false),
            ("timeOffset", timeOffset, false),
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

    func key(_ given: String?) -> String? { given }

    var movement: AnimatedProperty.Movement { .nothing }

    /// Replaces the values without it with those at a fraction of its course.
    func show(_ share: Double, in values: inout LayerValues) {}

    // MARK: Time

    final var repetition: AnimationRepetition {
        let once = duration * (autoreverses ? 2 : 1)
        let count =
            repeatDuration > 0 && once > 0
            ? repeatDuration / once : repeatCount > 0 ? runs : 1
        return AnimationRepetition(count: count, autoreverses: autoreverses)
    }

    /// How many runs are over, with what it shows now; for cumulative animations.
    private(set) final var passedRuns = 0.0

    /// The number of runs; applications also write `HUGE` and the like for infinity.
    private var runs: Double { repeatCount < .greatestFiniteMagnitude ? Double(repeatCount) : .infinity }

    /// The seconds from its beginning to its end; infinity if it never ends.
    final var activeSeconds: Double {
        if duration == 0 { return 0 }
        return speed > 0 ? ownSeconds / Double(speed) : .infinity
    }

    /// The seconds of its own time from its beginning to its end.
    private var ownSeconds: Double { duration * repetition.count * (autoreverses ? 2 : 1) }

    /// The seconds of its own time, so many seconds after its beginning.
    private func ownTime(after elapsed: Double) -> Double {
        let time = elapsed * Double(speed) + timeOffset
        // What is left of its course after an offset is followed by the beginning.
        return timeOffset > 0 && time > ownSeconds
            ? time.truncatingRemainder(dividingBy: ownSeconds) : max(time, 0)
    }

    /// Applies the values `elapsed` seconds after its beginning; before that if negative.
    final func apply(at elapsed: Double, to values: inout LayerValues) {
        let total = activeSeconds
        let time: Double
        if elapsed < 0 {
            guard fillMode == .backwards || fillMode == .both else { return }
            (time, passedRuns) = (0, 0)
        } else if elapsed >= total {
            guard fillMode == .forwards || fillMode == .both else { return }
            time = repetition.time(after: duration == 0 ? 0 : ownSeconds, of: duration)
            passedRuns = repetition.runs(after: duration == 0 ? 0 : ownSeconds, of: duration)
        } else {
            time = repetition.time(after: ownTime(after: elapsed), of: duration)
            passedRuns = repetition.runs(after: ownTime(after: elapsed), of: duration)
        }
        show(timingFunction?.motion.value(at: time) ?? time, in: &values)
    }
}

extension CAAnimation: ReflectedAsWhole, PropertyCopying {}
