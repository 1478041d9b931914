extension UITableView: DraggableList {
    static var nameInDelegates: String { "tableView" }
    final var hasDragDelegate: Bool { dragDelegate != nil }
    final var hasDropDelegate: Bool { dropDelegate != nil }
    final var takesLifts: Bool { reordering == nil && swipe == nil }
    final var cellsForDrops: [any DraggableCell] { visibleRows.map(\.cell) }

    final func draggedCell(at path: IndexPath) -> (any DraggableCell)? { shownCell(path) }

    // MARK: The drag delegate

    final func dragItems(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
        dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
    }

    final func dragItems(addingTo session: any UIDragSession, at path: IndexPath, _ point: CGPoint)
        -> [UIDragItem]
    { dragDelegate?.tableView(self, itemsForAddingTo: session, at: path, point: point) ?? [] }

    final func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path)
    }

    final func dragBegins(_ session: any UIDragSession) {
        dragDelegate?.tableView(self, dragSessionWillBegin: session)
    }

    final func dragEnded(_ session: any UIDragSession) {
        dragDelegate?.tableView(self, dragSessionDidEnd: session)
    }

    final func dragAllowsMoving(_ session: any UIDragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
    }

    final func dragIsRestricted(_ session: any UIDragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    // MARK: The drop delegate

    final func takesDrop(_ session: any UIDropSession) -> Bool {
        dropDelegate?.tableView(self, canHandle: session) ?? false
    }

    final func dropEntered(_ session: any UIDropSession) {
        dropDelegate?.tableView(self, dropSessionDidEnter: session)
    }

    final func dropProposal(for session: any UIDropSession, at path: IndexPath?) -> ListDropProposal {
        let proposal =
            dropDelegate?.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
            ?? UITableViewDropProposal(operation: .cancel)
        let intent = proposal.intent
        return ListDropProposal(
            proposal: proposal, inserts: intent == .insertAtDestinationIndexPath || intent == .automatic,
            isInto: intent == .insertIntoDestinationIndexPath)
    }

    final func dropExited(_ session: any UIDropSession) {
        dropDelegate?.tableView(self, dropSessionDidExit: session)
    }

    final func performDrop(_ drop: ListDrop) {
        dropDelegate?.tableView(self, performDropWith: TableDropCoordinator(drop, self))
    }

    final func dropEnded(_ session: any UIDropSession) {
        dropDelegate?.tableView(self, dropSessionDidEnd: session)
    }

    // MARK: Places

    final func dropPath(at point: CGPoint, from source: IndexPath?) -> IndexPath? {
        loadIfNeeded()
        guard point.isFinite, !geometry.sections.isEmpty else { return nil }
        if let source { return proposedPath(at: point.y, for: source) }
        if let path = geometry.row(at: point.y) { return path }
        guard let section = geometry.sections(from: point.y, to: point.y.nextUp).first else { return nil }
        let span = geometry.span(ofSection: section)
        let isAbove = point.y < span.top + geometry.sections[section].rowsTop
        return IndexPath(row: isAbove ? 0 : geometry.sections[section].rows.count, section: section)
    }

    // MARK: Reordering

    /// Whether the data source moves a row. One that does not say whether it may be moved moves all, as far as it has
    /// the method for that.
    final func mayReorder(_ path: IndexPath) -> Bool {
        guard let dataSource else { return false }
        return answer(.canMoveRow) { dataSource.tableView(self, canMoveRowAt: path) } ?? true
    }

    final func reorder(_ path: IndexPath, to point: CGPoint) {
        if reordering == nil, let cell = shownCell(path) { beginReordering(cell, at: cell.center.y) }
        if let dragged = reordering { continueReordering(dragged.cell, to: point.y) }
    }

    final var reorderPath: IndexPath? { reordering?.target }

    final func cancelReordering(animated: Bool) {
        guard let dragged = reordering else { return }
        if animated { endReordering(dragged.cell, isCancelled: true) } else { abandonReordering() }
    }

    final func finishPendingStep(at point: CGPoint) {}

    final func springLoads(_ path: IndexPath, _ context: any UISpringLoadedInteractionContext) -> Bool {
        delegate?.tableView(self, shouldSpringLoadRowAt: path, with: context) ?? true
    }

    // MARK: Placeholders

    final func placeholderView(_ placeholder: ListPlaceholder) -> UIView? {
        guard let cell = dequeueReusableCell(withIdentifier: placeholder.reuseIdentifier) else {
            TableFailure.notRegistered(self, placeholder.reuseIdentifier, as: "a placeholder").record()
            return nil
        }
        return cell
    }

    private func height(of placeholder: ListPlaceholder) -> CGFloat {
        if placeholder.height > 0 { return placeholder.height }
        if rowHeight > 0 { return rowHeight }
        return visibleRows.first?.cell.bounds.height ?? ContentHost.rowHeight
    }

    final func placePlaceholders() {
        guard let placeholders = dragAndDrop?.placeholders else { return }
        var above: CGFloat = 0
        for placeholder in placeholders.sorted(by: { $0.path < $1.path }) {
            let height = height(of: placeholder)
            placeholder.view?.frame = frame(
                of: TableSpan(top: top(ofPlaceAt: placeholder.path) + above, height: height))
            above += height
        }
        makeRoom()
    }

    /// The top of a row, or of the place after a section's last one.
    private func top(ofPlaceAt path: IndexPath) -> CGFloat {
        if geometry.contains(path) { return geometry.span(of: path).top }
        guard path.count == 2, geometry.sections.indices.contains(path.section) else { return 0 }
        let last = geometry.sections[path.section].rows.count - 1
        guard last >= 0 else {
            return geometry.span(ofSection: path.section).top + geometry.sections[path.section].rowsTop
        }
        let span = geometry.span(of: IndexPath(row: last, section: path.section))
        return span.top + span.height
    }

    /// The distance by which a row moves down for the placeholders above it.
    final func placeholderHeights(above path: IndexPath) -> CGFloat {
        var sum: CGFloat = 0
        for placeholder in dragAndDrop?.placeholders ?? [] where placeholder.path <= path {
            sum += height(of: placeholder)
        }
        return sum
    }

    final func insertDroppedRow(at path: IndexPath) { insertRows(at: [path], with: .automatic) }
}

extension UITableView: UISpringLoadedInteractionSupporting {}

extension UITableViewCell: DraggableCell {
    final func dragStateDidChange(to state: UICellConfigurationState.DragState) {
        dragStateDidChange(DragState(rawValue: state.rawValue) ?? .none)
    }
}
