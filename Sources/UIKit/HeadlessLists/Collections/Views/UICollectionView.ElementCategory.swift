extension UICollectionView {
    /// The categories of elements in a collection view.
    public enum ElementCategory: UInt, Sendable {
        /// An item.
        case cell
        /// A view for data other than an item, such as a header.
        case supplementaryView
        /// A view that belongs to the layout only, such as a background.
        case decorationView
    }
}
