/// An item of a compositional layout, which holds one cell.
@preconcurrency @MainActor
open class NSCollectionLayoutItem {
    // Not overridable: what the object is made with never changes.
    /// The size of the item.
    public final let layoutSize: NSCollectionLayoutSize

    /// The insets of the cell within the item.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// The spacing around the item.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// The views at each item, such as badges.
    public final let supplementaryItems: [NSCollectionLayoutSupplementaryItem]

    /// Creates an item of a size.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Creates an item of a size, with views such as badges.
    public init(
        layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    ) {
        self.layoutSize = layoutSize
        self.supplementaryItems = supplementaryItems
    }
}
