/// The preview of an item that is dragged.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
    /// The view.
    open var view: UIView { viewStore }
    private let viewStore: UIView
    /// How it looks.
    open var parameters: UIDragPreviewParameters { parametersStore }
    private let parametersStore: UIDragPreviewParameters

    /// Makes a preview of a view.
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        (viewStore, parametersStore) = (view, parameters)
        super.init()
    }

    /// Makes a preview of a view.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIDragPreviewParameters())
    }
}

/// The place of the preview of a dragged item.
public typealias UIDragPreviewTarget = UIPreviewTarget
