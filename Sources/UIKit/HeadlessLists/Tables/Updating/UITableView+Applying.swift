/// A removed row whose cell fades out.
@MainActor
struct LeavingRow {
    let path: IndexPath
    let cell: UITableViewCell
    /// The cell's alpha before.
    let alpha: CGFloat
}

extension UITableView {
    final func apply(_ map: BatchMap, _ batch: TableUpdates, _ counts: [Int]) {
        let old = geometry.copy()
        let oldFrames = shownFrames()
        abandonReordering()
        dragAndDrop?.contentDidChange(isReload: false)
        loading.animatesHeights = false
        loading.serial += 1
        let sections = measured(counts, map, askingAgain: batch.isEmpty)
        followRows(map)
        putRowsInOrder()
        followEdges(map)
        followState(map)
        setSections(sections)
        reconfigure(map.reconfiguredItems.sorted().compactMap { map.newIndexPath(of: $0) })
        showVisibleRows()
        let isAnimated = window != nil && UIView.areAnimationsEnabled && !batch.isUnanimated
        guard isAnimated else {
            finish(batch, success: true, animated: false) {}
            return
        }
        var moves: [(view: UIView, frame: CGRect)] = []
        var arrivals: [UIView] = []
        UIView.performWithoutAnimation {
            collectMoves(from: old, oldFrames, map, &moves, &arrivals)
        }
        finish(batch, success: true, animated: true) { [leaving] in
            for move in moves { move.view.frame = move.frame }
            for view in arrivals { view.alpha = 1 }
            for row in leaving { row.cell.alpha = 0 }
        }
    }

    final func shownFrames() -> [ObjectIdentifier: CGRect] {
        var frames: [ObjectIdentifier: CGRect] = [:]
        for row in visibleRows + keptRows { frames[ObjectIdentifier(row.cell)] = row.cell.frame }
        for shown in visibleEdges { frames[ObjectIdentifier(shown.view)] = shown.view.frame }
        return frames
    }

    /// Collects the views that move, and puts each at its old position.
    final func collectMoves(
        from old: TableGeometry, _ oldFrames: [ObjectIdentifier: CGRect], _ map: BatchMap,
        _ moves: inout [(view: UIView, frame: CGRect)], _ arrivals: inout [UIView]
    ) {
        for row in visibleRows where !isHeldElsewhere(row.cell) {
            let frame = row.cell.frame
            var start = oldFrames[ObjectIdentifier(row.cell)]
            if start == nil, let path = map.oldIndexPath(of: row.path), old.contains(path),
                !map.reloadedItems.contains(path)
            {
                start = self.frame(of: old.span(of: path))
            }
            if let start {
                guard start != frame else { continue }
                row.cell.frame = start
                moves.append((row.cell, frame))
            } else if row.cell.alpha == 1 {
                row.cell.alpha = 0
                arrivals.append(row.cell)
            }
        }
        for shown in visibleEdges {
            let frame = shown.view.frame
            guard let start = oldFrames[ObjectIdentifier(shown.view)], start != frame else { continue }
            shown.view.frame = start
            moves.append((shown.view, frame))
        }
    }

    // MARK: Following changes

    /// The sections with their new counts; heights that were measured before are kept.
    ///
    /// - Parameter asksAgain: whether those heights are only valid until a row is next shown. Apple documents for
    ///   `beginUpdates()` that a pair of it and `endUpdates()` animates changed heights without reloading cells.
    private func measured(_ counts: [Int], _ map: BatchMap, askingAgain asksAgain: Bool) -> [TableSection] {
        let ruler = TableRuler(self)
        let old = geometry
        dropProbes()
        loading.isUnderWay = true
        var sections = counts.indices.map { section in
            ruler.section(
                section, rows: counts[section], ruler.edge(.header, section), ruler.edge(.footer, section))
        }
        loading.isUnderWay = false
        for (index, section) in old.sections.enumerated() where section.hasEstimatedRows {
            for row in section.measured.sorted() {
                let path = IndexPath(row: row, section: index)
                guard let new = map.keptIndexPath(of: path), sections.indices.contains(new.section),
                    sections[new.section].hasEstimatedRows,
                    !sections[new.section].exact.contains(new.row)
                else { continue }
                sections[new.section].rows.set(new.row, to: section.rows[row])
                if !asksAgain { sections[new.section].measured.insert(new.row) }
            }
        }
        keepEdges(of: old, map, in: &sections, askingAgain: asksAgain)
        return sections
    }

    /// Keeps the heights of measured headers and footers; those of visible ones may be measured again.
    private func keepEdges(
        of old: TableGeometry, _ map: BatchMap, in sections: inout [TableSection], askingAgain asksAgain: Bool
    ) {
        for (index, section) in old.sections.enumerated() where !map.reloadedSections.contains(index) {
            guard let new = map.newSection(of: index), sections.indices.contains(new) else { continue }
            for edge in SectionEdge.allCases where section[edge].isOfView && sections[new][edge].isOfView {
                sections[new][edge].height = section[edge].height
                sections[new][edge].isEstimated = section[edge].isEstimated || asksAgain
                if edge == .header, section.header.height == 0 { sections[new].topPadding = 0 }
            }
        }
    }

    private func followRows(_ map: BatchMap) {
        func follow(_ rows: [VisibleRow]) -> [VisibleRow] {
            var staying: [VisibleRow] = []
            for row in rows {
                if let path = map.keptIndexPath(of: row.path) {
                    row.cell.rowPath = path
                    staying.append(VisibleRow(path: path, cell: row.cell))
                } else {
                    leave(row)
                }
            }
            return staying.sorted { $0.path < $1.path }
        }
        visibleRows = follow(visibleRows)
        keptRows = follow(keptRows)
    }

    private func leave(_ row: VisibleRow) {
        if rowTouch.path == row.path { forgetRowTouch() }
        if swipe?.cell === row.cell { abandonSwipe() }
        row.cell.rowPath = nil
        leaving.append(LeavingRow(path: row.path, cell: row.cell, alpha: row.cell.alpha))
    }

    private func followEdges(_ map: BatchMap) {
        dropEdges { shown in
            map.newSection(of: shown.section) == nil || map.reloadedSections.contains(shown.section)
        }
        for index in visibleEdges.indices {
            if let section = map.newSection(of: visibleEdges[index].section) {
                visibleEdges[index].section = section
            }
        }
    }

    private func followState(_ map: BatchMap) {
        selection.map(map.keptIndexPath)
        prefetched = prefetched.compactMap(map.keptIndexPath)
        if let path = swipe?.path, let new = map.newIndexPath(of: path) { swipe?.path = new }
        if let path = rowTouch.path { rowTouch.path = map.newIndexPath(of: path) }
        if let target = scrollTarget, target.path.row != NSNotFound {
            scrollTarget = map.newIndexPath(of: target.path).map { ($0, target.position) }
        }
    }

    final func endLeaving() {
        let rows = leaving
        leaving = []
        for row in rows { end(row) }
    }

    private func end(_ row: LeavingRow) {
        row.cell.alpha = row.alpha
        endDisplaying(VisibleRow(path: row.path, cell: row.cell))
    }

    /// Makes a fading cell available for another row.
    final func endLeaving(_ cell: UITableViewCell) {
        guard let index = leaving.firstIndex(where: { $0.cell === cell }) else { return }
        end(leaving.remove(at: index))
    }

    // MARK: Reconfiguring cells

    private func reconfigure(_ paths: [IndexPath]) {
        guard let dataSource else { return }
        for path in paths {
            guard geometry.contains(path), let cell = shownCell(path) else { continue }
            reconfigured = VisibleRow(path: path, cell: cell)
            let answer = dataSource.tableView(self, cellForRowAt: path)
            reconfigured = nil
            guard answer === cell else {
                TableFailure.notReconfigured(self, path).record()
                recycle(answer)
                continue
            }
            guard geometry.contains(path) else { return }
            geometry.forget(path)
            measure(path, cell)
        }
        contentDidChangeHeight()
    }
}
