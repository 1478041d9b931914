/// A place on an item, where a supplementary view such as a badge is.
///
/// ```swift
/// // Half outside of the top trailing corner.
/// NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5))
/// ```
public final class NSCollectionLayoutAnchor: Sendable {
    /// The edges; along an axis without one, the middle.
    public let edges: NSDirectionalRectEdge

    /// The distance from there: in points, or in sizes of the supplementary view.
    public let offset: CGPoint

    /// Whether the offset is in points.
    public let isAbsoluteOffset: Bool

    /// Whether the offset is in sizes of the supplementary view.
    public var isFractionalOffset: Bool { !isAbsoluteOffset }

    /// Makes an anchor at edges.
    public convenience init(edges: NSDirectionalRectEdge) {
        self.init(edges: edges, absoluteOffset: .zero)
    }

    /// Makes an anchor at edges, with a distance in points; one that is not finite counts as 0.
    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.edges = edges
        offset = absoluteOffset.isFinite ? absoluteOffset : .zero
        isAbsoluteOffset = true
    }

    /// Makes an anchor at edges, with a distance in sizes of the supplementary view; one that is not finite counts as 0.
    public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.edges = edges
        offset = fractionalOffset.isFinite ? fractionalOffset : .zero
        isAbsoluteOffset = false
    }

    /// The anchor's place on a rectangle, where leading is left.
    func point(on rect: CGRect) -> CGPoint {
        CGPoint(
            x: edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
            y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY)
    }

    /// The offset in points, for a supplementary view of a size.
    func distance(for size: CGSize) -> CGPoint {
        isAbsoluteOffset ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
    }
}
