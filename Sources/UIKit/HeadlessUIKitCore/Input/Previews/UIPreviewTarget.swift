import Foundation

/// Where a preview goes, or comes from: a point in a view.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
    /// The view that the preview is in.
    open var container: UIView { containerStore }
    private final let containerStore: UIView

    /// The centre of the preview, in the container's coordinates.
    open var center: CGPoint { centerStore }
    private final let centerStore: CGPoint

    /// The transform of the preview.
    open var transform: CGAffineTransform { transformStore }
    private final let transformStore: CGAffineTransform

    /// Makes a target; a centre that is not finite is a failure, and the container's middle is used.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        containerStore = container
        centerStore =
            center.isFinite
            ? center : center.finite(or: container.bounds.center, "center", of: "UIPreviewTarget")
        transformStore = transform
        super.init()
    }

    /// Makes a target without a transform.
    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }
}
