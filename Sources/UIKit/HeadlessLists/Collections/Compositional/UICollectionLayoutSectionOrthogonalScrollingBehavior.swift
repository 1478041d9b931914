/// How a section of a compositional layout scrolls orthogonally to the collection view.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// It does not: its groups follow each other along the collection view's axis.
    case none
    /// Continuously.
    case continuous
    /// Continuously, coming to rest at the beginning of a group.
    case continuousGroupLeadingBoundary
    /// By pages of the section's breadth: its visible part.
    case paging
    /// By groups.
    case groupPaging
    /// By groups, which come to rest centred.
    case groupPagingCentered
}
