extension UITableView {
    final func showIfNeeded() {
        guard !loading.isShowing, !loading.isUnderWay else { return }
        if loading.isNeeded || flags.contains(.needsLayout) { layoutIfNeeded() }
    }

    /// Creates the views that are visible now, and removes the others.
    final func showVisibleParts() {
        guard !loading.isShowing else { return }
        loading.isShowing = true
        defer { loading.isShowing = false }
        var limit = PassLimit(20)
        repeat {
            loadIfNeeded()
            remeasureForWidth()
            let serial = loading.serial
            let isSettled = showRows() && !showEdges()
            if serial == loading.serial, isSettled {
                placeOwnViews()
                prefetch()
                return
            }
        } while limit.allowsAnother(measured: geometry.measurements)
        TableFailure.changesWhileLoading(self).record()
    }

    /// The visible range of the content, in which rows have cells.
    private var visibleSpan: TableSpan {
        // Also without a window: a table can be queried before it is shown.
        TableSpan(top: boundsStore.minY, height: boundsStore.height)
    }

    // MARK: Rows

    /// Shows the visible rows; returns whether the visible range stayed the same.
    private func showRows() -> Bool {
        let serial = loading.serial
        let visible = visibleSpan
        let anchor = anchorRow(in: visible)
        dropRows(outside: visible)
        guard serial == loading.serial else { return false }
        let (old, changes) = (geometry, geometry.changes)
        var next = visible.height > 0 && boundsStore.width > 0 ? geometry.firstRow(below: visible.top) : nil
        var position = 0
        while let path = next, geometry.span(of: path).top < visible.bottom {
            position = show(path, at: position)
            guard serial == loading.serial else { return false }
            next = geometry.row(after: path)
        }
        // Measuring some rows may have moved others off screen.
        if geometry !== old || geometry.changes != changes || !keptRows.isEmpty { dropRows(outside: visible) }
        guard serial == loading.serial else { return false }
        contentDidChangeHeight()
        keepInPlace(anchor)
        return visible == visibleSpan
    }

    /// The first row with a cell that stays visible: it must not jump when rows above it are measured.
    private func anchorRow(in visible: TableSpan) -> (path: IndexPath, top: CGFloat)? {
        for row in visibleRows where geometry.contains(row.path) {
            let span = geometry.span(of: row.path)
            if span.bottom > visible.top, span.top < visible.bottom { return (row.path, span.top) }
        }
        return nil
    }

    private func keepInPlace(_ anchor: (path: IndexPath, top: CGFloat)?) {
        guard let anchor, geometry.contains(anchor.path), !isAnimatingOffset else { return }
        let distance = geometry.span(of: anchor.path).top - anchor.top
        if distance != 0 { contentOffset.y += distance }
    }

    /// Shows a row at an index among the visible ones; returns the next index.
    private func show(_ path: IndexPath, at position: Int) -> Int {
        var position = position
        while position < visibleRows.count, visibleRows[position].path < path { position += 1 }
        if position < visibleRows.count, visibleRows[position].path == path {
            let cell = visibleRows[position].cell
            measure(path, cell)
            if geometry.contains(path) { place(cell, at: path) }
            return position + 1
        }
        if let index = keptRows.firstIndex(where: { $0.path == path }) {
            let row = keptRows.remove(at: index)
            visibleRows.insert(row, at: min(position, visibleRows.count))
            place(row.cell, at: path)
            return position + 1
        }
        let serial = loading.serial
        let cell = makeCell(for: path)
        guard serial == loading.serial, geometry.contains(path) else {
            recycle(cell)
            return position
        }
        insert(VisibleRow(path: path, cell: cell), at: min(position, visibleRows.count))
        return position + 1
    }

    /// Requests a row's cell, prepares it for display and measures it.
    private func makeCell(for path: IndexPath) -> UITableViewCell {
        let cell = askForCell(path)
        cell.table = self
        cell.rowPath = path
        cell.leftInReload = false
        prepare(cell, path)
        measure(path, cell)
        return cell
    }

    private func askForCell(_ path: IndexPath) -> UITableViewCell {
        guard let dataSource else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
        let cell = dataSource.tableView(self, cellForRowAt: path)
        endLeaving(cell)
        takeFromPool(cell)
        if let other = cell.rowPath, cell.superview != nil, cell.table != nil {
            TableFailure.cellInUse(self, path, other).record()
            return UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        return cell
    }

    final func prepare(_ cell: UITableViewCell, _ path: IndexPath) {
        if let delegate {
            let level = answer(.indentationLevel) { delegate.tableView(self, indentationLevelForRowAt: path) }
            if let level { cell.indentationLevel = level }
        }
        cell.setSelected(selection.contains(path), animated: false)
        updateEditing(of: cell, path)
        cell.updateConfigurationIfNeeded()
    }

    private func insert(_ row: VisibleRow, at position: Int) {
        place(row.cell, at: row.path)
        let serial = loading.serial
        delegate?.tableView(self, willDisplay: row.cell, forRowAt: row.path)
        guard serial == loading.serial, row.cell.rowPath == row.path else {
            recycle(row.cell)
            return
        }
        // Rows are ordered among the subviews as on screen, so that they are read in that order.
        if position > 0, visibleRows[position - 1].cell.superview === self {
            insertSubview(row.cell, aboveSubview: visibleRows[position - 1].cell)
        } else if position < visibleRows.count, visibleRows[position].cell.superview === self {
            insertSubview(row.cell, belowSubview: visibleRows[position].cell)
        } else {
            insertSubview(row.cell, at: viewsBehindRows)
        }
        visibleRows.insert(row, at: position)
        prefetched.removeAll { $0 == row.path }
    }

    private var viewsBehindRows: Int {
        var count = 0
        for view in [backgroundView, refreshControl, tableHeaderView] where view?.superview === self {
            count += 1
        }
        return count
    }

    /// Sets the frame of a row's cell, unless something else moves it.
    final func place(_ cell: UITableViewCell, at path: IndexPath) {
        guard !isHeldElsewhere(cell) else { return }
        var frame = rowFrame(path)
        if reordering != nil || dragAndDrop != nil { frame.origin.y += displacement(of: path) }
        if let swipe, swipe.cell === cell { frame.origin.x += swipe.offset }
        if cell.frame != frame { cell.frame = frame }
    }

    // MARK: Ending

    private func dropRows(outside visible: TableSpan) {
        var index = 0
        while index < visibleRows.count {
            let row = visibleRows[index]
            let isThere = geometry.contains(row.path)
            let span = isThere ? geometry.span(of: row.path) : TableSpan(top: 0, height: 0)
            if isThere, span.bottom > visible.top, span.top < visible.bottom {
                index += 1
            } else if isThere, row.cell.holdsFocus || isHeldElsewhere(row.cell) {
                visibleRows.remove(at: index)
                keptRows.append(row)
                place(row.cell, at: row.path)
            } else {
                visibleRows.remove(at: index)
                endDisplaying(row)
            }
        }
        for row in keptRows where !row.cell.holdsFocus && !isHeldElsewhere(row.cell) {
            let span = geometry.contains(row.path) ? geometry.span(of: row.path) : nil
            if let span, span.bottom > visible.top, span.top < visible.bottom { continue }
            keptRows.removeAll { $0.cell === row.cell }
            endDisplaying(row)
        }
    }

    final func removeAllRows() {
        let rows = visibleRows + keptRows
        visibleRows = []
        keptRows = []
        for row in rows {
            row.cell.leftInReload = true
            endDisplaying(row)
        }
    }

    /// Removes a cell, calls the delegate, and adds the cell to the reuse pool.
    final func endDisplaying(_ row: VisibleRow) {
        if swipe?.cell === row.cell { abandonSwipe() }
        if rowTouch.path == row.path { forgetRowTouch() }
        if row.cell.superview === self { row.cell.removeFromSuperview() }
        row.cell.rowPath = nil
        delegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: row.path)
        recycle(row.cell)
    }

    // MARK: Other views

    final func tableEdgeDidChange(_ old: UIView?, _ new: UIView?) {
        if old !== new, old?.superview === self { old?.removeFromSuperview() }
        if let new {
            new.frame = CGRect(x: 0, y: new.frame.minY, width: boundsStore.width, height: new.bounds.height)
            if new.superview !== self {
                if new === tableHeaderView {
                    insertSubview(new, at: backgroundView?.superview === self ? 1 : 0)
                } else {
                    addSubview(new)
                }
            }
        }
        let heights = (tableHeaderView?.bounds.height ?? 0, tableFooterView?.bounds.height ?? 0)
        // Controllers measure them after each layout, and set them again.
        if old === new, heights == (geometry.headerHeight, geometry.footerHeight) { return }
        (geometry.headerHeight, geometry.footerHeight) = heights
        contentDidChangeHeight()
        setNeedsLayout()
    }

    private func placeOwnViews() {
        let width = boundsStore.width
        if let view = tableHeaderView, view.superview === self {
            // Its height is its own; what the rows leave room for is that at which it was set.
            let frame = CGRect(x: 0, y: 0, width: width, height: view.boundsStore.height)
            view.placeUnlessConstrained(at: frame)
        }
        if let view = tableFooterView, view.superview === self {
            let frame = CGRect(x: 0, y: geometry.footerTop, width: width, height: view.boundsStore.height)
            view.placeUnlessConstrained(at: frame)
        }
        if let view = backgroundView, view.superview === self { view.placeUnlessConstrained(at: boundsStore) }
        placeSwipeActions()
        showIndex()
    }

    // MARK: Prefetching

    /// Calls the prefetching data source with the rows that will soon be visible.
    private func prefetch() {
        guard let source = prefetchDataSource, let first = visibleRows.first, let last = visibleRows.last
        else {
            return
        }
        let reach = boundsStore.height
        let above = geometry.rows(from: boundsStore.minY - reach, to: geometry.span(of: first.path).top)
        let next = geometry.row(after: last.path).map { geometry.span(of: $0).top }
        let below = next.map { geometry.rows(from: $0, to: boundsStore.maxY + reach) } ?? []
        let near = below + above.reversed()
        let gone = prefetched.filter { !near.contains($0) }
        let new = near.filter { !prefetched.contains($0) }
        prefetched.removeAll { gone.contains($0) }
        prefetched += new
        if !gone.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: gone) }
        if !new.isEmpty { source.tableView(self, prefetchRowsAt: new) }
    }

    final func cancelPrefetching() {
        let old = prefetched
        prefetched = []
        if !old.isEmpty { prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: old) }
    }
}
