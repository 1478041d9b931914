import Foundation

extension UITableView {
    // MARK: Counts

    /// The number of sections that the data source returned last; it is asked if it was not yet.
    public final var numberOfSections: Int {
        loadIfNeeded()
        return geometry.sections.count
    }

    /// The number of rows in a section that the data source returned last; 0 for a section that does not exist.
    public final func numberOfRows(inSection section: Int) -> Int {
        loadIfNeeded()
        return geometry.sections.indices.contains(section) ? geometry.sections[section].rows.count : 0
    }

    // MARK: Rectangles

    // All in the coordinates of the content. What does not exist has no height, and is at the end of the content.

    /// The rectangle of a section, with its header and footer.
    public final func rect(forSection section: Int) -> CGRect {
        rect(of: hasSection(section) ? geometry.span(ofSection: section) : nil)
    }

    /// The rectangle of a section's header, in its position when it is not pinned.
    public final func rectForHeader(inSection section: Int) -> CGRect {
        rect(of: hasSection(section) ? geometry.span(of: .header, in: section) : nil)
    }

    /// The rectangle of a section's footer, in its position when it is not pinned.
    public final func rectForFooter(inSection section: Int) -> CGRect {
        rect(of: hasSection(section) ? geometry.span(of: .footer, in: section) : nil)
    }

    /// The rectangle of a row; in an inset table it is inset from the sides.
    public final func rectForRow(at indexPath: IndexPath) -> CGRect {
        loadIfNeeded()
        return geometry.contains(indexPath) ? rowFrame(indexPath) : rect(of: nil)
    }

    private func hasSection(_ section: Int) -> Bool {
        loadIfNeeded()
        return geometry.sections.indices.contains(section)
    }

    private func rect(of span: TableSpan?) -> CGRect {
        let place = span ?? TableSpan(top: geometry.footerTop, height: 0)
        return CGRect(x: 0, y: place.top, width: span == nil ? 0 : boundsStore.width, height: place.height)
    }

    /// The frame of a row's cell.
    final func rowFrame(_ path: IndexPath) -> CGRect {
        frame(of: geometry.span(of: path))
    }

    /// The frame of a part of the table that is as wide as a section.
    final func frame(of span: TableSpan) -> CGRect {
        let inset = style == .insetGrouped ? min(TableMetrics.groupInset, boundsStore.width / 2) : 0
        var frame = CGRect(x: inset, y: span.top, width: boundsStore.width - 2 * inset, height: span.height)
        if style == .insetGrouped, frame.width > knownSafeArea.left + knownSafeArea.right {
            frame.origin.x += knownSafeArea.left
            frame.size.width -= knownSafeArea.left + knownSafeArea.right
        }
        return frame
    }

    /// How far the content of rows, headers and footers is from their leading and trailing edges, so that it is inside
    /// the safe area; an inset group is inside as a whole.
    final var contentSides: NSDirectionalEdgeInsets {
        guard style != .insetGrouped else { return .zero }
        let sides = UIEdgeInsets(top: 0, left: knownSafeArea.left, bottom: 0, right: knownSafeArea.right)
        return sides.directional(isRightToLeft)
    }

    /// Lays out the content of rows, headers and footers again, whose room is another.
    final func contentSidesDidChange() {
        loading.width = -1
        setNeedsLayout()
        for view in subviews where view is UITableViewCell || view is UITableViewHeaderFooterView {
            view.setNeedsLayout()
        }
    }

    // MARK: Index paths and views

    /// Returns the index path of the row at a point of the content; `nil` if there is none.
    ///
    /// - Complexity: O(log *n*).
    public final func indexPathForRow(at point: CGPoint) -> IndexPath? {
        loadIfNeeded()
        guard point.isFinite, point.x >= 0, point.x < max(boundsStore.width, 0) else { return nil }
        return geometry.row(at: point.y)
    }

    /// Returns the index paths of the rows that intersect a rectangle of the content, in order; `nil` for a
    /// rectangle that is null or not finite.
    ///
    /// - Complexity: O(log *n* + *k*) with *k* rows there.
    public final func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        loadIfNeeded()
        guard rect.isFinite, !rect.isNull else { return nil }
        let rect = rect.standardized
        guard rect.maxX > 0, rect.minX < boundsStore.width else { return [] }
        return geometry.rows(from: rect.minY, to: rect.maxY)
    }

    /// Returns the index path of the row that a cell shows; `nil` if it shows none.
    public final func indexPath(for cell: UITableViewCell) -> IndexPath? {
        cell.table === self ? cell.rowPath : nil
    }

    /// Returns the cell of a row; `nil` if the row is off screen.
    public final func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        showIfNeeded()
        return shownCell(indexPath)
    }

    final func shownCell(_ path: IndexPath) -> UITableViewCell? {
        visibleRow(path)?.cell ?? keptRows.first { $0.path == path }?.cell
    }

    final func visibleRow(_ path: IndexPath) -> VisibleRow? {
        visibleRows.first { $0.path == path }
    }

    /// The visible cells, from top to bottom.
    public final var visibleCells: [UITableViewCell] {
        showIfNeeded()
        return visibleRows.map(\.cell)
    }

    /// The index paths of the visible rows, from top to bottom.
    public final var indexPathsForVisibleRows: [IndexPath]? {
        showIfNeeded()
        return visibleRows.map(\.path)
    }

    /// The header of a section; `nil` if it is off screen, or not a `UITableViewHeaderFooterView`.
    public final func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        edgeView(.header, section)
    }

    /// The footer of a section; `nil` if it is off screen, or not a `UITableViewHeaderFooterView`.
    public final func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        edgeView(.footer, section)
    }

    private func edgeView(_ edge: SectionEdge, _ section: Int) -> UITableViewHeaderFooterView? {
        showIfNeeded()
        let shown = visibleEdges.first { $0.section == section && $0.edge == edge }
        return shown?.view as? UITableViewHeaderFooterView
    }
}
