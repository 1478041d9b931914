/// A row that the user is dragging to another position.
@MainActor
struct RowReordering {
    let cell: UITableViewCell
    let source: IndexPath
    /// The row's index path if it is dropped now, and the one last proposed to the delegate.
    var target: IndexPath
    var proposal: IndexPath
    /// The distance of the finger below the cell's centre.
    let grip: CGFloat
}

extension UITableView {
    /// Whether a cell's frame is set by dragging, not by its row.
    final func isHeldElsewhere(_ cell: UITableViewCell) -> Bool { reordering?.cell === cell }

    // The content does not autoscroll while a row is dragged: it can be moved to visible positions only.

    final func beginReordering(_ cell: UITableViewCell, at place: CGFloat) {
        guard reordering == nil, let path = indexPath(for: cell) else { return }
        closeSwipe()
        reordering = RowReordering(
            cell: cell, source: path, target: path, proposal: path, grip: place - cell.center.y)
        bringSubviewToFront(cell)
    }

    final func continueReordering(_ cell: UITableViewCell, to place: CGFloat) {
        guard let dragged = reordering, dragged.cell === cell, place.isFinite else { return }
        cell.center.y = place - dragged.grip
        let proposal = proposedPath(at: cell.center.y, for: dragged.source)
        guard proposal != dragged.proposal else { return }
        reordering?.proposal = proposal
        let target =
            delegate?.tableView(
                self, targetIndexPathForMoveFromRowAt: dragged.source, toProposedIndexPath: proposal)
            ?? proposal
        guard reordering?.cell === cell else { return }
        guard isPlace(target, for: dragged.source) else {
            TableFailure.oddMove(self, target).record()
            reordering?.target = dragged.source
            makeRoom()
            return
        }
        reordering?.target = target
        makeRoom()
    }

    /// The index path that a row dragged to a vertical position would have.
    final func proposedPath(at place: CGFloat, for source: IndexPath) -> IndexPath {
        if let path = geometry.row(at: place) {
            // A row dragged into another section is inserted before the row it is on.
            return path
        }
        let sections = geometry.sections(from: place, to: place.nextUp)
        guard let section = sections.first else {
            if place < geometry.headerHeight { return IndexPath(row: 0, section: 0) }
            return end(of: geometry.sections.count - 1, for: source)
        }
        let span = geometry.span(ofSection: section)
        let isAbove = place < span.top + geometry.sections[section].rowsTop
        return isAbove ? IndexPath(row: 0, section: section) : end(of: section, for: source)
    }

    private func end(of section: Int, for source: IndexPath) -> IndexPath {
        let count = geometry.sections[section].rows.count
        return IndexPath(row: section == source.section ? count - 1 : count, section: section)
    }

    private func isPlace(_ path: IndexPath, for source: IndexPath) -> Bool {
        path.count == 2 && geometry.sections.indices.contains(path.section) && path.row >= 0
            && path.row <= end(of: path.section, for: source).row
    }

    /// Moves the other rows to make room for the dragged one.
    final func makeRoom() {
        animateRows { table in
            for row in table.visibleRows { table.place(row.cell, at: row.path) }
        }
    }

    /// The distance by which a row moves down to make room for the dragged one.
    final func displacement(of path: IndexPath) -> CGFloat {
        guard let dragged = reordering, geometry.contains(dragged.source) else {
            return placeholderHeights(above: path)
        }
        let height = geometry.span(of: dragged.source).height
        var (path, distance) = (path, CGFloat(0))
        if path > dragged.source {
            distance -= height
            if path.section == dragged.source.section { path.row -= 1 }
        }
        return path >= dragged.target ? distance + height : distance
    }

    final func endReordering(_ cell: UITableViewCell, isCancelled: Bool) {
        guard let dragged = reordering, dragged.cell === cell else { return }
        reordering = nil
        guard !isCancelled, dragged.target != dragged.source, let dataSource else {
            putBack()
            return
        }
        if !hasMoved(dragged, dataSource) {
            TableFailure.notDone(
                self, "tableView(_:moveRowAt:to:)", "The user moves row \(dragged.source.shortText)"
            ).record()
            putBack()
        }
    }

    /// Has the data source move a row; returns whether it has the method for that.
    private func hasMoved(_ dragged: RowReordering, _ dataSource: any UITableViewDataSource) -> Bool {
        let serial = loading.serial
        let isDone: Void? = answer(.moveRow) {
            dataSource.tableView(self, moveRowAt: dragged.source, to: dragged.target)
        }
        guard isDone != nil else { return false }
        // A data source that reloads or changes the table itself has done it.
        if serial == loading.serial { move(dragged) }
        return true
    }

    /// Ends a reordering by drag and drop: has the data source move the row, if it can.
    final func finishReordering() -> Bool {
        guard let dragged = reordering.take() else { return false }
        guard dragged.target != dragged.source, let dataSource, mayReorder(dragged.source),
            hasMoved(dragged, dataSource)
        else {
            putBack()
            return false
        }
        return true
    }

    private func move(_ dragged: RowReordering) {
        var batch = TableUpdates(isLoaded: true)
        batch.note([.moveItem(dragged.source, to: dragged.target)], .automatic)
        let before = geometry.sections.map(\.rows.count)
        let after = before.moving(dragged.source, to: dragged.target)
        guard let map = try? batch.update.resolved(from: before, to: after).get() else { return }
        apply(map, batch, after)
        putRowsInOrder()
    }

    private func putBack() {
        putRowsInOrder()
        animateRows { $0.placeRows() }
    }

    private func placeRows() {
        for row in visibleRows + keptRows where geometry.contains(row.path) { place(row.cell, at: row.path) }
    }

    /// Orders the cells among the subviews as on screen.
    final func putRowsInOrder() {
        let order = subviews.compactMap { ($0 as? UITableViewCell)?.rowPath }
        guard order != order.sorted() else { return }
        var previous: UITableViewCell?
        for row in visibleRows where row.cell.superview === self {
            if let previous { insertSubview(row.cell, aboveSubview: previous) }
            previous = row.cell
        }
    }

    /// Ends dragging a row without moving it, because the content is changing.
    final func abandonReordering() {
        guard reordering != nil else { return }
        reordering = nil
        placeRows()
        putRowsInOrder()
    }
}
