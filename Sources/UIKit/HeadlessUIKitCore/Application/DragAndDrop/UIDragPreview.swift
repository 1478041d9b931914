import Foundation

/// The preview of an item that is dragged.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
    private let shown: UIView
    private let look: UIDragPreviewParameters

    /// Makes a preview of a view.
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        (shown, look) = (view, parameters)
        super.init()
    }

    /// Makes a preview of a view.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIDragPreviewParameters())
    }

    /// The view.
    open var view: UIView { shown }
    /// How it looks.
    open var parameters: UIDragPreviewParameters { look }
}

/// How the preview of a dragged item looks.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The place of the preview of a dragged item.
public typealias UIDragPreviewTarget = UIPreviewTarget

/// The preview of a dragged item at a place.
open class UITargetedDragPreview: UITargetedPreview {
    /// Returns the same preview at another target.
    open override func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }
}
