/// Manages the presentation of a controller: its view's frame, the views around it, and its changes over time.
///
/// Each presentation has one. For the style ``UIModalPresentationStyle/custom`` the transitioning delegate provides it,
/// mostly a subclass that adds views to the container:
///
/// ```swift
/// final class CardPresentationController: UIPresentationController {
///     let dimming = UIView()
///
///     override var frameOfPresentedViewInContainerView: CGRect {
///         (containerView?.bounds ?? .zero).insetBy(dx: 20, dy: 200)
///     }
///
///     override func presentationTransitionWillBegin() {
///         dimming.frame = containerView?.bounds ?? .zero
///         containerView?.insertSubview(dimming, at: 0)
///         dimming.alpha = 0
///         presentedViewController.transitionCoordinator?.animate { _ in self.dimming.alpha = 1 }
///     }
/// }
/// ```
///
/// It does not hold the controllers; once one is freed, an empty one replaces it.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment, AssociationHolder {
    // Read and written only under the lock of ``Associations``.
    nonisolated(unsafe) final var associations: Associations?
    final weak var presentedLink: UIViewController?
    final weak var presentingLink: UIViewController?
    /// The presentation controller that gets the delegate calls, where this one replaces it in an adapted style.
    final weak var principal: UIPresentationController?
    final var ownStyle: UIModalPresentationStyle
    class var initialStyle: UIModalPresentationStyle { .custom }
    final weak var container: UITransitionView?
    final var laidOutSize: CGSize?

    /// Makes a presentation controller, to be returned by a transitioning delegate.
    ///
    /// - Parameters:
    ///   - presentedViewController: the controller to be presented.
    ///   - presentingViewController: the controller that will present it, if that is known.
    public init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        presentedLink = presentedViewController
        presentingLink = presentingViewController
        ownStyle = type(of: self).initialStyle
        super.init()
    }

    // MARK: What is presented

    /// The presented controller.
    open var presentedViewController: UIViewController { presentedLink ?? UIViewController() }

    /// The presenting controller.
    open var presentingViewController: UIViewController { presentingLink ?? UIViewController() }

    /// The view that contains the presentation; `nil` before it begins and after it ends.
    open var containerView: UIView? { container }

    /// The view that animators move: the presented controller's, unless a subclass wraps it in another one.
    open var presentedView: UIView? { presentedLink?.loadedView }

    /// The final frame of the presented view, in the container: all of it.
    open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

    /// Whether the presented view covers the screen; yes unless a subclass says otherwise.
    open var shouldPresentInFullscreen: Bool { true }

    /// Whether the presenting controller's view is removed while the presented one is shown.
    open var shouldRemovePresentersView: Bool { ownStyle.removesPresenter }

    /// The style in which the controller is presented.
    open var presentationStyle: UIModalPresentationStyle { ownStyle }

    /// The object that decides how the presentation adapts, and whether the user may dismiss it; held weakly.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        didSet { UncalledMethods.report(delegate, as: .adaptivePresentationDelegate) }
    }

    /// Traits that override those that the presented controller inherits; none unless set.
    open var overrideTraitCollection: UITraitCollection? {
        didSet { applyTraits() }
    }

    /// The traits of the presentation.
    open var traitCollection: UITraitCollection {
        container?.traitCollection ?? presentingLink?.traitCollection ?? .standard
    }

    /// Called after the traits changed; do not call it. It does nothing unless overridden.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Adapting

    /// The style that is used where the width is compact; `none` for the requested one.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: UITraitCollection(horizontalSizeClass: .compact))
    }

    /// The style that is used with certain traits, as the delegate decides; `none` for the requested one.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        guard traitCollection.horizontalSizeClass == .compact else { return .none }
        return delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
            ?? systemAdaptiveStyle
    }

    /// The style that is used where the width is compact, unless the delegate decides.
    var systemAdaptiveStyle: UIModalPresentationStyle { .none }

    // MARK: Callbacks

    /// Called before the presented controller's `viewWillAppear`; the container exists. It does nothing
    /// unless overridden.
    open func presentationTransitionWillBegin() {}

    /// Called after the presented controller's `viewDidAppear`, or with `false` if the presentation was
    /// cancelled; does nothing unless overridden.
    open func presentationTransitionDidEnd(_ completed: Bool) {}

    /// Called before the presented controller's `viewWillDisappear`; does nothing unless overridden.
    open func dismissalTransitionWillBegin() {}

    /// Called after the presented controller's `viewDidDisappear`, or with `false` if the dismissal was
    /// cancelled; does nothing unless overridden.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    /// Called before the container is laid out; does nothing unless overridden.
    open func containerViewWillLayoutSubviews() {}

    /// Called after the container was laid out; does nothing unless overridden.
    open func containerViewDidLayoutSubviews() {}

    // MARK: As a container

    /// The presented controller's preferred size.
    open var preferredContentSize: CGSize { presentedLink?.preferredContentSize ?? .zero }

    /// Called when the presented controller prefers another size.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        layOutAgain()
    }

    /// The size of the presented controller in a container of the given size: all of it.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Called before the container's size changes; passes it on to the presented controller.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    {
        guard let presentedLink else { return }
        let inner = self.size(forChildContentContainer: presentedLink, withParentContainerSize: size)
        presentedLink.viewWillTransition(to: inner, with: coordinator)
    }

    /// Called before the container's traits change; passes it on to the presented controller.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        presentedLink?.willTransition(to: newCollection, with: coordinator)
    }

    // MARK: Internal hooks

    func prepare(_ container: UITransitionView) {}

    /// Shows what surrounds the presented view, in the animation of the presentation.
    func showSurroundings() {}

    /// Hides what surrounds the presented view, in the animation of the dismissal.
    func hideSurroundings() {}

    func keyboardMoved() {}

    func takeDown() {}

    /// Called when the presented controller is shown, or its dismissal was cancelled.
    func hasSettled() {
        container?.accessibilityViewIsModal = isModal
    }

    var letsTouchesThrough: Bool { false }

    /// Whether the container is in the presenting controller's view, and appears and disappears with it.
    var liesInPresenter: Bool { false }

    /// Whether the first responder behind the presented view stays first responder.
    var leavesFocus: Bool { liesInPresenter }

    /// Whether assistive technology cannot reach the views behind.
    var isModal: Bool { !letsTouchesThrough }

    /// Called before a touch in the container gets its view, and its recognizers.
    func touchMayBegin(in container: UITransitionView) {}

    /// A view behind that gets a touch though the container covers it.
    func viewBehind(at point: CGPoint, in container: UIView, with event: UIEvent?) -> UIView? { nil }

    var needsPassingContainer: Bool { false }

    /// The failure if something is missing for the presentation; `nil` if nothing is.
    func failureToShow() -> ControllerFailure? { nil }

    /// Records that what is shown stays as it is, instead of adapting to this style.
    func recordFailureToAdapt(_ failure: ControllerFailure) { failure.record() }

    /// Whether the framework lays out the presented view when the container changes.
    var placesPresentedView: Bool { type(of: self) == UIPresentationController.self }
}
