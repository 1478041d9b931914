/// Arranges the elements of a collection view.
///
/// A subclass computes its state in ``prepare()``, and answers from that:
///
/// ```swift
/// final class Stack: UICollectionViewLayout {
///     override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 1000) }
///     override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { … }
///     override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { … }
/// }
/// ```
///
/// When the layout is invalid and the content is needed, the collection view calls ``prepare()``,
/// ``collectionViewContentSize`` and ``layoutAttributesForElements(in:)``.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    /// The collection view that uses the layout.
    open internal(set) weak var collectionView: UICollectionView?

    final var decorationClasses: [String: UICollectionReusableView.Type] = [:]

    /// The present update, for the default attributes of appearing and disappearing elements.
    final var updateMap: BatchMap?

    /// Creates a layout without elements.
    public override init() {
        super.init()
    }

    /// Creates a layout without elements: the coder is ignored.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// The class of the layout's attributes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// The class of the layout's invalidation contexts.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: Direction

    /// The direction of the layout's own coordinates; from the left unless overridden.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Whether the layout is mirrored in a collection view that is read in the other direction; `false` by default.
    ///
    /// A mirrored layout is asked, and answers, in its own coordinates; its content begins at the view's other edge.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Elements

    /// Prepares the layout; called once after each invalidation. It does nothing unless overridden.
    open func prepare() {}

    /// The size of the content; zero unless overridden.
    open var collectionViewContentSize: CGSize { .zero }

    /// Returns the attributes of all elements in a rectangle of the content; `nil` or empty if there are none.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// Returns the attributes of an item; `nil` if it has none.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a supplementary view; `nil` if there is none.
    open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { nil }

    /// Returns the attributes of a decoration view; `nil` if there is none.
    open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { nil }

    /// Returns the offset at which the content comes to rest after a drag.
    ///
    /// - Parameters:
    ///   - proposedContentOffset: where it would come to rest otherwise.
    ///   - velocity: of the content offset, in points per millisecond.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// Returns the content offset after an update or a change of layout.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    /// Registers a class of decoration views, a subclass of ``UICollectionReusableView``, for a kind.
    ///
    /// Any other class is a failure; `nil` removes the registration.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        guard let viewClass else {
            decorationClasses[elementKind] = nil
            return
        }
        guard let view = viewClass as? UICollectionReusableView.Type else {
            CollectionFailure.wrongClass(
                viewClass, "decoration view", elementKind, "UICollectionReusableView"
            )
            .record()
            return
        }
        decorationClasses[elementKind] = view
    }

    // MARK: Invalidation

    /// Invalidates the whole layout; it is computed again when the content is next needed.
    open func invalidateLayout() {
        let context = makeContext()
        context.invalidateEverything = true
        invalidateLayout(with: context)
    }

    /// Invalidates the parts of the layout that a context names.
    ///
    /// A subclass that overrides it calls `super`.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        collectionView?.layoutWasInvalidated(self, context)
    }

    /// Returns whether new bounds of the collection view invalidate the layout; `false` unless overridden.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Returns which parts of the layout new bounds invalidate.
    open func invalidationContext(forBoundsChange newBounds: CGRect)
        -> UICollectionViewLayoutInvalidationContext
    { makeContext() }

    func sidesDidChange() {}

    /// Returns whether a view's preferred attributes invalidate the layout; `false` unless overridden.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// Returns which parts of the layout a view's preferred attributes invalidate.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        switch originalAttributes.representedElementCategory {
        case .cell: context.invalidateItems(at: [originalAttributes.indexPath])
        case .supplementaryView:
            context.invalidateSupplementaryElements(
                ofKind: originalAttributes.representedElementKind ?? "", at: [originalAttributes.indexPath])
        case .decorationView:
            context.invalidateDecorationElements(
                ofKind: originalAttributes.representedElementKind ?? "", at: [originalAttributes.indexPath])
        }
        return context
    }

    // MARK: Updates

    /// Called with the changes of an update, after ``prepare()`` for the state after it; does nothing unless
    /// overridden.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Called when the animations of an update have been set up; does nothing unless overridden.
    open func finalizeCollectionViewUpdates() {}

    /// Called before elements are laid out for bounds that an animation changes; does nothing unless overridden.
    ///
    /// Apple's documentation names insertions and deletions, too; they have ``prepare(forCollectionViewUpdates:)``.
    ///
    /// - Parameter oldBounds: the bounds before, in points.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// Called when elements have been laid out for bounds that an animation changes; does nothing unless overridden.
    open func finalizeAnimatedBoundsChange() {}

    /// Called when this layout replaces another one; does nothing unless overridden.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// Called when another layout replaces this one; does nothing unless overridden.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// Called when the change of layouts has ended; does nothing unless overridden.
    open func finalizeLayoutTransition() {}

    /// Returns the first attributes of an appearing item: transparent if it was inserted, unless overridden.
    ///
    /// - Parameter itemIndexPath: that after the update.
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { faded(layoutAttributesForItem(at: itemIndexPath), ifNotIn: updateMap?.oldIndexPath(of: itemIndexPath)) }

    /// Returns the last attributes of a disappearing item: transparent if it was deleted, unless overridden.
    ///
    /// - Parameter itemIndexPath: that before the update.
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        let shown = collectionView?.shownAttributesInLayout(.cell(itemIndexPath))
        return faded(shown, ifNotIn: updateMap?.newIndexPath(of: itemIndexPath))
    }

    /// Returns the first attributes of an appearing supplementary view: transparent, unless overridden.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        faded(layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath), ifNotIn: nil)
    }

    /// Returns the last attributes of a disappearing supplementary view: transparent, unless overridden.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let key = ElementKey(.supplementaryView, elementKind, elementIndexPath)
        return faded(collectionView?.shownAttributesInLayout(key), ifNotIn: nil)
    }

    /// Returns the first attributes of an appearing decoration view: transparent, unless overridden.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        faded(layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath), ifNotIn: nil)
    }

    /// Returns the last attributes of a disappearing decoration view: transparent, unless overridden.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let key = ElementKey(.decorationView, elementKind, decorationIndexPath)
        return faded(collectionView?.shownAttributesInLayout(key), ifNotIn: nil)
    }

    // MARK: Moving

    /// Returns the index path for an item that the user moves: that of the item at the position, unless overridden.
    ///
    /// - Parameters:
    ///   - previousIndexPath: its present index path.
    ///   - position: its centre, in the content's coordinates.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    )
        -> IndexPath
    {
        collectionView?.itemIndexPath(underMovedItemAt: position) ?? previousIndexPath
    }

    /// Returns the attributes of an item that the user moves: slightly transparent, in front, at the position.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let copy =
            layoutAttributesForItem(at: indexPath)?.duplicate()
            ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        copy.center = position
        copy.zIndex = Int.max
        copy.alpha = 0.8
        return copy
    }

    /// Returns which parts of the layout are invalid while the user moves items.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
        context.interactiveMovementTarget = targetPosition
        return context
    }

    /// Returns which parts of the layout are invalid when the user has moved items.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        context.targetIndexPathsForInteractivelyMovingItems = indexPaths
        return context
    }

    // MARK: Internal queries

    /// Whether the view with these attributes is asked for its preferred attributes.
    func fits(_ attributes: UICollectionViewLayoutAttributes) -> Bool { true }

    /// The number of items that are as large as measured; grows until all visible ones are.
    var measuredCount: Int { 0 }

    func sectionScrollers(in rect: CGRect) -> [SectionScroller] { [] }

    func sectionScroller(of section: Int) -> SectionScroller? { nil }

    /// Called with the map of an update before the layout is prepared for it.
    func follow(_ map: BatchMap) {}
}
