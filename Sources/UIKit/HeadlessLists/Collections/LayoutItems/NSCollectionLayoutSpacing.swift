/// A spacing in a compositional layout.
public final class NSCollectionLayoutSpacing: Sendable {
    /// The minimum, in points.
    public let spacing: CGFloat
    /// Whether it grows with the remaining space.
    public let isFlexibleSpacing: Bool

    private init(_ spacing: CGFloat, _ isFlexible: Bool) {
        self.spacing = spacing.isFinite ? spacing : 0
        isFlexibleSpacing = isFlexible
        if !spacing.isFinite { CollectionFailure.badDimension("spacing", spacing).record() }
    }

    /// A fixed number of points. A number that is not finite is a failure.
    public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, false)
    }

    /// A minimum number of points, and a share of the remaining space. A number that is not finite is a failure.
    public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, true)
    }

    /// Whether it is fixed.
    public var isFixedSpacing: Bool { !isFlexibleSpacing }
}
