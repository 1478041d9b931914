/// The direction that a finger moves in.
public enum KIFSwipeDirection: Sendable, CustomStringConvertible {
    /// To the left.
    case left
    /// To the right.
    case right
    /// Upwards.
    case up
    /// Downwards.
    case down

    /// The direction as a word, `left`.
    public var description: String {
        switch self {
        case .left: "left"
        case .right: "right"
        case .up: "up"
        case .down: "down"
        }
    }
}
