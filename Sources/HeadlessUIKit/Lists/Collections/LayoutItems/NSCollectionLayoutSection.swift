import Foundation

/// A section of a compositional layout: a group, repeated for all items.
@preconcurrency @MainActor
open class NSCollectionLayoutSection {
    /// The group that is repeated.
    final let group: NSCollectionLayoutGroup

    /// The insets of the groups within the section.
    open var contentInsets = NSDirectionalEdgeInsets.zero {
        didSet {
            contentInsets = contentInsets.finite(or: oldValue, "contentInsets", of: "\(type(of: self))")
        }
    }

    /// The spacing between groups, in points.
    open var interGroupSpacing: CGFloat = 0 {
        didSet {
            interGroupSpacing = interGroupSpacing.finite(
                or: oldValue, "interGroupSpacing", of: "\(type(of: self))")
        }
    }

    /// How the section scrolls orthogonally.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

    /// The headers and footers.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// The backgrounds.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []

    /// Whether headers and footers are inset like the groups.
    open var supplementariesFollowContentInsets = true

    /// The configuration of a list section.
    final var list: UICollectionLayoutListConfiguration?

    /// Creates a section of a group.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
    }
}
