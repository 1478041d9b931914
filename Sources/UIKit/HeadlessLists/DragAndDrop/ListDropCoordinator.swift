@_spi(Wings) import HeadlessUIKitCore

/// Lets a drop delegate animate the items of a drop, and insert placeholders for them.
@MainActor
class ListDropCoordinator: NSObject {
    let drop: ListDrop
    let destinationIndexPath: IndexPath?
    private(set) weak var list: (any DraggableList)?

    init(_ drop: ListDrop, _ list: any DraggableList) {
        (self.drop, self.list) = (drop, list)
        destinationIndexPath = drop.path
        super.init()
    }

    final var session: any UIDropSession { drop.session }

    final func animator() -> DragAnimator {
        add(DragAnimator())
    }

    final func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        animator()
    }

    final func add<Animator: DragAnimator>(_ animator: Animator) -> Animator {
        animator.add(to: session)
        return animator
    }

    final func insert(_ placeholder: ListPlaceholder) -> ListPlaceholderContext {
        list?.dragAndDrop?.insert(placeholder)
        return add(ListPlaceholderContext(placeholder, list))
    }
}
