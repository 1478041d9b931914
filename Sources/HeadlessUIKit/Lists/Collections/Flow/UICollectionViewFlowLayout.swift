import Foundation

/// A layout of lines, which items flow into like words, with headers and footers of sections.
///
/// ```swift
/// let layout = UICollectionViewFlowLayout()
/// layout.itemSize = CGSize(width: 100, height: 100)
/// layout.headerReferenceSize = CGSize(width: 0, height: 40)
/// ```
///
/// The items of a line are spread from edge to edge; see ``minimumInteritemSpacing``. A delegate that conforms
/// to ``UICollectionViewDelegateFlowLayout`` says what differs from section to section, or from item to item.
/// Without sizes of their own, any number of items costs no more than those in sight.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// Stands for an ``estimatedItemSize`` of which nothing is known; 50 by 50 points are taken at first.
    public nonisolated static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    /// Where the items are, once they were worked out.
    final var sections: [FlowSection] = []
    final var needsSections = true
    /// The sizes that cells said they would like.
    final var measured: [IndexPath: CGSize] = [:]
    /// Whether the delegate leaves out the sizes of items.
    final var delegateHasNoSizes = false
    final var breadth: CGFloat = 0
    final var contentLength: CGFloat = 0

    open override class var invalidationContextClass: AnyClass {
        UICollectionViewFlowLayoutInvalidationContext.self
    }

    // MARK: What it is laid out by

    /// How far lines are apart at least, in points; 10 unless set.
    open var minimumLineSpacing: CGFloat = 10 { didSet { changed(minimumLineSpacing != oldValue) } }

    /// How far items on a line are apart at least, in points; 10 unless set.
    ///
    /// What room is left on a line is shared out between its items. The last line of items of one size goes on
    /// with the spacing of the others; one of various sizes is not spread.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { changed(minimumInteritemSpacing != oldValue) }
    }

    /// How large items are, unless the delegate says so; 50 by 50 points unless set.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { changed(itemSize != oldValue) } }

    /// How large items are taken to be until their cells say how large they would like to be; not asked with zero.
    open var estimatedItemSize = CGSize.zero { didSet { changed(estimatedItemSize != oldValue) } }

    /// Which way the lines follow each other.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { changed(scrollDirection != oldValue) }
    }

    /// How large headers are, of which the side along the scroll direction counts; there are none of no length.
    open var headerReferenceSize = CGSize.zero { didSet { changed(headerReferenceSize != oldValue) } }

    /// How large footers are, of which the side along the scroll direction counts; there are none of no length.
    open var footerReferenceSize = CGSize.zero { didSet { changed(footerReferenceSize != oldValue) } }

    /// How far the items of a section stay away from its edges, in points.
    open var sectionInset = UIEdgeInsets.zero { didSet { changed(sectionInset != oldValue) } }

    /// Whether a header stays in sight as long as its section is.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { changed(sectionHeadersPinToVisibleBounds != oldValue) }
    }

    /// Whether a footer stays in sight as long as its section is.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { changed(sectionFootersPinToVisibleBounds != oldValue) }
    }

    private func changed(_ isChanged: Bool) {
        if isChanged { invalidateLayout() }
    }

    // MARK: What a layout answers

    /// Works out the sections, if what they depend on changed.
    open override func prepare() {
        super.prepare()
        guard needsSections else { return }
        needsSections = false
        layOutSections()
    }

    open override var collectionViewContentSize: CGSize { axis.size(length: contentLength, breadth: breadth) }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        attributes(in: rect)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard has(indexPath) else { return nil }
        return itemAttributes(indexPath)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2, sections.indices.contains(indexPath.section) else { return nil }
        return boundaryAttributes(elementKind, indexPath.section)
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let flow = context as? UICollectionViewFlowLayoutInvalidationContext
        if flow?.invalidateFlowLayoutDelegateMetrics ?? true || flow?.invalidateFlowLayoutAttributes ?? true {
            needsSections = true
        }
        if context.invalidateEverything { measured = [:] }
        super.invalidateLayout(with: context)
    }

    /// Whether the breadth changes, or there is something that stays in sight.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        changesBreadth(newBounds) || sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
    }

    open override func invalidationContext(forBoundsChange newBounds: CGRect)
        -> UICollectionViewLayoutInvalidationContext
    {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        // In other room other sizes suit the cells.
        context.invalidateEverything = changesBreadth(newBounds)
        if let flow = context as? UICollectionViewFlowLayoutInvalidationContext, !changesBreadth(newBounds) {
            flow.invalidateFlowLayoutAttributes = false
            flow.invalidateFlowLayoutDelegateMetrics = false
        }
        return context
    }

    private func changesBreadth(_ newBounds: CGRect) -> Bool { availableBreadth(newBounds) != breadth }

    /// Whether a cell of an estimated size would like another one.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard originalAttributes.representedElementCategory == .cell, fits(originalAttributes) else {
            return false
        }
        measured[originalAttributes.indexPath] = preferredAttributes.size
        return preferredAttributes.size != originalAttributes.size
    }

    // MARK: For the framework's own

    override func fits(_ attributes: UICollectionViewLayoutAttributes) -> Bool { attributes.isEstimate }

    override func follow(_ map: BatchMap) {
        var moved: [IndexPath: CGSize] = [:]
        for (path, size) in measured {
            guard !map.reloadedItems.contains(path), !map.reconfiguredItems.contains(path) else { continue }
            if let new = map.newIndexPath(of: path) { moved[new] = size }
        }
        measured = moved
    }
}
