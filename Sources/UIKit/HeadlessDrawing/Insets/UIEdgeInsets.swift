import Foundation

/// The insets of a rectangle's edges, in points; a negative number moves an edge outwards.
public struct UIEdgeInsets: Hashable, Sendable {
    /// The inset of the upper edge.
    public var top: CGFloat
    /// The inset of the left edge.
    public var left: CGFloat
    /// The inset of the lower edge.
    public var bottom: CGFloat
    /// The inset of the right edge.
    public var right: CGFloat

    /// Makes insets of zero.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// Makes insets from the distance for each edge, counter-clockwise from the upper one.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Insets of zero.
    public static let zero = UIEdgeInsets()
}

extension CGRect {
    /// Returns this rectangle with its edges moved inwards.
    ///
    /// As in UIKit this is plain arithmetic: insets that overlap result in a negative width or height.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left,
            y: origin.y + insets.top,
            width: size.width - (insets.left + insets.right),
            height: size.height - (insets.top + insets.bottom))
    }
}
