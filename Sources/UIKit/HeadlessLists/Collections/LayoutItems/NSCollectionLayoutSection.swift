/// A section of a compositional layout: a group, repeated for all items.
@preconcurrency @MainActor
open class NSCollectionLayoutSection {
    final let group: NSCollectionLayoutGroup

    /// The insets of the groups within the section.
    open var contentInsets = NSDirectionalEdgeInsets.zero {
        didSet {
            contentInsets = contentInsets.finite(or: oldValue, "contentInsets", of: "\(type(of: self))")
        }
    }

    /// What ``contentInsets`` are measured from across the scroll direction; by default what the layout's configuration
    /// says, which is the safe area.
    ///
    /// With ``UIContentInsetsReference/none`` the groups extend below the sensors of a phone that lies on its side.
    open var contentInsetsReference = UIContentInsetsReference.automatic

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
    ///
    /// If not, ``supplementaryContentInsetsReference`` is without effect, and they extend to the sides.
    open var supplementariesFollowContentInsets = true

    /// What the insets of headers and footers are measured from across the scroll direction.
    ///
    /// By default they are inset by the section's ``contentInsets``, within what the layout's configuration says. With
    /// any other value they are not inset by those, and begin at the reference.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

    final var list: UICollectionLayoutListConfiguration?

    /// Creates a section of a group.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
    }
}
