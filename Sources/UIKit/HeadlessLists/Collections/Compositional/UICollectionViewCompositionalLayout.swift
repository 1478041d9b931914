/// A layout made of sections, groups and items, each with a size of its own.
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
/// A section whose groups all hold the same number of items costs no more than what is visible of it.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// A closure that returns the layout of a section; returning `nil` is a failure, and leaves the section empty.
    public typealias SectionProvider =
        @MainActor (Int, any NSCollectionLayoutEnvironment)
        -> NSCollectionLayoutSection?

    private let provider: SectionProvider
    final var sections: [CompositionalSection] = []
    private var needsSections = true
    private var room: CompositionalRoom?
    private(set) final var measured = MeasuredSizes()
    /// The preferred sizes of headers and footers, and those that were measured in the present available size.
    private var measuredBoundaries: [ElementKey: CGSize] = [:]
    private(set) final var currentBoundaries: Set<ElementKey> = []
    /// The items that were measured since the sections were computed.
    private var remeasured: [Int: Set<Int>] = [:]
    private var contentLength: CGFloat = 0

    /// Creates a layout whose sections are all the same.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Creates a layout whose sections are all the same, with a configuration.
    public init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = { _, _ in section }
        self.configuration = configuration
        super.init()
    }

    /// Creates a layout with a closure for the sections.
    public convenience init(sectionProvider: @escaping SectionProvider) {
        self.init(
            sectionProvider: sectionProvider,
            configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Creates a layout with a closure for the sections, and a configuration.
    public init(
        sectionProvider: @escaping SectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    /// Creates a layout without sections: the coder is ignored.
    public required init?(coder: NSCoder) {
        provider = { _, _ in nil }
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init(coder: coder)
    }

    /// The configuration of all sections; setting another one computes the layout again.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

    final var axis: ScrollAxis { configuration.scrollDirection == .vertical ? .vertical : .horizontal }

    /// Always `true`: leading and trailing follow the collection view's direction.
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    // MARK: Computing sections

    /// Computes the sections, if anything they depend on has changed.
    open override func prepare() {
        super.prepare()
        (collectionView?.traitCollection ?? .current).performAsCurrent { workOut() }
    }

    private func workOut() {
        let isSame = isSameRoom(in: collectionView?.bounds ?? .zero)
        if !isSame {
            // Preferred sizes may differ in another available size.
            measured.becomeEstimates()
            currentBoundaries = []
        }
        if needsSections || !isSame {
            needsSections = false
            remeasured = [:]
            makeSections()
        }
        for (section, items) in remeasured where sections.indices.contains(section) {
            sections[section].stack.remeasure(items, measured.sizes[section] ?? [:])
        }
        remeasured = [:]
        placeSections()
    }

    private func makeSections() {
        sections = []
        room = nil
        guard let collectionView else { return }
        let room = CompositionalRoom(collectionView, self)
        self.room = room
        for (index, count) in collectionView.counts.enumerated() {
            guard let section = provider(index, room) else {
                collectionView.report(.noSection(index))
                continue
            }
            let made = CompositionalSection(
                section, index: index, count: count, axis: axis, room: room,
                measured: measured.sizes[index] ?? [:])
            if count > 0, made.stack.count == 0, room.size.width > 0, room.size.height > 0 {
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

    private func isSameRoom(in bounds: CGRect) -> Bool {
        guard let room else { return collectionView == nil }
        return room.isSame(in: bounds)
    }

    // MARK: UICollectionViewLayout

    open override var collectionViewContentSize: CGSize {
        axis.size(length: contentLength, breadth: room?.size[axis.other] ?? 0)
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
        if let boundary { return attributes(boundary, section) }
        guard indexPath.count == 2, indexPath.item >= 0, indexPath.item < section.stack.count else {
            return nil
        }
        return badges(indexPath.item, section).first { $0.representedElementKind == elementKind }
    }

    open override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        guard let section = section(indexPath.section) else { return nil }
        return decorations(section).first { $0.representedElementKind == elementKind }
    }

    /// Returns a section by its index; sections without a definition are missing.
    final func section(_ index: Int) -> CompositionalSection? {
        let place = sections.firstIndexSorted { $0.index >= index }
        return place < sections.count && sections[place].index == index ? sections[place] : nil
    }

    // MARK: Invalidation

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything {
            measured = MeasuredSizes()
            forgetBoundaries()
        }
        if context.invalidateEverything || context.invalidateDataSourceCounts { needsSections = true }
        if context.previousIndexPathsForInteractivelyMovingItems != nil { needsSections = true }
        super.invalidateLayout(with: context)
    }

    /// Returns whether the available size changes, or a view is pinned.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        if !isSameRoom(in: newBounds) { return true }
        for section in sections {
            for boundary in section.boundaries where boundary.item.pinToVisibleBounds { return true }
        }
        return false
    }

    /// Returns whether a view with an estimated size prefers another size.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard fits(originalAttributes) else { return false }
        let path = originalAttributes.indexPath
        if originalAttributes.representedElementCategory == .cell {
            // The item is larger than its cell by its insets, which do not depend on the size.
            measured.set(outerSize(preferredAttributes.size, path), of: path)
            remeasured[path.section, default: []].insert(path.item)
        } else {
            let key = originalAttributes.key
            measuredBoundaries[key] = outerSize(preferredAttributes.size, key)
            currentBoundaries.insert(key)
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

    // MARK: Internal queries

    override func sidesDidChange() {
        guard let collectionView, !isSameRoom(in: collectionView.bounds) else { return }
        invalidateLayout(with: invalidationContext(forBoundsChange: collectionView.bounds))
    }

    override func fits(_ attributes: UICollectionViewLayoutAttributes) -> Bool { attributes.isEstimate }

    override var measuredCount: Int { measured.count + currentBoundaries.count }

    override func follow(_ map: BatchMap) {
        measured = measured.following(map)
        forgetBoundaries()
        needsSections = true
    }

    private func forgetBoundaries() {
        measuredBoundaries = [:]
        currentBoundaries = []
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
    /// The single item of the group, at any depth of nested groups.
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
