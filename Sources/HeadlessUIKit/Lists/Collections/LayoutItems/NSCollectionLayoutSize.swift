import Foundation

/// How large something in a compositional layout is.
public final class NSCollectionLayoutSize: Sendable {
    /// How broad it is.
    public let widthDimension: NSCollectionLayoutDimension
    /// How high it is.
    public let heightDimension: NSCollectionLayoutDimension

    /// Makes a size of two dimensions.
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

    /// A size, with what is estimated taken from what a view would like.
    func size(_ points: CGSize, preferring measured: CGSize?) -> CGSize {
        guard let measured else { return points }
        return CGSize(
            width: widthDimension.isEstimated ? measured.width : points.width,
            height: heightDimension.isEstimated ? measured.height : points.height)
    }
}
