/// The container of a compositional layout, in points.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
    /// The size of the container, before its insets are applied.
    var contentSize: CGSize { get }
    /// The size within the insets.
    var effectiveContentSize: CGSize { get }
    /// The insets of the content.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The insets that result in ``effectiveContentSize``.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}
