import Foundation

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

/// The methods that say how the pointer looks over a view. It has no effect here.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: AnyObject {
    /// Returns the region at the pointer; `nil` for none.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?

    /// Returns the pointer's style over a region; `nil` for the system's.
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
        -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
    /// Returns the default region.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }

    /// Returns `nil`.
    public func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
        -> UIPointerStyle?
    { nil }
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
