extension UICollectionViewLayout {
    /// The visible range of the content along an axis, between the insets.
    final func visibleRange(along axis: ScrollAxis) -> (start: CGFloat, end: CGFloat) {
        guard let collectionView else { return (0, 0) }
        let isMirrored = collectionView.showing.mirror != nil
        let insets = collectionView.adjustedContentInset.flipped(isMirrored)
        let bounds = collectionView.inLayout(collectionView.bounds)
        return (
            bounds.origin[axis] + insets.before(axis),
            bounds.origin[axis] + bounds.size[axis] - insets.after(axis)
        )
    }
}
