import Foundation

/// An item of a compositional layout: the room for one cell.
@preconcurrency @MainActor
open class NSCollectionLayoutItem {
    /// How large the item is.
    public final let layoutSize: NSCollectionLayoutSize

    /// How far the cell stays away from the edges of the room that the item takes.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// How far the item stays away from what is around it.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// Makes an item of a size.
    public init(layoutSize: NSCollectionLayoutSize) {
        self.layoutSize = layoutSize
    }
}
