/// A named point of a rectangle: a corner, the middle of an edge, or the center.
public enum TouchAnchor: String, Sendable, CaseIterable {
    /// The upper left corner.
    case topLeft
    /// The middle of the upper edge.
    case top
    /// The upper right corner.
    case topRight
    /// The middle of the left edge.
    case left
    /// The center, even if only other points can be hit.
    case center
    /// The middle of the right edge.
    case right
    /// The lower left corner.
    case bottomLeft
    /// The middle of the lower edge.
    case bottom
    /// The lower right corner.
    case bottomRight

    /// The anchor as a part of the width and of the height, from 0 to 1.
    public var unit: CGPoint {
        let x: CGFloat =
            switch self {
            case .topLeft, .left, .bottomLeft: 0
            case .top, .center, .bottom: 0.5
            case .topRight, .right, .bottomRight: 1
            }
        let y: CGFloat =
            switch self {
            case .topLeft, .top, .topRight: 0
            case .left, .center, .right: 0.5
            case .bottomLeft, .bottom, .bottomRight: 1
            }
        return CGPoint(x: x, y: y)
    }
}
