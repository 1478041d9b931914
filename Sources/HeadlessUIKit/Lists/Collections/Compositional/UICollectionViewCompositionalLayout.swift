import Foundation

/// A layout of sections, each of groups of items, which say themselves how large they are.
///
/// ```swift
/// let item = NSCollectionLayoutItem(
///     layoutSize: NSCollectionLayoutSize(
///         widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
/// let pair = NSCollectionLayoutGroup.horizontal(
///     layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
///     subitems: [item])
/// let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: pair))
/// ```
///
/// A section whose groups all hold the same number of items costs no more than what is seen of it.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// Says how a section is laid out; with `nil`, it is a failure, and the section is empty.
    public typealias SectionProvider =
        @MainActor (Int, any NSCollectionLayoutEnvironment)
        -> NSCollectionLayoutSection?

    private let provider: SectionProvider
    private let kept: UICollectionViewCompositionalLayoutConfiguration
    /// The sections in their places, once they were worked out.
    final var sections: [CompositionalSection] = []
    private var needsSections = true
    private var container = CGSize.zero
    /// What sizes suit the views of items, by section and item, and those of headers and footers.
    private var measured: [Int: [Int: CGSize]] = [:]
    private var measuredBoundaries: [ElementKey: CGSize] = [:]
    /// The items that were measured since the sections were worked out.
    private var remeasured: [Int: Set<Int>] = [:]
    private var contentLength: CGFloat = 0

    /// Makes a layout whose sections are all alike.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Makes a layout whose sections are all alike, with what they have in common.
    public init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = { _, _ in section }
        kept = configuration
        super.init()
    }

    /// Makes a layout that asks for each section.
    public convenience init(sectionProvider: @escaping SectionProvider) {
        self.init(
            sectionProvider: sectionProvider,
            configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Makes a layout that asks for each section, with what they have in common.
    public init(
        sectionProvider: @escaping SectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        kept = configuration
        super.init()
    }

    /// Makes a layout without sections: a coder carries nothing here.
    public required init?(coder: NSCoder) {
        provider = { _, _ in nil }
        kept = UICollectionViewCompositionalLayoutConfiguration()
        super.init(coder: coder)
    }

    /// What all sections have in common; the layout is worked out anew with another one.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        get { replaced ?? kept }
        set {
            replaced = newValue
            invalidateLayout()
        }
    }

    private var replaced: UICollectionViewCompositionalLayoutConfiguration?

    final var axis: ScrollAxis { configuration.scrollDirection == .vertical ? .vertical : .horizontal }

    // MARK: Working it out

    /// Works out the sections, if what they depend on changed.
    open override func prepare() {
        super.prepare()
        (collectionView?.traitCollection ?? .current).performAsCurrent { workOut() }
    }

    private func workOut() {
        if needsSections {
            needsSections = false
            remeasured = [:]
            makeSections()
        }
        for (section, items) in remeasured where sections.indices.contains(section) {
            sections[section].stack.remeasure(items, measured[section] ?? [:])
        }
        remeasured = [:]
        placeSections()
    }

    private func makeSections() {
        sections = []
        guard let collectionView else { return }
        container = room(collectionView.bounds)
        let environment = LayoutRoom(container, traits: collectionView.traitCollection)
        for (index, count) in collectionView.counts.enumerated() {
            guard let section = provider(index, environment) else {
                collectionView.report(.noSection(index))
                continue
            }
            let made = CompositionalSection(
                section, index: index, count: count, axis: axis, container: container,
                measured: measured[index] ?? [:])
            if count > 0, made.stack.count == 0, container.width > 0, container.height > 0 {
                collectionView.report(.noItems(index))
            }
            sections.append(made)
        }
    }

    private func placeSections() {
        contentLength = 0
        let spacing = configuration.interSectionSpacing.isFinite ? configuration.interSectionSpacing : 0
        for index in sections.indices {
            if index > 0 { contentLength += spacing }
            sections[index].start = contentLength
            sections[index].placeBoundaries(measured: measuredBoundaries)
            contentLength = sections[index].end
        }
    }

    /// The room for content in bounds of the collection view.
    private func room(_ bounds: CGRect) -> CGSize {
        let insets = collectionView?.adjustedContentInset ?? .zero
        return CGSize(
            width: max(0, bounds.width - insets.left - insets.right),
            height: max(0, bounds.height - insets.top - insets.bottom))
    }

    // MARK: What a layout answers

    open override var collectionViewContentSize: CGSize {
        axis.size(length: contentLength, breadth: container[axis.other])
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        attributes(in: rect)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2, let section = section(indexPath.section), indexPath.item >= 0,
            indexPath.item < section.stack.count
        else { return nil }
        return attributes(indexPath.item, section)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let section = section(indexPath.section) else { return nil }
        let boundary = section.boundaries.first {
            $0.indexPath == indexPath && $0.item.elementKind == elementKind
        }
        return boundary.map { attributes($0, section) }
    }

    open override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        guard let section = section(indexPath.section) else { return nil }
        return decorations(section).first { $0.representedElementKind == elementKind }
    }

    /// A section by its number; those that there is nothing for are not among them.
    final func section(_ index: Int) -> CompositionalSection? {
        let place = sections.firstIndexSorted { $0.index >= index }
        return place < sections.count && sections[place].index == index ? sections[place] : nil
    }

    // MARK: Invalidation

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything {
            measured = [:]
            measuredBoundaries = [:]
        }
        if context.invalidateEverything || context.invalidateDataSourceCounts { needsSections = true }
        if context.previousIndexPathsForInteractivelyMovingItems != nil { needsSections = true }
        super.invalidateLayout(with: context)
    }

    /// Whether the room changes, or there is something that stays in sight.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        if room(newBounds) != container { return true }
        for section in sections {
            for boundary in section.boundaries where boundary.item.pinToVisibleBounds { return true }
        }
        return false
    }

    open override func invalidationContext(forBoundsChange newBounds: CGRect)
        -> UICollectionViewLayoutInvalidationContext
    {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        // In other room other sizes suit the views.
        context.invalidateEverything = room(newBounds) != container
        return context
    }

    /// Whether a view of an estimated size would like another one.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard fits(originalAttributes) else { return false }
        let path = originalAttributes.indexPath
        if originalAttributes.representedElementCategory == .cell {
            // The room that the item takes is larger than its cell by its insets, which are the same whatever
            // it is.
            measured[path.section, default: [:]][path.item] = outerSize(preferredAttributes.size, path)
            remeasured[path.section, default: []].insert(path.item)
        } else {
            measuredBoundaries[originalAttributes.key] = outerSize(
                preferredAttributes.size, originalAttributes.key)
        }
        return preferredAttributes.size != originalAttributes.size
    }

    private func outerSize(_ size: CGSize, _ path: IndexPath) -> CGSize {
        guard let section = section(path.section), let item = section.section.group.onlyItem else {
            return size
        }
        return size.grown(by: item.contentInsets)
    }

    private func outerSize(_ size: CGSize, _ key: ElementKey) -> CGSize {
        let boundary = section(key.indexPath.section)?.boundaries.first {
            $0.indexPath == key.indexPath && $0.item.elementKind == key.kind
        }
        return size.grown(by: boundary?.item.contentInsets ?? .zero)
    }

    // MARK: For the framework's own

    override func fits(_ attributes: UICollectionViewLayoutAttributes) -> Bool { attributes.isEstimate }

    override func follow(_ map: BatchMap) {
        var moved: [Int: [Int: CGSize]] = [:]
        for (section, sizes) in measured {
            for (item, size) in sizes {
                let path = IndexPath(item: item, section: section)
                guard !map.reloadedItems.contains(path), !map.reconfiguredItems.contains(path),
                    let new = map.newIndexPath(of: path)
                else { continue }
                moved[new.section, default: [:]][new.item] = size
            }
        }
        measured = moved
        measuredBoundaries = [:]
        needsSections = true
    }

    override func sectionScrollers(in rect: CGRect) -> [SectionScroller] {
        sections(in: rect).filter { $0.scrollsAcross && $0.stack.count > 0 }.map(\.scroller)
    }

    override func sectionScroller(of section: Int) -> SectionScroller? {
        guard let found = self.section(section), found.scrollsAcross else { return nil }
        return found.scroller
    }
}

extension NSCollectionLayoutGroup {
    /// The one item that the group is made of, however deep it is in other groups.
    fileprivate var onlyItem: NSCollectionLayoutItem? {
        var item: NSCollectionLayoutItem = self
        for _ in 0..<GroupSolver.deepest {
            guard let group = item as? NSCollectionLayoutGroup else { return item }
            guard group.subitems.count == 1 else { return nil }
            item = group.subitems[0]
        }
        return nil
    }
}
