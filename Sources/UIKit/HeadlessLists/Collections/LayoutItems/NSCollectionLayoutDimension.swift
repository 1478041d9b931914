/// A width or height in a compositional layout.
public final class NSCollectionLayoutDimension: Sendable {
    enum Kind: Equatable { case fractionalWidth, fractionalHeight, absolute, estimated }

    let kind: Kind

    /// The number of points, or the fraction of the container.
    public let dimension: CGFloat

    private init(_ kind: Kind, _ dimension: CGFloat) {
        self.kind = kind
        let isSound = dimension.isFinite && dimension >= 0
        self.dimension = isSound ? dimension : 0
        if !isSound { CollectionFailure.badDimension("\(kind)", dimension).record() }
    }

    /// A fraction of the container's width, 1 for all of it. A number that is negative or not finite is a failure.
    public static func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
        Self(.fractionalWidth, fractionalWidth)
    }

    /// A fraction of the container's height, 1 for all of it. A number that is negative or not finite is a failure.
    public static func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
        Self(.fractionalHeight, fractionalHeight)
    }

    /// A number of points. A number that is negative or not finite is a failure.
    public static func absolute(_ absoluteDimension: CGFloat) -> Self {
        Self(.absolute, absoluteDimension)
    }

    /// An estimated number of points, used until the view is measured. A number that is negative or not finite is a
    /// failure.
    public static func estimated(_ estimatedDimension: CGFloat) -> Self {
        Self(.estimated, estimatedDimension)
    }

    /// Whether it is a fraction of the container's width.
    public var isFractionalWidth: Bool { kind == .fractionalWidth }
    /// Whether it is a fraction of the container's height.
    public var isFractionalHeight: Bool { kind == .fractionalHeight }
    /// Whether it is a number of points.
    public var isAbsolute: Bool { kind == .absolute }
    /// Whether it is an estimate.
    public var isEstimated: Bool { kind == .estimated }

    func points(in container: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth: dimension * container.width
        case .fractionalHeight: dimension * container.height
        case .absolute, .estimated: dimension
        }
    }
}
