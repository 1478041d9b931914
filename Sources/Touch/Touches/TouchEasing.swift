/// How a movement that takes time is spread over it.
public enum TouchEasing: String, Sendable, CaseIterable {
    /// At one speed.
    case linear
    /// Slow at first.
    case easeIn
    /// Slow at last.
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
