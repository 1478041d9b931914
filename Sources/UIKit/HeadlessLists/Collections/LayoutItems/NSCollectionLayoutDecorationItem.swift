/// A decoration view of a section in a compositional layout: its background.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    // Not overridable: what the object is made with never changes.
    /// The element kind of the view, for which the layout has a registered class.
    public final let elementKind: String

    /// The view's z-order; behind everything else by default.
    open var zIndex = -1

    private init(_ kind: String) {
        elementKind = kind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [])
    }

    /// Creates a view behind a section with its headers, footers and insets, reduced by its own
    /// ``NSCollectionLayoutItem/contentInsets``.
    public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind)
    }
}
