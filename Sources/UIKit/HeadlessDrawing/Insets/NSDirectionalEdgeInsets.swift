import Foundation

/// Edge insets with leading and trailing in place of left and right; in points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// The inset of the upper edge.
    public var top: CGFloat
    /// The inset of the leading edge: the left one, where text runs to the right.
    public var leading: CGFloat
    /// The inset of the lower edge.
    public var bottom: CGFloat
    /// The inset of the trailing edge: the right one, where text runs to the right.
    public var trailing: CGFloat

    /// Makes insets of zero.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Makes insets from the distance for each edge.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Insets of zero.
    public static let zero = NSDirectionalEdgeInsets()
}

extension NSDirectionalEdgeInsets {
    /// The insets of the physical edges, for content that is read from the right or from the left.
    package func edges(_ isRightToLeft: Bool) -> UIEdgeInsets {
        UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing).flipped(isRightToLeft)
    }
}

extension UIEdgeInsets {
    /// The insets with left and right exchanged, if content is read from the right.
    package func flipped(_ isRightToLeft: Bool) -> UIEdgeInsets {
        isRightToLeft ? UIEdgeInsets(top: top, left: right, bottom: bottom, right: left) : self
    }

    /// The insets of leading and trailing edges, for content that is read from the right or from the left.
    package func directional(_ isRightToLeft: Bool) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: top, leading: isRightToLeft ? right : left, bottom: bottom,
            trailing: isRightToLeft ? left : right)
    }
}
