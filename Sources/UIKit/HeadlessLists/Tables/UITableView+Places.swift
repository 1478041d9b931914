extension UITableView {
    // MARK: Rectangles

    // All in the coordinates of the content. What does not exist has no height, and is at the end of the content.

    final func hasSection(_ section: Int) -> Bool {
        loadIfNeeded()
        return geometry.sections.indices.contains(section)
    }

    final func rect(of span: TableSpan?) -> CGRect {
        let place = span ?? TableSpan(top: geometry.footerTop, height: 0)
        return CGRect(x: 0, y: place.top, width: span == nil ? 0 : boundsStore.width, height: place.height)
    }

    final func rowFrame(_ path: IndexPath) -> CGRect {
        frame(of: geometry.span(of: path))
    }

    /// The frame of a part of the table that is as wide as a section.
    final func frame(of span: TableSpan) -> CGRect {
        let inset = style == .insetGrouped ? min(sideMargin, boundsStore.width / 2) : 0
        var frame = CGRect(x: inset, y: span.top, width: boundsStore.width - 2 * inset, height: span.height)
        if style == .insetGrouped, frame.width > knownSafeArea.left + knownSafeArea.right {
            frame.origin.x += knownSafeArea.left
            frame.size.width -= knownSafeArea.left + knownSafeArea.right
        }
        return frame
    }

    /// The margin of content from the sides of rows, headers and footers, and of inset groups from those of the table.
    final var sideMargin: CGFloat { TableMetrics.margin(ofTableWide: boundsStore.width) }

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

    final func shownCell(_ path: IndexPath) -> UITableViewCell? {
        visibleRow(path)?.cell ?? keptRows.first { $0.path == path }?.cell
    }

    final func visibleRow(_ path: IndexPath) -> VisibleRow? {
        visibleRows.first { $0.path == path }
    }

    final func edgeView(_ edge: SectionEdge, _ section: Int) -> UITableViewHeaderFooterView? {
        showIfNeeded()
        let shown = visibleEdges.first { $0.section == section && $0.edge == edge }
        return shown?.view as? UITableViewHeaderFooterView
    }
}
