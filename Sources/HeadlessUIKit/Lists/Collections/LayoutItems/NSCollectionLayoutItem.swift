import Foundation

/// An item of a compositional layout, which holds one cell.
@preconcurrency @MainActor
open class NSCollectionLayoutItem {
    /// The size of the item.
    public final let layoutSize: NSCollectionLayoutSize

    /// The insets of the cell within the item.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// The spacing around the item.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// Creates an item of a size.
    public init(layoutSize: NSCollectionLayoutSize) {
        self.layoutSize = layoutSize
    }
}
