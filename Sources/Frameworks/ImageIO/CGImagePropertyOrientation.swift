/// How an image is to be turned for display, as files say it.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    /// As it is.
    case up = 1
    /// Mirrored from left to right.
    case upMirrored
    /// By half a turn.
    case down
    /// Mirrored from top to bottom.
    case downMirrored
    /// Mirrored, and by a quarter turn anticlockwise.
    case leftMirrored
    /// By a quarter turn clockwise.
    case right
    /// Mirrored, and by a quarter turn clockwise.
    case rightMirrored
    /// By a quarter turn anticlockwise.
    case left

    /// The same for an image of views.
    var ofImage: UIImage.Orientation {
        switch self {
        case .up: .up
        case .upMirrored: .upMirrored
        case .down: .down
        case .downMirrored: .downMirrored
        case .leftMirrored: .leftMirrored
        case .right: .right
        case .rightMirrored: .rightMirrored
        case .left: .left
        }
    }
}
