import TimeLapse

extension UICollectionView: DraggableList {
    static var nameInDelegates: String { "collectionView" }
    final var hasDragDelegate: Bool { dragDelegate != nil }
    final var hasDropDelegate: Bool { dropDelegate != nil }
    final var takesLifts: Bool { movement == nil && swipe == nil }
    final var cellsForDrops: [any DraggableCell] { visibleCells }

    final func draggedCell(at path: IndexPath) -> (any DraggableCell)? { cellForItem(at: path) }

    // MARK: The drag delegate

    final func dragItems(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
        dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
    }

    final func dragItems(addingTo session: any UIDragSession, at path: IndexPath, _ point: CGPoint)
        -> [UIDragItem]
    { dragDelegate?.collectionView(self, itemsForAddingTo: session, at: path, point: point) ?? [] }

    final func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path)
    }

    final func dragBegins(_ session: any UIDragSession) {
        dragDelegate?.collectionView(self, dragSessionWillBegin: session)
    }

    final func dragEnded(_ session: any UIDragSession) {
        dragDelegate?.collectionView(self, dragSessionDidEnd: session)
    }

    final func dragAllowsMoving(_ session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
    }

    final func dragIsRestricted(_ session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    // MARK: The drop delegate

    final func takesDrop(_ session: any UIDropSession) -> Bool {
        dropDelegate?.collectionView(self, canHandle: session) ?? false
    }

    final func dropEntered(_ session: any UIDropSession) {
        dropDelegate?.collectionView(self, dropSessionDidEnter: session)
    }

    final func dropProposal(for session: any UIDropSession, at path: IndexPath?) -> ListDropProposal {
        let proposal =
            dropDelegate?.collectionView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
            ?? UICollectionViewDropProposal(operation: .cancel)
        return ListDropProposal(
            proposal: proposal, inserts: proposal.intent == .insertAtDestinationIndexPath,
            isInto: proposal.intent == .insertIntoDestinationIndexPath)
    }

    final func dropExited(_ session: any UIDropSession) {
        dropDelegate?.collectionView(self, dropSessionDidExit: session)
    }

    final func performDrop(_ drop: ListDrop) {
        cancelReordering(animated: false)
        dropDelegate?.collectionView(self, performDropWith: CollectionDropCoordinator(drop, self))
    }

    final func dropEnded(_ session: any UIDropSession) {
        dropDelegate?.collectionView(self, dropSessionDidEnd: session)
    }

    // MARK: Places

    final func dropPath(at point: CGPoint, from source: IndexPath?) -> IndexPath? {
        guard point.isFinite else { return nil }
        guard let movement else { return indexPathForItem(at: point) ?? source.map { end(of: $0.section) } }
        if let path = itemIndexPath(underMovedItemAt: point), mayMove(to: path) { return path }
        return movement.current
    }

    /// The index path that an item of a section has at its end.
    private func end(of section: Int) -> IndexPath {
        IndexPath(
            item: max((counts.indices.contains(section) ? counts[section] : 0) - 1, 0), section: section)
    }

    // MARK: Reordering

    final func mayReorder(_ path: IndexPath) -> Bool {
        dataSource?.collectionView(self, canMoveItemAt: path) ?? false
    }

    final func reorder(_ path: IndexPath, to point: CGPoint) {
        guard movement != nil || startMovement(of: path) else { return }
        dragAndDrop?.pendingStep.take()?.cancel()
        let delay = reorderingCadence.delay
        guard delay > .zero else { return updateInteractiveMovementTargetPosition(point) }
        movement?.position = point
        showMovedItem()
        dragAndDrop?.pendingStep = application.clock.schedule(
            after: delay, every: nil, name: "reordering", site: nil
        ) { [weak self] in
            self?.dragAndDrop?.pendingStep = nil
            self?.updateInteractiveMovementTargetPosition(point)
        }
    }

    /// Has the moved item make room at once where it is.
    final func finishPendingStep(at point: CGPoint) {
        if movement != nil { updateInteractiveMovementTargetPosition(point) }
    }

    final var reorderPath: IndexPath? { movement?.current }

    final func cancelReordering(animated: Bool) { cancelInteractiveMovement() }

    /// Has the data source move the item, unless a drop delegate does.
    final func finishReordering() -> Bool {
        guard !hasDropDelegate, movement != nil else { return false }
        endInteractiveMovement()
        return true
    }

    final func springLoads(_ path: IndexPath, _ context: any UISpringLoadedInteractionContext) -> Bool {
        delegate?.collectionView(self, shouldSpringLoadItemAt: path, with: context) ?? true
    }

    // MARK: Placeholders

    final func placeholderView(_ placeholder: ListPlaceholder) -> UIView? {
        guard let cell = pool.take(.cell(placeholder.reuseIdentifier), frame: .zero) else {
            CollectionFailure.notRegistered("placeholder", placeholder.reuseIdentifier).record()
            return nil
        }
        return cell
    }

    /// Places each placeholder over the item in whose place it will be, or after the last one.
    final func placePlaceholders() {
        for placeholder in dragAndDrop?.placeholders ?? [] {
            let path = placeholder.path
            if let frame = layoutAttributesForItem(at: path)?.frame {
                placeholder.view?.frame = frame
            } else if let last = layoutAttributesForItem(
                at: IndexPath(item: path.item - 1, section: path.section))
            {
                placeholder.view?.frame = last.frame.offsetBy(dx: 0, dy: last.frame.height)
            }
            if let view = placeholder.view { bringSubviewToFront(view) }
        }
    }

    final func insertDroppedRow(at path: IndexPath) { insertItems(at: [path]) }
}

extension UICollectionView: UISpringLoadedInteractionSupporting {}

extension UICollectionViewCell: DraggableCell {
    final func dragStateDidChange(to state: UICellConfigurationState.DragState) {
        dragStateDidChange(DragState(rawValue: state.rawValue) ?? .none)
    }
}
