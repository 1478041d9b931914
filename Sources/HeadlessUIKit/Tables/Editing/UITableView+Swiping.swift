import Foundation

extension UITableView {
    // MARK: What there is to do

    /// What swiping a row aside offers; `nil` for a row that cannot be.
    final func swipeConfiguration(_ path: IndexPath, _ side: RowSwipe.Side) -> UISwipeActionsConfiguration? {
        guard geometry.contains(path), canEdit(path) else { return nil }
        switch side {
        case .leading:
            return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
        case .trailing:
            if let given = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) {
                return given
            }
            return editingStyle(path) == .delete ? deletion(of: path) : nil
        }
    }

    /// The button that has the data source delete a row.
    final func deletion(of path: IndexPath) -> UISwipeActionsConfiguration {
        let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? nil
        let action = UIContextualAction(style: .destructive, title: title ?? "Delete") {
            [weak self] _, _, done in
            self?.commitDeletion()
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }

    private func commitDeletion() {
        guard let path = swipe?.path else { return }
        commit(.delete, path)
    }

    // MARK: Aside and back

    final func beginSwipe(
        _ cell: UITableViewCell, _ path: IndexPath, _ side: RowSwipe.Side,
        _ configuration: UISwipeActionsConfiguration, isByFinger: Bool
    ) {
        closeSwipe()
        guard cell.rowPath == path, cell.superview === self else { return }
        let view = UISwipeActionPullView(configuration, at: side, of: self)
        swipe = RowSwipe(
            cell: cell, path: path, side: side, configuration: configuration, view: view,
            isByFinger: isByFinger)
        insertSubview(view, belowSubview: cell)
        placeSwipeActions()
        ViewTree.change(self)
        if isByFinger { delegate?.tableView(self, willBeginEditingRowAt: path) }
        cell.setShowsConfirmation(true)
    }

    /// Moves the row that is swiped with a finger; beyond the buttons only if that does something.
    final func dragSwipe(to offset: CGFloat) {
        guard let swipe else { return }
        let sign = swipe.side.sign
        let most =
            swipe.configuration.performsFirstActionWithFullSwipe ? swipe.cell.bounds.width : swipe.view.width
        setSwipeOffset(sign * (offset * sign).clamped(to: 0...max(most, 0)))
    }

    private func setSwipeOffset(_ offset: CGFloat) {
        guard let swipe, swipe.offset != offset else { return }
        self.swipe?.offset = offset
        place(swipe.cell, at: swipe.path)
    }

    /// Leaves a row aside, with its buttons in sight.
    final func openSwipe() {
        guard let swipe else { return }
        animateSwipe { $0.setSwipeOffset(swipe.side.sign * swipe.view.width) }
    }

    private func animateSwipe(_ change: @escaping @MainActor (UITableView) -> Void) {
        guard window != nil else {
            change(self)
            return
        }
        UIView.animate(
            withDuration: TableMetrics.animationDuration, delay: 0, options: .allowUserInteraction,
            animations: { [weak self] in if let self { change(self) } })
    }

    /// Puts a row back that is aside.
    final func closeSwipe() {
        guard let swipe else { return }
        self.swipe = nil
        swipe.view.removeFromSuperview()
        ViewTree.change(self)
        animateSwipe { table in
            if swipe.cell.rowPath == swipe.path { table.place(swipe.cell, at: swipe.path) }
        }
        swipe.cell.setShowsConfirmation(false)
        if swipe.isByFinger {
            let isThere = swipe.cell.rowPath != nil && geometry.contains(swipe.path)
            delegate?.tableView(self, didEndEditingRowAt: isThere ? swipe.path : nil)
        }
    }

    /// Forgets a row that is aside, which is no more, or is another now.
    final func abandonSwipe() {
        guard let swipe else { return }
        self.swipe = nil
        swipe.view.removeFromSuperview()
        swipe.cell.setShowsConfirmation(false)
        if swipe.isByFinger { delegate?.tableView(self, didEndEditingRowAt: nil) }
    }

    final func placeSwipeActions() {
        guard let swipe, geometry.contains(swipe.path) else { return }
        let row = rowFrame(swipe.path)
        let width = swipe.view.width
        let x = swipe.side == .leading ? row.minX : row.maxX - width
        let frame = CGRect(x: x, y: row.minY, width: width, height: row.height)
        if swipe.view.frame != frame { swipe.view.frame = frame }
    }

    /// Does what a button is there for, and puts the row back once it is told that it was done.
    final func perform(_ action: UIContextualAction, from button: UIView) {
        guard let view = swipe?.view else { return }
        action.handler(action, button) { [weak self] _ in
            guard let self, swipe?.view === view else { return }
            closeSwipe()
        }
    }

    final func contentWasDragged() {
        if panGestureRecognizer.state == .began { closeSwipe() }
    }
}
