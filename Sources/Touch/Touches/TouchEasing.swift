/// How the speed of a movement changes over its duration.
public enum TouchEasing: String, Sendable, CaseIterable {
    /// Constant speed.
    case linear
    /// Slow at the start.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// Slow at both ends.
    case easeInOut

    /// How far the movement is, from 0 to 1, when a part of its time from 0 to 1 is over.
    public func progress(at time: Double) -> Double {
        switch self {
        case .linear: time
        case .easeIn: time * time
        case .easeOut: time * (2 - time)
        case .easeInOut: time < 0.5 ? 2 * time * time : 1 - 2 * (1 - time) * (1 - time)
        }
    }
}
