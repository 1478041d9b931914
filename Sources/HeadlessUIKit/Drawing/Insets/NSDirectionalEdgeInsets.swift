import Foundation

/// Edge insets that know where a line of text begins and ends, in place of left and right; in points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// How far the upper edge moves down.
    public var top: CGFloat
    /// How far the edge moves inwards at which a line begins: the left one, where text runs to the right.
    public var leading: CGFloat
    /// How far the lower edge moves up.
    public var bottom: CGFloat
    /// How far the edge moves inwards at which a line ends: the right one, where text runs to the right.
    public var trailing: CGFloat

    /// Makes insets that move no edge.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Makes insets of the distance for each edge.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// The insets that move no edge.
    public static let zero = NSDirectionalEdgeInsets()
}
