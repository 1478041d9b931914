extension UITableView: RowSwiping {
    // MARK: Actions

    /// The actions for swiping a row; `nil` for a row that has none.
    final func swipeConfiguration(_ path: IndexPath, _ side: RowSwipe.Side) -> UISwipeActionsConfiguration? {
        guard geometry.contains(path) else { return nil }
        let answer = saysEditable(path)
        guard answer ?? true else { return nil }
        switch side {
        case .leading:
            return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
        case .trailing:
            if let given = givenActions(path) { return given }
            let style = saysEditingStyle(path)
            guard style ?? .delete == .delete, let dataSource else { return nil }
            let canDelete = ImplementedMethods.include("tableView(_:commit:forRowAt:)", of: dataSource)
            guard canDelete ?? true else { return nil }
            let deletion = deletion(of: path)
            deletion.isAssumed = canDelete == nil && answer == nil && style == nil
            return deletion
        }
    }

    /// The action with which the data source deletes a row.
    final func deletion(of path: IndexPath) -> UISwipeActionsConfiguration {
        let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? nil
        let action = UIContextualAction(style: .destructive, title: title ?? "Delete".asSystemText) {
            [weak self] _, _, done in
            self?.commitDeletion(of: path)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }

    /// Deletes the swiped row, at its present index path, or the one at `path` if none is swiped.
    private func commitDeletion(of path: IndexPath) {
        // A full swipe of a row that is only assumed to be deletable does not count as asked for by the user.
        let isAsked = swipe.map { !($0.isFull && $0.configuration.isAssumed) } ?? true
        let path = swipe?.path ?? path
        if geometry.contains(path) { commit(.delete, path, isAsked: isAsked) }
    }

    // MARK: Opening and closing

    final var takesSwipes: Bool { !isEditingAll }

    final func swipePath(of view: UIView) -> IndexPath? {
        guard let cell = view as? UITableViewCell, cell.table === self else { return nil }
        return cell.rowPath
    }

    final func swipeFrame(of path: IndexPath) -> CGRect? {
        geometry.contains(path) ? rowFrame(path) : nil
    }

    final func placeSwiped(_ cell: UIView) {
        guard let cell = cell as? UITableViewCell, let path = cell.rowPath, geometry.contains(path) else {
            return
        }
        place(cell, at: path)
    }

    final func swipeDidBegin(_ swipe: RowSwipe) {
        if swipe.isByFinger { delegate?.tableView(self, willBeginEditingRowAt: swipe.path) }
        (swipe.cell as? UITableViewCell)?.setShowsConfirmation(true)
    }

    final func swipeDidEnd(_ swipe: RowSwipe, isAbandoned: Bool) {
        (swipe.cell as? UITableViewCell)?.setShowsConfirmation(false)
        guard swipe.isByFinger else { return }
        let isThere = !isAbandoned && swipePath(of: swipe.cell) != nil && geometry.contains(swipe.path)
        delegate?.tableView(self, didEndEditingRowAt: isThere ? swipe.path : nil)
    }
}
