/// How far something has come when a share of its time is over.
enum MotionCurve: Hashable, Sendable {
    case linear
    case cubic(CubicBezier)
    /// A spring, and the seconds that it is given.
    case spring(SpringMotion, duration: Double)

    /// The share of the way when `time`, a share of the whole, is over; a spring may swing beyond the end.
    ///
    /// At the end it is exactly there, also a spring that has not quite settled.
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
