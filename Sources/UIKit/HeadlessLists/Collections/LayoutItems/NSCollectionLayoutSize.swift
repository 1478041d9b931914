/// A size in a compositional layout.
public final class NSCollectionLayoutSize: Sendable {
    /// The width.
    public let widthDimension: NSCollectionLayoutDimension
    /// The height.
    public let heightDimension: NSCollectionLayoutDimension

    /// Creates a size from two dimensions.
    public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
        self.widthDimension = widthDimension
        self.heightDimension = heightDimension
    }

    func points(in container: CGSize) -> CGSize {
        CGSize(width: widthDimension.points(in: container), height: heightDimension.points(in: container))
    }

    subscript(axis: ScrollAxis) -> NSCollectionLayoutDimension {
        axis == .horizontal ? widthDimension : heightDimension
    }

    var isEstimated: Bool { widthDimension.isEstimated || heightDimension.isEstimated }

    /// The size in points, with measured values for estimated dimensions.
    func size(_ points: CGSize, preferring measured: CGSize?) -> CGSize {
        guard let measured else { return points }
        return CGSize(
            width: widthDimension.isEstimated ? measured.width : points.width,
            height: heightDimension.isEstimated ? measured.height : points.height)
    }
}
