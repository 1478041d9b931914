import Foundation

/// A decoration view of a section in a compositional layout: its background.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind of view, for which the layout has a class.
    public final let elementKind: String

    /// How far in front it is; behind everything else unless set.
    open var zIndex = -1

    private init(_ kind: String) {
        elementKind = kind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    }

    /// A view behind a section, of its size with headers, footers and insets, within its own
    /// ``NSCollectionLayoutItem/contentInsets``.
    public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind)
    }
}
