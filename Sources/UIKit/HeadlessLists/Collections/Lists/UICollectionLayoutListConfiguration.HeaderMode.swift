extension UICollectionLayoutListConfiguration {
    /// The type of section headers.
    public enum HeaderMode: Int, Sendable {
        /// No header.
        case none
        /// A supplementary view of the kind ``UICollectionView/elementKindSectionHeader``.
        case supplementary
        /// The first item, which looks like a header in its position, and scrolls with the rows.
        ///
        /// The actual rows begin with the second item. The header's configurations are the defaults of its
        /// ``UICollectionViewListCell`` then.
        case firstItemInSection
    }
}
