/// The beginning, duration and repetition of an animation.
@preconcurrency @MainActor
public protocol CAMediaTiming {
    /// The beginning, in seconds of ``CACurrentMediaTime()``, or of its group; 0 for immediately.
    var beginTime: TimeInterval { get set }
    /// The duration of one run, in seconds; 0 for the transaction's, which is 0.25 unless set.
    var duration: TimeInterval { get set }
    /// How many seconds pass in it for one outside; 1 unless set.
    var speed: Float { get set }
    /// Seconds that are added to its time; 0 unless set.
    var timeOffset: TimeInterval { get set }
    /// The number of runs, possibly a fraction; 0 for one.
    var repeatCount: Float { get set }
    /// The duration of all runs, in seconds; 0 to use the count.
    var repeatDuration: TimeInterval { get set }
    /// Whether each run also runs backwards, which takes as long again.
    var autoreverses: Bool { get set }
    /// The values before its beginning and after its end.
    var fillMode: CAMediaTimingFillMode { get set }
}
