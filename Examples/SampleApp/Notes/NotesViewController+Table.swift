import HeadlessUIKit

extension NotesViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if let note = note(at: indexPath) { open(note) }
    }

    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    {
        guard let note = note(at: indexPath) else { return nil }
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [store] _, _, completion in
            store.remove(note.id)
            completion(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }

    func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    {
        guard var note = note(at: indexPath) else { return nil }
        let title = note.isPinned ? "Unpin" : "Pin"
        let pin = UIContextualAction(style: .normal, title: title) { [store] _, _, completion in
            note.isPinned.toggle()
            store.save(note)
            completion(true)
        }
        return UISwipeActionsConfiguration(actions: [pin])
    }

    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        // Pinned notes stay above all others.
        let isPinned = note(at: sourceIndexPath)?.isPinned
        let isAmongItsLike = note(at: proposedDestinationIndexPath)?.isPinned == isPinned
        return isAmongItsLike ? proposedDestinationIndexPath : sourceIndexPath
    }
}
