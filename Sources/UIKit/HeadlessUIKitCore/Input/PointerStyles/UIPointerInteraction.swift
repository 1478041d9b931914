/// Changes the pointer's look over a view. It has no effect here.
///
/// The pointer has no look, so the ``delegate`` is not asked: one that has its methods is a warning. A pointer
/// that hovers over a view is recognized by ``UIHoverGestureRecognizer``.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
    /// The object that says how the pointer looks; held weakly.
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?

    /// Whether the interaction changes the pointer.
    open var isEnabled = true

    /// The view that it was added to.
    open private(set) weak var view: UIView?

    /// Makes an interaction.
    public init(delegate: (any UIPointerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
        UncalledMethods.report(delegate, as: .pointerDelegate)
    }

    /// Requests that the delegate is asked again, when the pointer next moves. It has no effect here.
    open func invalidate() {}

    /// Called when it is about to move to another view; does nothing unless overridden.
    open func willMove(to view: UIView?) {}

    /// Called when it was added to a view, or removed.
    open func didMove(to view: UIView?) { self.view = view }
}

extension DelegateRole {
    static let pointerDelegate = DelegateRole(
        "UIPointerInteractionDelegate",
        unasked: """
            pointerInteraction(_: UIPointerInteraction, regionFor: UIPointerRegionRequest, defaultRegion: UIPointerRegion) -> UIPointerRegion?
            pointerInteraction(_: UIPointerInteraction, styleFor: UIPointerRegion) -> UIPointerStyle?
            """
    ) { $0 is any UIPointerInteractionDelegate.Type }
}
