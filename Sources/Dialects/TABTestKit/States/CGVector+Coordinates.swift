import HeadlessUIKit

// Points of an element, as parts of its size.
extension CGVector {
    /// The middle.
    public static let middle = CGVector(dx: 0.5, dy: 0.5)
    /// The middle of the upper edge.
    public static let top = CGVector(dx: 0.5, dy: 0)
    /// The middle of the lower edge.
    public static let bottom = CGVector(dx: 0.5, dy: 1)
    /// The middle of the left edge.
    public static let left = CGVector(dx: 0, dy: 0.5)
    /// The middle of the right edge.
    public static let right = CGVector(dx: 1, dy: 0.5)
    /// The upper left corner.
    public static let topLeft = CGVector(dx: 0, dy: 0)
    /// The upper right corner.
    public static let topRight = CGVector(dx: 1, dy: 0)
    /// The lower left corner.
    public static let bottomLeft = CGVector(dx: 0, dy: 1)
    /// The lower right corner.
    public static let bottomRight = CGVector(dx: 1, dy: 1)
    /// The middle at a third of the height.
    public static let topThird = CGVector(dx: 0.5, dy: 0.33)
    /// The middle at a third of the width.
    public static let leftThird = CGVector(dx: 0.33, dy: 0.5)
    /// The middle at two thirds of the height.
    public static let bottomThird = CGVector(dx: 0.5, dy: 0.66)
    /// The middle at two thirds of the width.
    public static let rightThird = CGVector(dx: 0.66, dy: 0.5)

    /// The vector with other ones added to its parts.
    public func offset(dx: CGFloat, dy: CGFloat) -> CGVector {
        CGVector(dx: self.dx + dx, dy: self.dy + dy)
    }
}
