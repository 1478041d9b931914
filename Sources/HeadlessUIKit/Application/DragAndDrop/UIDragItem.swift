import Foundation

/// An item that is dragged. Dragging between views is not driven here: the types are there so that code compiles.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    private let provider: NSItemProvider

    /// Makes an item of a provider.
    public init(itemProvider: NSItemProvider) {
        provider = itemProvider
        super.init()
    }

    /// The provider.
    open var itemProvider: NSItemProvider { provider }
    /// What the application knows of the item.
    open var localObject: Any?
    /// Returns the preview of the item.
    open var previewProvider: (() -> UIDragPreview?)?
}

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
open class UITargetedDragPreview: UITargetedPreview {}

/// The animation of a lift, a drop or its cancelling.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
    /// Adds changes that are animated at the same time.
    func addAnimations(_ animations: @escaping @MainActor () -> Void)
    /// Adds a callback for the end.
    func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void)
}
