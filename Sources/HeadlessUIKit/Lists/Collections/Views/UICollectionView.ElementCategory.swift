extension UICollectionView {
    /// What sorts of elements a collection view shows.
    public enum ElementCategory: UInt, Sendable {
        /// An item.
        case cell
        /// A view that belongs to data but is no item, such as a header.
        case supplementaryView
        /// A view that belongs to the layout alone, such as a background.
        case decorationView
    }
}
