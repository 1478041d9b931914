import Foundation

extension UITableView {
    // MARK: Counts

    /// How many sections there are, as the data source said last; it is asked if it was not yet.
    public final var numberOfSections: Int {
        loadIfNeeded()
        return geometry.sections.count
    }

    /// How many rows a section has, as the data source said last; 0 for one that is not there.
    public final func numberOfRows(inSection section: Int) -> Int {
        loadIfNeeded()
        return geometry.sections.indices.contains(section) ? geometry.sections[section].rows.count : 0
    }

    // MARK: Rectangles

    // All in the coordinates of the content. What is not there has no size, and is at the end of the content.

    /// The rectangle of a section, with its header and footer.
    public final func rect(forSection section: Int) -> CGRect {
        rect(of: hasSection(section) ? geometry.span(ofSection: section) : nil)
    }

    /// The rectangle of a section's header, where it is while it is not held in sight.
    public final func rectForHeader(inSection section: Int) -> CGRect {
        rect(of: hasSection(section) ? geometry.span(of: .header, in: section) : nil)
    }

    /// The rectangle of a section's footer, where it is while it is not held in sight.
    public final func rectForFooter(inSection section: Int) -> CGRect {
        rect(of: hasSection(section) ? geometry.span(of: .footer, in: section) : nil)
    }

    /// The rectangle of a row; in an inset table it keeps from the sides.
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

    /// Where a row's cell is.
    final func rowFrame(_ path: IndexPath) -> CGRect {
        frame(of: geometry.span(of: path))
    }

    /// Where something is that is as wide as a section.
    final func frame(of span: TableSpan) -> CGRect {
        let inset = style == .insetGrouped ? min(TableMetrics.groupInset, boundsStore.width / 2) : 0
        return CGRect(
            x: inset, y: span.top, width: boundsStore.width - 2 * inset, height: span.height)
    }

    // MARK: What is where

    /// The row at a point of the content; `nil` where there is none.
    ///
    /// - Complexity: O(log *n*).
    public final func indexPathForRow(at point: CGPoint) -> IndexPath? {
        loadIfNeeded()
        guard point.isFinite, point.x >= 0, point.x < max(boundsStore.width, 0) else { return nil }
        return geometry.row(at: point.y)
    }

    /// The rows of which something is in a rectangle of the content, in order; `nil` for no rectangle.
    ///
    /// - Complexity: O(log *n* + *k*) with *k* rows there.
    public final func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        loadIfNeeded()
        guard rect.isFinite, !rect.isNull else { return nil }
        let rect = rect.standardized
        guard rect.maxX > 0, rect.minX < boundsStore.width else { return [] }
        return geometry.rows(from: rect.minY, to: rect.maxY)
    }

    /// The row that a cell shows; `nil` for one that shows none at the moment.
    public final func indexPath(for cell: UITableViewCell) -> IndexPath? {
        cell.table === self ? cell.rowPath : nil
    }

    /// The cell of a row; `nil` for a row that is out of sight.
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

    /// The cells in sight, from top to bottom.
    public final var visibleCells: [UITableViewCell] {
        showIfNeeded()
        return visibleRows.map(\.cell)
    }

    /// The rows in sight, from top to bottom.
    public final var indexPathsForVisibleRows: [IndexPath]? {
        showIfNeeded()
        return visibleRows.map(\.path)
    }

    /// The header of a section as it was dequeued or made of a title; `nil` for one out of sight or of another class.
    public final func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        edgeView(.header, section)
    }

    /// The footer of a section as it was dequeued or made of a title; `nil` for one out of sight or of another class.
    public final func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        edgeView(.footer, section)
    }

    private func edgeView(_ edge: SectionEdge, _ section: Int) -> UITableViewHeaderFooterView? {
        showIfNeeded()
        let shown = visibleEdges.first { $0.section == section && $0.edge == edge }
        return shown?.view as? UITableViewHeaderFooterView
    }
}
