import Foundation

/// An offset from the default position, in points.
public struct UIOffset: Hashable, Sendable {
    /// The distance to the right.
    public var horizontal: CGFloat
    /// The distance down.
    public var vertical: CGFloat

    /// Makes the zero offset.
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// Makes an offset from its two distances.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The zero offset.
    public static let zero = UIOffset()
}
