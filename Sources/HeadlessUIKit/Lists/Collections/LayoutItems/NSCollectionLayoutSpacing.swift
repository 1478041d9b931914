import Foundation

/// How far things in a compositional layout are apart.
public final class NSCollectionLayoutSpacing: Sendable {
    /// The number of points, at least.
    public let spacing: CGFloat
    /// Whether it grows with the room that is left.
    public let isFlexibleSpacing: Bool

    private init(_ spacing: CGFloat, _ isFlexible: Bool) {
        self.spacing = spacing.isFinite ? spacing : 0
        isFlexibleSpacing = isFlexible
        if !spacing.isFinite { CollectionFailure.badDimension("spacing", spacing).record() }
    }

    /// So many points. A number that is not finite is a failure.
    public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, false)
    }

    /// So many points at least, and a share of the room that is left. A number that is not finite is a failure.
    public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, true)
    }

    /// Whether it is always the same.
    public var isFixedSpacing: Bool { !isFlexibleSpacing }
}
