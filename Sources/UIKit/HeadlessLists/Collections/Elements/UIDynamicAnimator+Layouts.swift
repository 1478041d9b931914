import Foundation

extension UICollectionViewLayoutAttributes: UIDynamicItem {}

// Not overridable: the animator is in a module that does not know collection views.
extension UIDynamicAnimator {
    /// Makes an animator for attributes of a collection view's layout, which is invalidated in each frame.
    ///
    /// The layout returns ``items(in:)`` as its elements, and ``layoutAttributesForCell(at:)`` for one.
    public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
        self.init { [weak layout] in layout?.invalidateLayout() }
    }

    /// The attributes of a cell among the items of the behaviors.
    public func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(.cell, nil, indexPath)
    }

    /// The attributes of a supplementary view among the items of the behaviors.
    public func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        attributes(.supplementaryView, kind, indexPath)
    }

    /// The attributes of a decoration view among the items of the behaviors.
    public func layoutAttributesForDecorationView(ofKind decorationViewKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        attributes(.decorationView, decorationViewKind, indexPath)
    }

    private func attributes(
        _ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        allItems.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first {
            $0.representedElementCategory == category && $0.representedElementKind == kind
                && $0.indexPath == indexPath
        }
    }
}
