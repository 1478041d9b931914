extension UICollectionViewLayout {
    final func makeContext() -> UICollectionViewLayoutInvalidationContext {
        guard
            let own = type(of: self).invalidationContextClass
                as? UICollectionViewLayoutInvalidationContext.Type
        else {
            return UICollectionViewLayoutInvalidationContext()
        }
        return own.init()
    }

    final func makeAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes {
        let own = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        let attributes = (own ?? UICollectionViewLayoutAttributes.self).init()
        attributes.representedElementCategory = key.category
        attributes.representedElementKind = key.category == .cell ? nil : key.kind
        attributes.indexPath = key.indexPath
        return attributes
    }

    final func attributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        switch key.category {
        case .cell: layoutAttributesForItem(at: key.indexPath)
        case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.indexPath)
        case .decorationView: layoutAttributesForDecorationView(ofKind: key.kind, at: key.indexPath)
        }
    }

    /// A copy of the attributes of an element that appears or disappears, transparent if the update has no other place for it.
    final func faded(_ attributes: UICollectionViewLayoutAttributes?, ifNotIn other: IndexPath?)
        -> UICollectionViewLayoutAttributes?
    {
        guard let attributes else { return nil }
        let copy = attributes.duplicate()
        if other == nil { copy.alpha = 0 }
        return copy
    }
}
