/// Where a preview goes, or comes from: a point in a view.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
    /// The view that the preview is in.
    open var container: UIView { containerStore }
    private let containerStore: UIView

    /// The centre of the preview, in the container's coordinates.
    open private(set) var center: CGPoint

    /// The transform of the preview.
    open private(set) var transform: CGAffineTransform

    /// Makes a target; a centre that is not finite is a failure, and the container's middle is used.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        containerStore = container
        self.center =
            center.isFinite
            ? center : center.finite(or: container.bounds.center, "center", of: "UIPreviewTarget")
        self.transform = transform
        super.init()
    }

    /// Makes a target without a transform.
    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }
}
