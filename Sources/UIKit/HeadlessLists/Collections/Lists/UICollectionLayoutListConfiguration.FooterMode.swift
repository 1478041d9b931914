extension UICollectionLayoutListConfiguration {
    /// The type of section footers.
    public enum FooterMode: Int, Sendable {
        /// No footer.
        case none
        /// A supplementary view of the kind ``UICollectionView/elementKindSectionFooter``.
        case supplementary
    }
}
