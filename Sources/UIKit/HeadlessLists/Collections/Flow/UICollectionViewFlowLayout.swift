/// A layout of items in lines that wrap like words, with section headers and footers.
///
/// ```swift
/// let layout = UICollectionViewFlowLayout()
/// layout.itemSize = CGSize(width: 100, height: 100)
/// layout.headerReferenceSize = CGSize(width: 0, height: 40)
/// ```
///
/// The items of a line are spread from edge to edge; see ``minimumInteritemSpacing``. A delegate that conforms to
/// ``UICollectionViewDelegateFlowLayout`` can provide measures for each section or item. Without individual sizes,
/// the cost depends on the visible items only.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// An ``estimatedItemSize`` without an estimate; 50 by 50 points are assumed at first.
    public nonisolated static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    // Some are not checked for overlapping accesses: each element of each layout reads them, and no other code runs
    // while they are read or set.
    @exclusivity(unchecked) final var sections: [FlowSection] = []
    final var needsSections = true
    final var measured = MeasuredSizes()
    final var delegateHasNoSizes = false
    final var breadth: CGFloat = 0
    final var contentLength: CGFloat = 0

    open override class var invalidationContextClass: AnyClass {
        UICollectionViewFlowLayoutInvalidationContext.self
    }

    // MARK: Measures

    /// The minimum spacing between lines, in points; 10 by default.
    open var minimumLineSpacing: CGFloat = 10 { didSet { changed(minimumLineSpacing != oldValue) } }

    /// The minimum spacing between items on a line, in points; 10 by default.
    ///
    /// Remaining space on a line is distributed between its items. The last line of items of one size has the spacing
    /// of the others; with various sizes it is not spread.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { changed(minimumInteritemSpacing != oldValue) }
    }

    /// The size of items, unless the delegate provides it; 50 by 50 points by default.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { changed(itemSize != oldValue) } }

    /// The estimated size of items before their cells are measured; with zero, cells are not measured.
    @exclusivity(unchecked) open var estimatedItemSize = CGSize.zero {
        didSet { changed(estimatedItemSize != oldValue) }
    }

    /// The direction in which lines follow each other.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { changed(scrollDirection != oldValue) }
    }

    /// The size of headers, of which only the length along the scroll direction counts; 0 for no headers.
    open var headerReferenceSize = CGSize.zero { didSet { changed(headerReferenceSize != oldValue) } }

    /// The size of footers, of which only the length along the scroll direction counts; 0 for no footers.
    open var footerReferenceSize = CGSize.zero { didSet { changed(footerReferenceSize != oldValue) } }

    /// The insets of a section's items, in points.
    open var sectionInset = UIEdgeInsets.zero { didSet { changed(sectionInset != oldValue) } }

    /// What the insets of sections are measured from across the scroll direction; the content inset by default.
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { changed(sectionInsetReference != oldValue) }
    }

    /// Whether headers are pinned while their section is visible.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { changed(sectionHeadersPinToVisibleBounds != oldValue) }
    }

    /// Whether footers are pinned while their section is visible.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { changed(sectionFootersPinToVisibleBounds != oldValue) }
    }

    private func changed(_ isChanged: Bool) {
        if isChanged { invalidateLayout() }
    }

    // MARK: UICollectionViewLayout

    /// Computes the sections, if anything they depend on has changed.
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
        if context.invalidateEverything { measured = MeasuredSizes() }
        super.invalidateLayout(with: context)
    }

    /// Returns whether the available breadth changes, or a view is pinned.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        changesBreadth(newBounds) || sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
    }

    open override func invalidationContext(forBoundsChange newBounds: CGRect)
        -> UICollectionViewLayoutInvalidationContext
    {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        if let flow = context as? UICollectionViewFlowLayoutInvalidationContext, !changesBreadth(newBounds) {
            flow.invalidateFlowLayoutAttributes = false
            flow.invalidateFlowLayoutDelegateMetrics = false
        }
        return context
    }

    private func changesBreadth(_ newBounds: CGRect) -> Bool { availableBreadth(newBounds) != breadth }

    /// Returns whether a cell with an estimated size prefers another size.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard originalAttributes.representedElementCategory == .cell, fits(originalAttributes) else {
            return false
        }
        measured.set(preferredAttributes.size, of: originalAttributes.indexPath)
        return preferredAttributes.size != originalAttributes.size
    }

    // MARK: Internal queries

    override func sidesDidChange() { changed(sectionInsetReference != .fromContentInset) }

    override func fits(_ attributes: UICollectionViewLayoutAttributes) -> Bool { attributes.isEstimate }

    override var measuredCount: Int { measured.count }

    override func follow(_ map: BatchMap) { measured = measured.following(map) }
}
