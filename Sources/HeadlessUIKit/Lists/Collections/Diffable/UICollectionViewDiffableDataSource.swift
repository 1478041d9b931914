import Foundation

/// A data source that holds the data as a snapshot, and finds out itself what is different in the next one.
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
    /// The data, all at once.
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// The items of a section as an outline.
    public typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

    /// Gives the cell for an item; with `nil`, it is a failure, and an empty one stands in.
    public typealias CellProvider =
        @MainActor (
            _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
        ) -> UICollectionViewCell?

    /// Gives a supplementary view; with `nil`, it is a failure, and an empty one stands in.
    public typealias SupplementaryViewProvider =
        @MainActor (
            _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
        ) -> UICollectionReusableView?

    private weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    final var current = Snapshot()
    /// The outlines of sections that have one.
    final var outlines: [SectionIdentifierType: SectionSnapshot] = [:]

    /// Gives headers, footers and the like.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// What is asked and told when a finger moves items.
    open var reorderingHandlers = ReorderingHandlers()

    /// What is asked and told when items of an outline are expanded and collapsed.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers()

    /// Makes a data source without data, and has the collection view show it.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    // MARK: Data

    /// The data, to be changed and applied.
    open func snapshot() -> Snapshot { current }

    /// Shows other data.
    ///
    /// - Parameters:
    ///   - animatingDifferences: whether what is different comes and goes in 0.3 seconds.
    ///   - completion: called when they are shown.
    open func apply(
        _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (@MainActor () -> Void)? = nil
    ) {
        show(snapshot, animated: animatingDifferences, completion)
    }

    /// Shows other data with everything asked for anew.
    open func applySnapshotUsingReloadData(
        _ snapshot: Snapshot, completion: (@MainActor () -> Void)? = nil
    ) {
        take(snapshot)
        collectionView?.reloadData()
        finish(completion)
    }

    /// The item at an index path; `nil` if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        current.itemIdentifier(at: indexPath)
    }

    /// Where an item is; `nil` if it is not there.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        current.indexPath(ofItem: itemIdentifier)
    }

    /// The section of an index; `nil` if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sectionIdentifier(at: index)
    }

    /// Where a section is; `nil` if it is not there.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        current.indexOfSection(sectionIdentifier)
    }

    // MARK: Outlines

    /// Shows the items of a section as an outline; a section that is not there comes last.
    open func apply(
        _ snapshot: SectionSnapshot, to section: SectionIdentifierType, animatingDifferences: Bool = true,
        completion: (@MainActor () -> Void)? = nil
    ) {
        show(snapshot, in: section, animated: animatingDifferences, completion)
    }

    /// The outline of a section; its items, side by side, if it has none.
    open func snapshot(for section: SectionIdentifierType) -> SectionSnapshot {
        if let outline = outlines[section] { return outline }
        var snapshot = SectionSnapshot()
        if current.indexOfSection(section) != nil {
            snapshot.append(current.itemIdentifiers(inSection: section))
        }
        return snapshot
    }

    // MARK: What the collection view asks

    /// How many sections the snapshot has.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }

    /// How many items a section of the snapshot has.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        current.numberOfItems(inSectionAt: section)
    }

    /// The cell that the cell provider gives for an item.
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        if let item = current.itemIdentifier(at: indexPath),
            let cell = cellProvider(collectionView, indexPath, item)
        {
            return cell
        }
        CollectionFailure.noCell(indexPath).record()
        return collectionView.standIn(.cell) as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
    }

    /// The view that the supplementary view provider gives.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
        CollectionFailure.noSupplementaryProvider(kind).record()
        return collectionView.standIn(.supplementaryView)
    }

    /// Whether the reordering handlers let an item be moved.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        current.itemIdentifier(at: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
    }

    /// Has the snapshot follow a finger that moved an item, and tells the reordering handlers.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        reorder(sourceIndexPath, to: destinationIndexPath)
    }

    // MARK: Showing

    private func show(_ new: Snapshot, animated: Bool, _ completion: (@MainActor () -> Void)?) {
        let difference = new.difference(from: current)
        guard let collectionView, collectionView.dataSource === self else {
            take(new)
            return finish(completion)
        }
        // An update without changes would ask for all sizes again, which is not wanted here.
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
        guard let completion else { return }
        UIView.animate(withDuration: 0) {
        } completion: { _ in
            completion()
        }
    }

    /// Takes on other data; outlines that they do not go with are forgotten.
    private func take(_ new: Snapshot) {
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
