/// The preview of an item that is dragged.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
    /// The view.
    open private(set) var view: UIView
    /// How it looks.
    open private(set) var parameters: UIDragPreviewParameters

    /// Makes a preview of a view.
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        (self.view, self.parameters) = (view, parameters)
        super.init()
    }

    /// Makes a preview of a view.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIDragPreviewParameters())
    }
}

/// The place of the preview of a dragged item.
public typealias UIDragPreviewTarget = UIPreviewTarget
