import Foundation

extension UICollectionViewLayout {
    /// The visible range of the content along an axis, between the insets.
    final func visibleRange(along axis: ScrollAxis) -> (start: CGFloat, end: CGFloat) {
        guard let collectionView else { return (0, 0) }
        let insets = collectionView.adjustedContentInset
        let bounds = collectionView.bounds
        return (
            bounds.origin[axis] + insets.before(axis),
            bounds.origin[axis] + bounds.size[axis] - insets.after(axis)
        )
    }
}
