extension UITableView {
    /// Requests counts and heights before the table is next laid out or queried.
    ///
    /// - Parameter dropsRows: whether the present cells must be replaced.
    final func setNeedsReload(droppingRows dropsRows: Bool = false) {
        loading.isNeeded = true
        loading.dropsRows = loading.dropsRows || dropsRows
        loading.serial += 1
        ViewTree.change(self)
        setNeedsLayout()
    }

    final func reloadEverything() {
        // It replaces a batch of changes in progress.
        if updates != nil {
            updates?.isOverruled = true
            return
        }
        forgetRowTouch()
        abandonSwipe()
        abandonReordering()
        dragAndDrop?.contentDidChange(isReload: true)
        endLeaving()
        let old = selection.paths
        selection = TableSelection()
        for path in old { shownCell(path)?.setSelected(false, animated: false) }
        loading.isNeeded = true
        loading.serial += 1
        removeAllRows()
        removeAllEdges()
        cancelPrefetching()
        loadIfNeeded()
        ViewTree.change(self)
        setNeedsLayout()
    }

    final func loadIfNeeded() {
        guard loading.isNeeded, !loading.isUnderWay else { return }
        loading.isUnderWay = true
        loading.isNeeded = false
        if loading.dropsRows {
            loading.dropsRows = false
            selection = TableSelection()
            removeAllRows()
            removeAllEdges()
        }
        dropProbes()
        loading.width = boundsStore.width
        let sections = askForSections()
        loading.isUnderWay = false
        setSections(sections)
    }

    final func setSections(_ sections: [TableSection]) {
        geometry = TableGeometry(
            sections, headerHeight: tableHeaderView?.bounds.height ?? 0,
            footerHeight: tableFooterView?.bounds.height ?? 0)
        loading.indexTitles = dataSource?.sectionIndexTitles(for: self) ?? []
        contentDidChangeHeight()
    }

    final func contentDidChangeHeight() {
        let size = CGSize(width: boundsStore.width, height: geometry.height)
        if contentSize != size { contentSize = size }
    }

    /// Asks for the numbers of sections and rows and for their heights.
    ///
    /// - Complexity: O(*s*) in the sections; O(*n*) in the rows if the delegate returns the height of each.
    final func askForSections() -> [TableSection] {
        guard let dataSource else { return [] }
        let count = count(dataSource.numberOfSections(in: self), "sections")
        let ruler = TableRuler(self)
        return (0..<count).map { section in
            let header = ruler.edge(.header, section)
            let footer = ruler.edge(.footer, section)
            let rows = self.count(
                dataSource.tableView(self, numberOfRowsInSection: section), "rows in section \(section)")
            return ruler.section(section, rows: rows, header, footer)
        }
    }

    final func count(_ answer: Int, _ things: String) -> Int {
        if answer >= 0, answer <= TableMetrics.largestCount { return answer }
        TableFailure.oddCount(self, answer, of: things).record()
        return 0
    }

    /// Measures again what depends on the table's width, and on the size of texts.
    final func remeasureForWidth() {
        guard loading.width != boundsStore.width, !loading.isNeeded else { return }
        loading.width = boundsStore.width
        let ruler = TableRuler(self)
        var sections = geometry.sections
        for index in sections.indices where sections[index].hasEstimatedRows {
            let rows = ruler.rows(of: index, count: sections[index].rows.count)
            sections[index].rows = rows.index
            (sections[index].exact, sections[index].measured) = (rows.exact, [])
        }
        for index in sections.indices {
            sections[index].forgetEdges()
            for edge in SectionEdge.allCases where sections[index][edge].isOfTitle {
                guard let title = title(of: edge, index) else { continue }
                sections[index][edge].height = ruler.height(of: title, edge)
            }
        }
        geometry = TableGeometry(
            sections, headerHeight: geometry.headerHeight, footerHeight: geometry.footerHeight)
        contentDidChangeHeight()
    }

    // MARK: Heights

    /// Returns a height if it is valid; otherwise records a failure and returns the default.
    final func checked(_ height: CGFloat, of thing: @autoclosure () -> String) -> CGFloat {
        if height >= 0, height <= TableMetrics.largestHeight { return height }
        TableFailure.oddHeight(self, height, of: thing()).record()
        return ContentHost.rowHeight
    }

    /// Measures a row that is about to be shown, unless it was measured already.
    final func measure(_ path: IndexPath, _ cell: UITableViewCell) {
        guard geometry.isEstimated(path) else { return }
        let serial = loading.serial
        var height = rowHeight
        if let delegate {
            let given = answer(.heightForRow) { delegate.tableView(self, heightForRowAt: path) }
            height = given ?? height
        }
        if height == Self.automaticDimension {
            height = fittingHeight(of: cell)
        }
        height = checked(height, of: "row \(path.shortText)")
        // The delegate may have reloaded the table.
        guard serial == loading.serial, geometry.contains(path) else { return }
        geometry.setHeight(height, of: path)
    }

    final var isEstimating: Bool { estimatedRowHeight != 0 }
}
