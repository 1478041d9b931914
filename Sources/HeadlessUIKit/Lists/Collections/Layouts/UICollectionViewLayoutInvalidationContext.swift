import Foundation

/// What of a layout is to be worked out anew.
///
/// A subclass says more precisely what, and is named by ``UICollectionViewLayout/invalidationContextClass``.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext {
    /// Whether everything is, as after a reload.
    public internal(set) final var invalidateEverything = false

    /// Whether the data source is asked anew for its numbers of sections and items.
    public internal(set) final var invalidateDataSourceCounts = false

    /// The items concerned; `nil` if none was named.
    public private(set) final var invalidatedItemIndexPaths: [IndexPath]?

    /// The supplementary views concerned, by kind; `nil` if none was named.
    public private(set) final var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

    /// The decoration views concerned, by kind; `nil` if none was named.
    public private(set) final var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    /// How far the content is scrolled besides, in points.
    open var contentOffsetAdjustment = CGPoint.zero

    /// By how much the content's size changes. The layout is asked for its size in any case.
    open var contentSizeAdjustment = CGSize.zero

    /// Where the items that a finger moves came from; `nil` if none is moved.
    public internal(set) final var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

    /// Where the items that a finger moves are to go; `nil` if none is moved.
    public internal(set) final var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

    /// Where the finger that moves items is, in the coordinates of the content.
    public internal(set) final var interactiveMovementTarget = CGPoint.zero

    /// Makes a context in which nothing is named.
    public required init() {}

    /// Names items.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    /// Names supplementary views of a kind.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
            .merging([elementKind: indexPaths]) { $0 + $1 }
    }

    /// Names decoration views of a kind.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
            .merging([elementKind: indexPaths]) { $0 + $1 }
    }
}
