extension UITableView {
    // MARK: What the data source and delegate allow

    /// Whether the data source says that a row can be edited; `nil` if it does not implement the method.
    final func saysEditable(_ path: IndexPath) -> Bool? {
        guard let dataSource else { return false }
        return answer(.canEditRow) { dataSource.tableView(self, canEditRowAt: path) }
    }

    /// The delegate's editing style for a row; `nil` if it does not implement the method.
    final func saysEditingStyle(_ path: IndexPath) -> UITableViewCell.EditingStyle? {
        guard let delegate else { return nil }
        return answer(.editingStyle) { delegate.tableView(self, editingStyleForRowAt: path) }
    }

    // MARK: Cells

    final func updateEditing(of cell: UITableViewCell, _ path: IndexPath) {
        let isEditable = isEditingAll && saysEditable(path) ?? true
        cell.editing.style = isEditable ? saysEditingStyle(path) ?? .delete : .none
        cell.editing.marksSelection = isEditingAll && marksSelection
        cell.editing.canMove = isEditingAll ? canMove(path) : nil
        if isEditingAll {
            let indents = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
            if cell.shouldIndentWhileEditing != indents { cell.shouldIndentWhileEditing = indents }
        }
        let shows =
            isEditingAll
            && (isEditable || marksSelection || cell.editing.canMove ?? cell.showsReorderControl)
        if cell.isEditing != shows {
            cell.setEditing(shows, animated: false)
        } else {
            cell.updateEditingControls()
        }
        cell.nameEditingControls()
    }

    /// Whether a row can be moved: if the data source implements the method that moves it, and does not say
    /// otherwise.
    ///
    /// Where that cannot be known, `nil` if the data source says nothing.
    private func canMove(_ path: IndexPath) -> Bool? {
        guard let dataSource else { return false }
        let moves = ImplementedMethods.include("tableView(_:moveRowAt:to:)", of: dataSource)
        if moves == false { return false }
        return answer(.canMoveRow) { dataSource.tableView(self, canMoveRowAt: path) } ?? moves
    }

    // MARK: Controls

    final func editControlWasTapped(in cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        if let swipe {
            let isSame = swipe.cell === cell
            closeSwipe()
            if isSame { return }
        }
        switch cell.editingStyle {
        case .none: break
        case .insert: commit(.insert, path)
        case .delete:
            let configuration = givenActions(path) ?? deletion(of: path)
            guard !configuration.actions.isEmpty else { return }
            beginSwipe(cell, path, .trailing, configuration, isByFinger: false)
            openSwipe()
        }
    }

    /// Asks the data source to delete or insert a row.
    ///
    /// If it does not implement the method, that is a failure, provided that the user asked for it.
    final func commit(_ style: UITableViewCell.EditingStyle, _ path: IndexPath, isAsked: Bool = true) {
        guard let dataSource else { return }
        let isDone: Void? = answer(.commitEditing) {
            dataSource.tableView(self, commit: style, forRowAt: path)
        }
        if isDone == nil, isAsked {
            let what = style == .insert ? "A row is to be inserted at" : "The user deletes"
            TableFailure.notDone(self, "tableView(_:commit:forRowAt:)", "\(what) row \(path.shortText)")
                .record()
        }
    }
}
