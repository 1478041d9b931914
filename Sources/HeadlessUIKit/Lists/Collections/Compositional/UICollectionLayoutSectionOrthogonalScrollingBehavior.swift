/// How a section of a compositional layout scrolls across the collection view.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// Not at all: its groups follow each other along the collection view.
    case none
    /// Freely.
    case continuous
    /// Freely, and comes to rest where a group begins.
    case continuousGroupLeadingBoundary
    /// By its whole breadth.
    case paging
    /// From group to group.
    case groupPaging
    /// From group to group, which come to rest in the middle.
    case groupPagingCentered
}
