/// A list whose rows can be dragged, and that takes drops: a table or a collection view.
@MainActor
protocol DraggableList: RowSwiping {
    /// The list's drag and drop; `nil` without a delegate for it.
    var dragAndDrop: ListDragAndDrop? { get set }
    /// What the list is called in its delegates' methods.
    static var nameInDelegates: String { get }
    var hasDragDelegate: Bool { get }
    var hasDropDelegate: Bool { get }
    var dragInteractionEnabled: Bool { get }
    var takesLifts: Bool { get }
    func draggedCell(at path: IndexPath) -> (any DraggableCell)?
    var cellsForDrops: [any DraggableCell] { get }

    // Calls of the drag delegate.
    func dragItems(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
    func dragItems(addingTo session: any UIDragSession, at path: IndexPath, _ point: CGPoint) -> [UIDragItem]
    func dragParameters(at path: IndexPath) -> UIDragPreviewParameters?
    func dragBegins(_ session: any UIDragSession)
    func dragEnded(_ session: any UIDragSession)
    func dragAllowsMoving(_ session: any UIDragSession) -> Bool
    func dragIsRestricted(_ session: any UIDragSession) -> Bool

    // Calls of the drop delegate.
    func takesDrop(_ session: any UIDropSession) -> Bool
    func dropEntered(_ session: any UIDropSession)
    func dropProposal(for session: any UIDropSession, at path: IndexPath?) -> ListDropProposal
    func dropExited(_ session: any UIDropSession)
    func performDrop(_ drop: ListDrop)
    func dropEnded(_ session: any UIDropSession)

    /// Returns the index path that a dropped row would have at a point of the content; `nil` for no place in particular.
    ///
    /// - Parameter source: where the row is now, if it is one of the list's own.
    func dropPath(at point: CGPoint, from source: IndexPath?) -> IndexPath?

    // Reordering: the row follows the finger, and the others make room.
    /// Whether the data source lets a row be moved.
    func mayReorder(_ path: IndexPath) -> Bool
    func reorder(_ path: IndexPath, to point: CGPoint)
    /// The index path that the row which is reordered would have now; `nil` if there is none.
    var reorderPath: IndexPath? { get }
    func cancelReordering(animated: Bool)
    /// Has the others make room at once, at a point of the content, if that was pending.
    func finishPendingStep(at point: CGPoint)
    /// Has the data source move the row; returns whether it did.
    func finishReordering() -> Bool

    // Springs.

    func springLoads(_ path: IndexPath, _ context: any UISpringLoadedInteractionContext) -> Bool
    func rowWasTapped(_ path: IndexPath)

    // Placeholders.
    func placeholderView(_ placeholder: ListPlaceholder) -> UIView?
    /// The frame of a placeholder, and the rows that make room for it.
    func placePlaceholders()
    /// Inserts a row whose data were inserted.
    func insertDroppedRow(at path: IndexPath)
}

@MainActor
protocol DraggableCell: UIView {
    func dragStateDidChange(to state: UICellConfigurationState.DragState)
    func setNeedsUpdateConfiguration()
}

/// What a drop on a list would do.
struct ListDropProposal {
    let proposal: UIDropProposal
    /// Whether a gap shows where the items go, or a mark on the row.
    let inserts: Bool
    let isInto: Bool
}

struct ListDrop {
    let session: any UIDropSession
    let path: IndexPath?
    let proposal: UIDropProposal?
    let items: [ListDropItem]
}

extension DraggableList {
    /// Adds the interactions for the list's delegates, or removes them.
    ///
    /// A list with a drag delegate alone takes drops of its own rows, which its data source moves.
    func updateDragAndDrop() {
        guard hasDragDelegate || hasDropDelegate else {
            if let old = dragAndDrop {
                removeInteraction(old.drag)
                removeInteraction(old.drop)
            }
            dragAndDrop = nil
            return
        }
        let object = dragAndDrop ?? ListDragAndDrop(self)
        dragAndDrop = object
        object.drag.isEnabled = dragInteractionEnabled
        if hasDragDelegate { addInteraction(object.drag) } else { removeInteraction(object.drag) }
        addInteraction(object.drop)
    }

    /// The row of the cell that a touch at a point of the content hits.
    func rowPath(at point: CGPoint) -> IndexPath? {
        row(containing: hitTest(point, with: nil))?.path
    }
}
