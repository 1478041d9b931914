/// A supplementary view at an edge of a section: a header or footer.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    // Not overridable: what the object is made with never changes.
    /// The edge at which it is.
    public final let alignment: NSRectAlignment

    /// The offset from its position at the edge, in points.
    public final let offset: CGPoint

    /// Whether the section grows by it, so that it does not cover items.
    open var extendsBoundary = true

    /// Whether it is pinned while its section is visible.
    open var pinToVisibleBounds = false

    /// Creates a supplementary view at an edge.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
        absoluteOffset: CGPoint = .zero
    ) {
        self.alignment = alignment
        offset = absoluteOffset
        super.init(
            layoutSize: layoutSize, elementKind: elementKind,
            containerAnchor: NSCollectionLayoutAnchor(edges: []), anchor: nil)
    }

    /// Whether it is at the beginning of the section along an axis (`true`), at its end (`false`), or neither
    /// (`nil`).
    func isAtStart(_ axis: ScrollAxis) -> Bool? {
        switch (axis, alignment) {
        case (.vertical, .top), (.vertical, .topLeading), (.vertical, .topTrailing): true
        case (.vertical, .bottom), (.vertical, .bottomLeading), (.vertical, .bottomTrailing): false
        case (.horizontal, .leading), (.horizontal, .topLeading), (.horizontal, .bottomLeading): true
        case (.horizontal, .trailing), (.horizontal, .topTrailing), (.horizontal, .bottomTrailing): false
        default: nil
        }
    }

    /// The fraction of the remaining space before it: 0, 0.5 or 1.
    func share(_ axis: ScrollAxis) -> CGFloat {
        isAtStart(axis).map { $0 ? 0 : 1 } ?? 0.5
    }
}
