/// The spacing around an item of a compositional layout.
public final class NSCollectionLayoutEdgeSpacing: Sendable {
    /// At the leading edge.
    public let leading: NSCollectionLayoutSpacing?
    /// At the top edge.
    public let top: NSCollectionLayoutSpacing?
    /// At the trailing edge.
    public let trailing: NSCollectionLayoutSpacing?
    /// At the bottom edge.
    public let bottom: NSCollectionLayoutSpacing?

    /// Creates spacing for each edge; `nil` for none.
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
    /// The insets for a left-to-right layout.
    var plain: UIEdgeInsets { UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing) }
}

extension CGRect {
    /// The rectangle with its edges moved inwards, until they meet at most.
    func shrunk(by insets: NSDirectionalEdgeInsets) -> CGRect { shrunk(by: insets.plain) }

    func shrunk(by insets: UIEdgeInsets) -> CGRect {
        var rect = inset(by: insets)
        rect.size.width = max(rect.size.width, 0)
        rect.size.height = max(rect.size.height, 0)
        return rect
    }
}

extension CGSize {
    /// The size that `insets` reduce to this one.
    func grown(by insets: NSDirectionalEdgeInsets) -> CGSize {
        CGSize(width: width + insets.leading + insets.trailing, height: height + insets.top + insets.bottom)
    }
}
