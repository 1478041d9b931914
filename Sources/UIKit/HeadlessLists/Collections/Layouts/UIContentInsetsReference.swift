/// What the insets of a compositional layout's sections are measured from, across the scroll direction.
public enum UIContentInsetsReference: Int, Sendable {
    /// That of the layout's configuration; there, the safe area.
    case automatic
    /// The content inset of the collection view.
    case none
    /// The safe area.
    case safeArea
    /// The layout margins.
    case layoutMargins
    /// The readable content guide.
    case readableContent
}

extension UICollectionView {
    /// How much further inside than its content inset the collection view's sides are across a scroll axis, if they are
    /// measured from a reference; in the layout's coordinates.
    final func sides(from reference: UIContentInsetsReference, across axis: ScrollAxis) -> UIEdgeInsets {
        physicalSides(from: reference, across: axis).flipped(flipsLayout)
    }

    /// The same in the content's coordinates.
    final func physicalSides(from reference: UIContentInsetsReference, across axis: ScrollAxis)
        -> UIEdgeInsets
    {
        let wanted: UIEdgeInsets
        switch reference {
        case .none: return .zero
        case .automatic, .safeArea: wanted = knownSafeArea
        case .layoutMargins: wanted = layoutMargins
        case .readableContent: wanted = readableInsets
        }
        let content = insetWithKnownSafeArea
        let isVertical = axis == .vertical
        return UIEdgeInsets(
            top: isVertical ? 0 : max(0, wanted.top - content.top),
            left: isVertical ? max(0, wanted.left - content.left) : 0,
            bottom: isVertical ? 0 : max(0, wanted.bottom - content.bottom),
            right: isVertical ? max(0, wanted.right - content.right) : 0)
    }
}
