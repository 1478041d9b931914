import HeadlessUIKit

/// The data source of the list of notes, which allows rows to be deleted and moved.
final class NotesDataSource: UITableViewDiffableDataSource<Int, Note.ID> {
    var onMove: (_ source: Int, _ destination: Int) -> Void = { _, _ in }

    /// Applies other notes; those that stay are reconfigured, as they may have changed.
    func show(_ ids: [Note.ID], animated: Bool) {
        let known = Set(snapshot().itemIdentifiers)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Note.ID>()
        snapshot.appendSections([0])
        snapshot.appendItems(ids)
        snapshot.reconfigureItems(ids.filter(known.contains))
        apply(snapshot, animatingDifferences: animated)
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        onMove(sourceIndexPath.row, destinationIndexPath.row)
    }
}
