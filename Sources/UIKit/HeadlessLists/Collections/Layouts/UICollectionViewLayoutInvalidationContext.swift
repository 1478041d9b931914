/// Which parts of a layout are invalid.
///
/// A subclass can be more precise; it is named by ``UICollectionViewLayout/invalidationContextClass``.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext {
    /// Whether everything is invalid, as after a reload.
    open internal(set) var invalidateEverything = false

    /// Whether the numbers of sections and items are requested again.
    open internal(set) var invalidateDataSourceCounts = false

    /// The invalid items; `nil` if none were added.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?

    /// The invalid supplementary views, by kind; `nil` if none were added.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

    /// The invalid decoration views, by kind; `nil` if none were added.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    /// An additional change of the content offset, in points.
    open var contentOffsetAdjustment = CGPoint.zero

    /// The change of the content size. The layout is asked for its size in any case. It has no effect here.
    open var contentSizeAdjustment = CGSize.zero

    /// The former index paths of items that the user moves; `nil` if there are none.
    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

    /// The target index paths of items that the user moves; `nil` if there are none.
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

    /// The location of the touch that moves items, in the content's coordinates.
    open internal(set) var interactiveMovementTarget = CGPoint.zero

    /// Creates a context without invalid elements.
    public required init() {}

    /// Adds invalid items.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    /// Adds invalid supplementary views of a kind.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
            .merging([elementKind: indexPaths]) { $0 + $1 }
    }

    /// Adds invalid decoration views of a kind.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
            .merging([elementKind: indexPaths]) { $0 + $1 }
    }
}
