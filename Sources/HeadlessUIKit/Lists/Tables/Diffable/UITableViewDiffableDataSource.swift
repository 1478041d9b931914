import Foundation

/// A data source that is told what a table is to show as a snapshot, and finds out itself what changed.
///
/// ```swift
/// let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, note in
///     let cell = table.dequeueReusableCell(withIdentifier: "note", for: path)
///     cell.textLabel?.text = note
///     return cell
/// }
/// var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
/// snapshot.appendSections([0])
/// snapshot.appendItems(["Milk", "Bread"])
/// source.apply(snapshot, animatingDifferences: true)
/// ```
///
/// Whoever makes it keeps it: the table holds it weakly, as any data source.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>:
    NSObject, UITableViewDataSource
{
    /// What makes the cell for an item: given the table, where the item is, and the item.
    public typealias CellProvider =
        @MainActor (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

    private weak var table: UITableView?
    private let cellProvider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

    /// How rows come and go that are the difference between snapshots.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    /// Makes a data source that shows nothing yet, and makes it the table's.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        table = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    // MARK: Snapshots

    /// What is shown.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        current
    }

    /// Shows a snapshot: what is different from what was shown changes.
    ///
    /// - Parameters:
    ///   - snapshot: what to show; what it says is to be reloaded or reconfigured is.
    ///   - animatingDifferences: whether changes take their time.
    ///   - completion: called when they are over.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (@MainActor () -> Void)? = nil
    ) {
        let difference = snapshot.difference(from: current)
        var shown = snapshot
        shown.removeMarks()
        guard let table, table.dataSource === self else {
            current = shown
            completion?()
            return
        }
        let change: @MainActor () -> Void = { [self] in
            table.performBatchUpdates(
                {
                    self.current = shown
                    table.change(difference.changes, self.defaultRowAnimation)
                }, completion: { _ in completion?() })
        }
        // The table counts what was shown before anything is different.
        table.loadIfNeeded()
        if animatingDifferences { change() } else { UIView.performWithoutAnimation { change() } }
    }

    /// Shows a snapshot by having the table loaded anew.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (@MainActor () -> Void)? = nil
    ) {
        current = snapshot
        current.removeMarks()
        if let table, table.dataSource === self { table.reloadData() }
        completion?()
    }

    // MARK: Identifying

    /// The item of a row; `nil` where there is no row.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        indexPath.count == 2 ? current.itemIdentifier(at: indexPath) : nil
    }

    /// The row of an item; `nil` for one that is not there.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        current.indexPath(ofItem: itemIdentifier)
    }

    /// The section at an index; `nil` where there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sectionIdentifier(at: index)
    }

    /// Where a section is; `nil` for one that is not there.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        current.indexOfSection(sectionIdentifier)
    }

    // MARK: Data source

    /// How many sections are shown.
    open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

    /// How many items a section has.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        current.numberOfItems(inSectionAt: section)
    }

    /// The cell that the provider makes; none is a failure, and an empty one takes its place.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) {
            return cell
        }
        TableFailure.noCell(tableView, indexPath).record()
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    /// What is written above a section; nothing unless overridden.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// What is written below a section; nothing unless overridden.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    /// Whether a row can be edited; no unless overridden.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    /// Whether a row can be moved; no unless overridden.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// The titles of the index at the side; none unless overridden.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// The section that a title of the index stands for; that of the same number unless overridden.
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }

    /// Tells that a row is to be deleted or inserted; a failure unless overridden.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        tableView.noteLeftOut(.commitEditing)
    }

    /// Tells that a row was moved; a failure unless overridden.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        tableView.noteLeftOut(.moveRow)
    }
}
