import Foundation

/// A distance by which something is moved from where it would stand, in points.
public struct UIOffset: Hashable, Sendable {
    /// The distance to the right.
    public var horizontal: CGFloat
    /// The distance down.
    public var vertical: CGFloat

    /// Makes the offset that moves nothing.
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// Makes an offset of its two distances.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The offset that moves nothing.
    public static let zero = UIOffset()
}
