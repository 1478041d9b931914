import Foundation

/// A supplementary view of a section in a compositional layout, such as a header.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind of view.
    public final let elementKind: String

    /// How far in front it is.
    open var zIndex = 1

    init(_ size: NSCollectionLayoutSize, _ kind: String) {
        elementKind = kind
        super.init(layoutSize: size)
    }
}

/// A supplementary view at an edge of a section: a header or a footer.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The edge that it is at.
    public final let alignment: NSRectAlignment

    /// How far it is from there.
    public final let offset: CGPoint

    /// Whether the section grows by it, so that it covers no items.
    open var extendsBoundary = true

    /// Whether it stays in sight as long as its section is.
    open var pinToVisibleBounds = false

    /// Makes a supplementary view at an edge.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
        absoluteOffset: CGPoint = .zero
    ) {
        self.alignment = alignment
        offset = absoluteOffset
        super.init(layoutSize, elementKind)
    }

    /// Whether it is at the beginning of a section along an axis, `false` at its end, and `nil` at neither.
    func isAtStart(_ axis: ScrollAxis) -> Bool? {
        switch (axis, alignment) {
        case (.vertical, .top), (.vertical, .topLeading), (.vertical, .topTrailing): true
        case (.vertical, .bottom), (.vertical, .bottomLeading), (.vertical, .bottomTrailing): false
        case (.horizontal, .leading), (.horizontal, .topLeading), (.horizontal, .bottomLeading): true
        case (.horizontal, .trailing), (.horizontal, .topTrailing), (.horizontal, .bottomTrailing): false
        default: nil
        }
    }

    /// Which share of the room that is left comes before it: none, half or all.
    func share(_ axis: ScrollAxis) -> CGFloat {
        switch (axis, alignment) {
        case (.horizontal, .leading), (.horizontal, .topLeading), (.horizontal, .bottomLeading): 0
        case (.horizontal, .trailing), (.horizontal, .topTrailing), (.horizontal, .bottomTrailing): 1
        case (.vertical, .top), (.vertical, .topLeading), (.vertical, .topTrailing): 0
        case (.vertical, .bottom), (.vertical, .bottomLeading), (.vertical, .bottomTrailing): 1
        default: 0.5
        }
    }
}
