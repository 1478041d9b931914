import Foundation

/// How far the edges of a rectangle move inwards, in points; a negative number moves an edge outwards.
public struct UIEdgeInsets: Hashable, Sendable {
    /// How far the upper edge moves down.
    public var top: CGFloat
    /// How far the left edge moves to the right.
    public var left: CGFloat
    /// How far the lower edge moves up.
    public var bottom: CGFloat
    /// How far the right edge moves to the left.
    public var right: CGFloat

    /// Makes insets that move no edge.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// Makes insets of the distance for each edge, counter-clockwise from the upper one.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// The insets that move no edge.
    public static let zero = UIEdgeInsets()
}

extension CGRect {
    /// This rectangle with its edges moved inwards.
    ///
    /// As in UIKit this is plain arithmetic: insets that meet each other leave a width or a height below zero.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left,
            y: origin.y + insets.top,
            width: size.width - (insets.left + insets.right),
            height: size.height - (insets.top + insets.bottom))
    }
}
