import Foundation

/// Says where the elements of a collection view are.
///
/// A subclass works out all it needs in ``prepare()`` and answers from that:
///
/// ```swift
/// final class Stack: UICollectionViewLayout {
///     override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 1000) }
///     override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { … }
///     override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { … }
/// }
/// ```
///
/// The collection view calls, whenever the layout is invalid and its content is looked at: ``prepare()``,
/// ``collectionViewContentSize``, ``layoutAttributesForElements(in:)``.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    /// The collection view whose layout it is.
    public internal(set) final weak var collectionView: UICollectionView?

    /// The classes of decoration views by kind.
    final var decorationClasses: [String: UICollectionReusableView.Type] = [:]

    /// What the update under way does, for the defaults of what appears and disappears.
    final var updateMap: BatchMap?

    /// Makes a layout of nothing.
    public override init() {
        super.init()
    }

    /// Makes a layout of nothing: a coder carries nothing here.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// The class of attributes that the layout works with.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// The class of contexts in which the layout is invalidated.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: Answers

    /// Gets ready to answer; called once after each invalidation.
    open func prepare() {}

    /// How large the content is; nothing unless a subclass says otherwise.
    open var collectionViewContentSize: CGSize { .zero }

    /// The attributes of all elements in a rectangle of the content; `nil` or none if there is nothing.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// The attributes of an item; `nil` if it has none.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes of a supplementary view; `nil` if there is none.
    open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { nil }

    /// The attributes of a decoration view; `nil` if there is none.
    open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { nil }

    /// Where the content is to come to rest that a finger lets go.
    ///
    /// - Parameters:
    ///   - proposedContentOffset: where it would.
    ///   - velocity: of the content offset, in points a millisecond.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// Where the content is to be after an update or a change of layout.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    /// Has decoration views of a kind be of a class, a subclass of ``UICollectionReusableView``.
    ///
    /// Any other class is a failure; `nil` forgets the kind.
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

    /// Has everything worked out anew, before the content is next looked at.
    open func invalidateLayout() {
        let context = makeContext()
        context.invalidateEverything = true
        invalidateLayout(with: context)
    }

    /// Has what a context names worked out anew, before the content is next looked at.
    ///
    /// A subclass that overrides it calls `super`.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        collectionView?.layoutWasInvalidated(self, context)
    }

    /// Whether the layout must be worked out anew for other bounds of the collection view: no, unless overridden.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// What of the layout is invalid in other bounds of the collection view.
    open func invalidationContext(forBoundsChange newBounds: CGRect)
        -> UICollectionViewLayoutInvalidationContext
    { makeContext() }

    /// Whether the layout changes when a view would like other attributes: no, unless overridden.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// What of the layout is invalid when a view gets the attributes that it would like.
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

    /// Tells what an update changes, after ``prepare()`` for how things are afterwards.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Tells that what an update changes has been set in motion.
    open func finalizeCollectionViewUpdates() {}

    /// Tells that the bounds are about to change with an animation.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// Tells that an animated change of the bounds is over.
    open func finalizeAnimatedBoundsChange() {}

    /// Tells that this layout takes over from another one.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// Tells that another layout takes over from this one.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// Tells that the change of layouts is over.
    open func finalizeLayoutTransition() {}

    /// How an item looks as its appearance begins: transparent if it was inserted, unless overridden.
    ///
    /// - Parameter itemIndexPath: where it is after the update.
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { faded(layoutAttributesForItem(at: itemIndexPath), ifNotIn: updateMap?.oldIndexPath(of: itemIndexPath)) }

    /// How an item looks when it has disappeared: transparent if it was deleted, unless overridden.
    ///
    /// - Parameter itemIndexPath: where it was before the update.
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        let shown = collectionView?.shownAttributes(.cell(itemIndexPath))
        return faded(shown, ifNotIn: updateMap?.newIndexPath(of: itemIndexPath))
    }

    /// How a supplementary view looks as its appearance begins: transparent, unless overridden.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        faded(layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath), ifNotIn: nil)
    }

    /// How a supplementary view looks when it has disappeared: transparent, unless overridden.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let key = ElementKey(.supplementaryView, elementKind, elementIndexPath)
        return faded(collectionView?.shownAttributes(key), ifNotIn: nil)
    }

    /// How a decoration view looks as its appearance begins: transparent, unless overridden.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        faded(layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath), ifNotIn: nil)
    }

    /// How a decoration view looks when it has disappeared: transparent, unless overridden.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let key = ElementKey(.decorationView, elementKind, decorationIndexPath)
        return faded(collectionView?.shownAttributes(key), ifNotIn: nil)
    }

    private func faded(_ attributes: UICollectionViewLayoutAttributes?, ifNotIn other: IndexPath?)
        -> UICollectionViewLayoutAttributes?
    {
        guard let attributes else { return nil }
        let copy = attributes.duplicate()
        if other == nil { copy.alpha = 0 }
        return copy
    }

    // MARK: Moving

    /// Where an item that a finger moves is to go: to the place of the item at the finger, unless overridden.
    ///
    /// - Parameters:
    ///   - previousIndexPath: where it is now.
    ///   - position: where its middle is, in the coordinates of the content.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    )
        -> IndexPath
    {
        collectionView?.itemIndexPath(underMovedItemAt: position) ?? previousIndexPath
    }

    /// How an item looks that a finger moves: a little transparent, in front of all, at the finger.
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

    /// What of the layout is invalid while a finger moves items.
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

    /// What of the layout is invalid when a finger has let go of the items that it moved.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        context.targetIndexPathsForInteractivelyMovingItems = indexPaths
        return context
    }

    // MARK: For the framework's own

    /// Whether the view that gets these attributes is asked which it would like.
    func fits(_ attributes: UICollectionViewLayoutAttributes) -> Bool { true }

    /// The scroll views of sections that scroll across, of those that are in a rectangle of the content.
    func sectionScrollers(in rect: CGRect) -> [SectionScroller] { [] }

    /// The scroll view of a section that scrolls across; `nil` for any other.
    func sectionScroller(of section: Int) -> SectionScroller? { nil }

    /// Takes note of where the elements of an update went, before the layout is prepared for it.
    func follow(_ map: BatchMap) {}
}
