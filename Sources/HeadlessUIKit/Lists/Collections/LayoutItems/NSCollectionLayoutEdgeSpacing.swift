import Foundation

/// How far something in a compositional layout stays away from what is around it.
public final class NSCollectionLayoutEdgeSpacing: Sendable {
    /// At the edge at which a line begins.
    public let leading: NSCollectionLayoutSpacing?
    /// At the upper edge.
    public let top: NSCollectionLayoutSpacing?
    /// At the edge at which a line ends.
    public let trailing: NSCollectionLayoutSpacing?
    /// At the lower edge.
    public let bottom: NSCollectionLayoutSpacing?

    /// Makes spacing for each edge; none where it is `nil`.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
        trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
    }

    func before(_ axis: ScrollAxis) -> NSCollectionLayoutSpacing? { axis == .horizontal ? leading : top }
    func after(_ axis: ScrollAxis) -> NSCollectionLayoutSpacing? { axis == .horizontal ? trailing : bottom }
}

extension NSDirectionalEdgeInsets {
    /// The insets with their edges where they are if text runs to the right.
    var plain: UIEdgeInsets { UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing) }
}

extension CGRect {
    /// The rectangle with its edges moved inwards, at most until they meet.
    func shrunk(by insets: NSDirectionalEdgeInsets) -> CGRect {
        var rect = inset(by: insets.plain)
        rect.size.width = max(rect.size.width, 0)
        rect.size.height = max(rect.size.height, 0)
        return rect
    }
}

extension CGSize {
    /// The size of the rectangle whose edges moved inwards leave one of this size.
    func grown(by insets: NSDirectionalEdgeInsets) -> CGSize {
        CGSize(width: width + insets.leading + insets.trailing, height: height + insets.top + insets.bottom)
    }
}
