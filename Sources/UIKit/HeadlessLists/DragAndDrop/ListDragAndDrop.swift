import TimeLapse

/// The drag and drop of a list: its interactions, and what is dragged out of it and over it.
@MainActor
final class ListDragAndDrop: NSObject {
    weak var list: (any DraggableList)?
    private(set) lazy var drag = UIDragInteraction(delegate: self)
    private(set) lazy var drop = UIDropInteraction(delegate: self)

    /// The rows that the items of the present drag come from; `nil` where the content has changed since.
    private var sources: [(item: UIDragItem, path: IndexPath?)] = []
    private weak var session: (any UIDragSession)?
    private(set) var hasActiveDrag = false
    private(set) var hasActiveDrop = false
    private var dragState = UICellConfigurationState.DragState.none
    /// What the drop delegate proposed last, and for which row.
    private var proposal: ListDropProposal?
    private var path: IndexPath?
    /// The row that a drop would go into.
    private var marked: IndexPath?
    var placeholders: [ListPlaceholder] = []
    /// The pending step of a reordering that is slowed down.
    var pendingStep: ScheduledWork?

    init(_ list: any DraggableList) {
        self.list = list
        super.init()
        drag.whenOver = { [weak self] _ in self?.dragIsOver() }
        let list = type(of: list).nameInDelegates
        drag.names = ("dragInteractionEnabled", "\(list)(_:itemsForBeginning:at:)")
        drop.names = (
            "\(list)(_:canHandle:)", "\(list)(_:dropSessionDidUpdate:withDestinationIndexPath:)"
        )
    }

    // MARK: States of cells

    /// A cell's part in the drag of the list's rows.
    func dragState(of path: IndexPath?) -> UICellConfigurationState.DragState {
        guard dragState != .none, let path, sources.contains(where: { $0.path == path }) else { return .none }
        return dragState
    }

    /// A cell's part in a drop on the list.
    func dropState(of path: IndexPath?) -> UICellConfigurationState.DropState {
        guard hasActiveDrop else { return .none }
        return path != nil && path == marked ? .targeted : .notTargeted
    }

    private func setDragState(_ state: UICellConfigurationState.DragState) {
        dragState = state
        for path in Set(sources.compactMap(\.path)).sorted() {
            guard let cell = list?.draggedCell(at: path) else { continue }
            cell.dragStateDidChange(to: state)
            cell.setNeedsUpdateConfiguration()
        }
    }

    private func updateCells() {
        for cell in list?.cellsForDrops ?? [] { cell.setNeedsUpdateConfiguration() }
    }

    // MARK: The list's content

    /// The content changed: rows of the drag are not known any more, and after a reload placeholders are gone.
    func contentDidChange(isReload: Bool) {
        for index in sources.indices { sources[index].path = nil }
        guard isReload, !placeholders.isEmpty else { return }
        for placeholder in placeholders { placeholder.view?.removeFromSuperview() }
        placeholders = []
    }

    private func dragIsOver() {
        guard hasActiveDrag || !sources.isEmpty else { return }
        hasActiveDrag = false
        setDragState(.none)
        sources = []
        session = nil
    }

    // MARK: Sources

    private func isOwn(_ session: any UIDropSession) -> Bool {
        self.session != nil && session.localDragSession === self.session
    }

    /// The row that a session would move within the list; `nil` if that is not what it does.
    private func movedRow(_ session: any UIDropSession) -> IndexPath? {
        guard isOwn(session), session.items.count == 1, session.allowsMoveOperation else { return nil }
        return sources.first { $0.item === session.items[0] }?.path
    }

    private func dropItems(_ session: any UIDropSession) -> [ListDropItem] {
        session.items.map { item in
            let path = isOwn(session) ? sources.first { $0.item === item }?.path : nil
            let size = path.flatMap { list?.draggedCell(at: $0)?.bounds.size } ?? .zero
            return ListDropItem(item, path, size)
        }
    }
}

// MARK: - Dragging

extension ListDragAndDrop: UIDragInteractionDelegate {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
        -> [UIDragItem]
    {
        guard let list, list.takesLifts, let path = list.rowPath(at: session.location(in: list)) else {
            return []
        }
        let items = list.dragItems(for: session, at: path)
        sources = items.map { ($0, path) }
        self.session = items.isEmpty ? nil : session
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
        withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        guard let list, let path = list.rowPath(at: point) else { return [] }
        let items = list.dragItems(addingTo: session, at: path, point)
        if session === self.session { sources += items.map { ($0, path) } }
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let list, let path = sources.first(where: { $0.item === item })?.path,
            let cell = list.draggedCell(at: path)
        else { return nil }
        let parameters = list.dragParameters(at: path) ?? UIDragPreviewParameters()
        return UITargetedDragPreview(view: cell, parameters: parameters)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {
        hasActiveDrag = true
        setDragState(.lifting)
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        setDragState(.dragging)
        list?.dragBegins(session)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { list?.dragAllowsMoving(session) ?? false }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { list?.dragIsRestricted(session) ?? false }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) {
        if operation == .cancel || operation == .forbidden { stopReordering(animated: true) }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        if session === self.session { dragIsOver() }
        list?.dragEnded(session)
    }

    private func stopReordering(animated: Bool) {
        pendingStep.take()?.cancel()
        list?.cancelReordering(animated: animated)
    }
}

// MARK: - Dropping

extension ListDragAndDrop: UIDropInteractionDelegate {
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        guard let list else { return false }
        if list.hasDropDelegate { return list.takesDrop(session) }
        return movedRow(session).map { list.mayReorder($0) } ?? false
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        hasActiveDrop = true
        list?.dropEntered(session)
        updateCells()
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
        -> UIDropProposal
    {
        guard let list else { return UIDropProposal(operation: .cancel) }
        let point = session.location(in: list)
        let source = movedRow(session)
        path = list.dropPath(at: point, from: source)
        let proposal =
            list.hasDropDelegate
            ? list.dropProposal(for: session, at: path)
            : ListDropProposal(
                proposal: UIDropProposal(operation: source == nil ? .cancel : .move), inserts: true,
                isInto: false)
        self.proposal = proposal
        // The delegate may have changed the content.
        if let source = movedRow(session), path != nil, proposal.proposal.operation == .move, proposal.inserts
        {
            list.reorder(source, to: point)
        } else {
            stopReordering(animated: true)
        }
        let mark = proposal.isInto ? path : nil
        if mark != marked {
            marked = mark
            updateCells()
        }
        return proposal.proposal
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        stopReordering(animated: true)
        leave()
        list?.dropExited(session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let list else { return }
        let items = dropItems(session)
        if let step = pendingStep.take() {
            step.cancel()
            list.finishPendingStep(at: session.location(in: list))
        }
        let path = list.reorderPath ?? path
        let isMoved = list.reorderPath != nil && list.finishReordering()
        let proposal = proposal?.proposal
        leave()
        guard !isMoved, list.hasDropDelegate else { return }
        list.performDrop(ListDrop(session: session, path: path, proposal: proposal, items: items))
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        if hasActiveDrop { leave() }
        list?.dropEnded(session)
    }

    private func leave() {
        hasActiveDrop = false
        (proposal, path, marked) = (nil, nil, nil)
        updateCells()
    }
}
