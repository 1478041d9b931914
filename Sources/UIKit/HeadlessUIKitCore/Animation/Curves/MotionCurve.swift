/// A function from time to progress.
enum MotionCurve: Hashable, Sendable {
    case linear
    case cubic(CubicBezier)
    /// A spring, and its duration in seconds.
    case spring(SpringMotion, duration: Double)

    /// Returns the progress at `time`, a fraction of the whole; a spring may overshoot.
    ///
    /// At the end it is exactly 1, even for a spring that has not quite settled.
    func value(at time: Double) -> Double {
        if time <= 0 { return 0 }
        if time >= 1 { return 1 }
        switch self {
        case .linear: return time
        case .cubic(let curve): return curve.value(at: time)
        case .spring(let motion, let duration): return motion.value(at: time * duration)
        }
    }
}
