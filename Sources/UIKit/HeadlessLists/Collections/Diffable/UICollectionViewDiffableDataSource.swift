/// A data source whose content is set as a snapshot; it updates the collection view with the differences.
///
/// ```swift
/// let source = UICollectionViewDiffableDataSource<Int, Photo>(collectionView: photos) { view, indexPath, photo in
///     view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: photo)
/// }
/// var snapshot = NSDiffableDataSourceSnapshot<Int, Photo>()
/// snapshot.appendSections([0])
/// snapshot.appendItems(photos)
/// source.apply(snapshot)
/// ```
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource, OutlineDataSource {
    /// The type of a snapshot of all sections.
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// The type of a snapshot of one section as an outline.
    public typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

    /// A closure that returns the cell for an item; returning `nil` is a failure, and an empty cell is used.
    public typealias CellProvider =
        @MainActor (
            _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
        ) -> UICollectionViewCell?

    /// A closure that returns a supplementary view; returning `nil` is a failure, and an empty view is used.
    public typealias SupplementaryViewProvider =
        @MainActor (
            _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
        ) -> UICollectionReusableView?

    private weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    final var current = Snapshot()
    final var outlines: [SectionIdentifierType: SectionSnapshot] = [:]

    /// Provides headers, footers and other supplementary views.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// The closures for reordering by the user.
    open var reorderingHandlers = ReorderingHandlers()

    /// The closures for expanding and collapsing items by the user.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers()

    /// Creates an empty data source, and sets it on the collection view.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    // MARK: Data

    /// Returns the present content, to be changed and applied.
    open func snapshot() -> Snapshot { current }

    /// Shows a snapshot by updating what differs from the present content, and calls `completion` at the end.
    open func apply(
        _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (@MainActor () -> Void)? = nil
    ) {
        show(snapshot, animated: animatingDifferences, completion)
    }

    /// Shows a snapshot by reloading the collection view.
    open func applySnapshotUsingReloadData(
        _ snapshot: Snapshot, completion: (@MainActor () -> Void)? = nil
    ) {
        take(snapshot)
        collectionView?.reloadData()
        finish(completion)
    }

    /// Returns the item at an index path; `nil` if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        current.itemIdentifier(at: indexPath)
    }

    /// Returns the index path of an item; `nil` if it does not exist.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        current.indexPath(ofItem: itemIdentifier)
    }

    /// Returns the section at an index; `nil` if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sectionIdentifier(at: index)
    }

    /// Returns the index of a section; `nil` if it does not exist.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        current.indexOfSection(sectionIdentifier)
    }

    // MARK: Outlines

    /// Shows the items of a section as an outline; a section that does not exist is appended.
    open func apply(
        _ snapshot: SectionSnapshot, to section: SectionIdentifierType, animatingDifferences: Bool = true,
        completion: (@MainActor () -> Void)? = nil
    ) {
        show(snapshot, in: section, animated: animatingDifferences, completion)
    }

    /// Returns the outline of a section; if it has none, its items as root items.
    open func snapshot(for section: SectionIdentifierType) -> SectionSnapshot {
        if let outline = outlines[section] { return outline }
        var snapshot = SectionSnapshot()
        if current.indexOfSection(section) != nil {
            snapshot.append(current.itemIdentifiers(inSection: section))
        }
        return snapshot
    }

    // MARK: Data source

    /// Returns the number of sections.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }

    /// Returns the number of items in a section.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        current.numberOfItems(inSectionAt: section)
    }

    /// Returns the cell from the cell provider.
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        if let item = current.itemIdentifier(at: indexPath),
            let cell = cellProvider(collectionView, indexPath, item)
        {
            return cell
        }
        CollectionFailure.noCell(indexPath).record()
        return collectionView.standInCell()
    }

    /// Returns the view from the supplementary view provider.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
        CollectionFailure.noSupplementaryProvider(kind).record()
        return collectionView.standIn(.supplementaryView)
    }

    /// Returns whether the reordering handlers allow moving an item.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        current.itemIdentifier(at: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
    }

    /// Applies the user's move of an item to the snapshot, and calls the reordering handlers.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        reorder(sourceIndexPath, to: destinationIndexPath)
    }

    // MARK: Applying snapshots

    private func show(_ new: Snapshot, animated: Bool, _ completion: (@MainActor () -> Void)?) {
        let difference = new.difference(from: current)
        guard let collectionView, collectionView.dataSource === self else {
            take(new)
            return finish(completion)
        }
        // An update without changes would ask for all sizes again, which is not intended here.
        guard !difference.changes.isEmpty else {
            take(new)
            collectionView.setNeedsLayout()
            return finish(completion)
        }
        let change: @MainActor () -> Void = { [weak self] in
            collectionView.performBatchUpdates {
                self?.take(new)
                collectionView.change(difference.changes)
            } completion: { _ in
                completion?()
            }
        }
        if animated { change() } else { UIView.performWithoutAnimation(change) }
    }

    private func finish(_ completion: (@MainActor () -> Void)?) {
        if let completion { UICollectionView.complete([{ _ in completion() }]) }
    }

    /// Sets the content; outlines that do not match it are dropped.
    final func take(_ new: Snapshot) {
        current = new
        outlines = outlines.filter { section, outline in
            new.indexOfSection(section) != nil
                && new.itemIdentifiers(inSection: section) == outline.visibleItems
        }
    }

    private func show(
        _ outline: SectionSnapshot, in section: SectionIdentifierType, animated: Bool,
        _ completion: (@MainActor () -> Void)?
    ) {
        var new = current
        if new.indexOfSection(section) == nil {
            new.appendSections([section])
        } else {
            new.deleteItems(new.itemIdentifiers(inSection: section))
        }
        new.appendItems(outline.visibleItems, toSection: section)
        outlines[section] = outline
        show(new, animated: animated, completion)
    }
}
