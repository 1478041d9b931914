import Foundation

/// A section of a compositional layout: a group, over and over, until all items have their place.
@preconcurrency @MainActor
open class NSCollectionLayoutSection {
    /// What is laid out over and over.
    final let group: NSCollectionLayoutGroup

    /// How far groups stay away from the section's edges.
    open var contentInsets = NSDirectionalEdgeInsets.zero {
        didSet {
            contentInsets = contentInsets.finite(or: oldValue, "contentInsets", of: "\(type(of: self))")
        }
    }

    /// How far groups are apart, in points.
    open var interGroupSpacing: CGFloat = 0 {
        didSet {
            interGroupSpacing = interGroupSpacing.finite(
                or: oldValue, "interGroupSpacing", of: "\(type(of: self))")
        }
    }

    /// How the section scrolls across the collection view.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

    /// Headers and footers.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// Backgrounds.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []

    /// Whether headers and footers stay away from the edges as the groups do.
    open var supplementariesFollowContentInsets = true

    /// What the section is as one of a list.
    final var list: UICollectionLayoutListConfiguration?

    /// Makes a section of a group.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
    }
}
