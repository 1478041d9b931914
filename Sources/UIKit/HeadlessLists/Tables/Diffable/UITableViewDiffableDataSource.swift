/// A data source whose content is set as a snapshot; it updates the table with the differences.
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
/// Code that creates it must keep it: the table holds it weakly, as any data source.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>:
    NSObject, UITableViewDataSource
{
    /// A closure that returns the cell for an item, given the table and the item's index path.
    public typealias CellProvider =
        @MainActor (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

    private weak var table: UITableView?
    private let cellProvider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

    /// The animation of rows that differ between snapshots.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    /// Creates an empty data source, and sets it on the table.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        table = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    // MARK: Snapshots

    /// Returns the present content.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        current
    }

    /// Shows a snapshot by updating what differs from the present content, and calls `completion` at the end.
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
        // The table must count the old content before it changes.
        table.loadIfNeeded()
        if animatingDifferences { change() } else { UIView.performWithoutAnimation { change() } }
    }

    /// Shows a snapshot by reloading the table.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (@MainActor () -> Void)? = nil
    ) {
        current = snapshot
        current.removeMarks()
        if let table, table.dataSource === self { table.reloadData() }
        completion?()
    }

    // MARK: Identifiers

    /// Returns the item of a row; `nil` if there is no such row.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        indexPath.count == 2 ? current.itemIdentifier(at: indexPath) : nil
    }

    /// Returns the index path of an item; `nil` if it is not in the table.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        current.indexPath(ofItem: itemIdentifier)
    }

    /// Returns the section at an index; `nil` if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sectionIdentifier(at: index)
    }

    /// Returns the index of a section; `nil` if it is not in the table.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        current.indexOfSection(sectionIdentifier)
    }

    // MARK: Data source

    /// Returns the number of sections.
    open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

    /// Returns the number of items in a section.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        current.numberOfItems(inSectionAt: section)
    }

    /// Returns the provider's cell; if there is none, a failure is recorded and an empty cell returned.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) {
            return cell
        }
        TableFailure.noCell(tableView, indexPath).record()
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    /// Returns the title above a section; `nil` unless overridden.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// Returns the title below a section; `nil` unless overridden.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    /// Returns whether a row can be edited; `false` unless overridden.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    /// Returns whether a row can be moved; `false` unless overridden.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// Returns the titles of the section index; none unless overridden.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// Returns the section for a title of the section index; the one with the title's index unless overridden.
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }

    /// Called when a row is to be deleted or inserted; a failure unless overridden.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        tableView.leftOut(.commitEditing)
    }

    /// Called when a row was moved; a failure unless overridden.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        tableView.leftOut(.moveRow)
    }
}
