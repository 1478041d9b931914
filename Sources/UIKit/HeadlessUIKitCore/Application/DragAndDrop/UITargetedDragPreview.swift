/// The preview of a dragged item at a place.
open class UITargetedDragPreview: UITargetedPreview {
    open override func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }
}
