/// A view to show as a preview, how it looks and where it is.
///
/// ```swift
/// let parameters = UIPreviewParameters()
/// parameters.visiblePath = UIBezierPath(roundedRect: card.bounds, cornerRadius: 12)
/// let preview = UITargetedPreview(view: card, parameters: parameters)
/// ```
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
    /// The view.
    open var view: UIView { viewStore }
    private let viewStore: UIView

    /// How it looks.
    open var parameters: UIPreviewParameters { parametersStore }
    private let parametersStore: UIPreviewParameters

    /// Where it is.
    open var target: UIPreviewTarget { targetStore }
    private let targetStore: UIPreviewTarget

    /// The size of the view, in points.
    open var size: CGSize { view.bounds.size }

    /// Makes a preview of a view at a target.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        (viewStore, targetStore) = (view, target)
        parametersStore = parameters.copy() as? UIPreviewParameters ?? parameters
        super.init()
    }

    /// Makes a preview of a view where it is; a view without a superview is a failure, and is its own container.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        if view.superview == nil { ViewFailure.previewWithoutSuperview(view).record() }
        let target = UIPreviewTarget(
            container: view.superview ?? view,
            center: view.superview == nil ? view.bounds.center : view.center)
        self.init(view: view, parameters: parameters, target: target)
    }

    /// Makes a preview of all of a view where it is.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIPreviewParameters())
    }

    /// Returns the same preview at another target.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }
}

extension ViewFailure {
    @MainActor
    static func previewWithoutSuperview(_ view: UIView) -> ViewFailure {
        ViewFailure(
            "\(view.summary) cannot be a preview where it is: it has no superview."
                + " Try: UITargetedPreview(view:parameters:target:)")
    }
}
