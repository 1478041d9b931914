import Foundation

/// What shows a presented controller: where its view is, what is around it, and what happens when that changes.
///
/// Each presentation has one. For the style ``UIModalPresentationStyle/custom`` it is what the transitioning delegate
/// gives, mostly a subclass that adds views of its own to the container:
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
/// It does not hold the controllers; once one is freed, an empty one stands in for it.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
    final weak var presentedLink: UIViewController?
    final weak var presentingLink: UIViewController?
    /// Who is told, and asked, where this one shows what another one was to show.
    final weak var principal: UIPresentationController?
    /// The style that it shows.
    final var ownStyle: UIModalPresentationStyle
    /// The view in which all happens, while there is something to see.
    final weak var container: UITransitionView?
    /// The size for which the container was laid out.
    final var laidOutSize: CGSize?

    /// Makes one for two controllers, to be given to UIKit by a transitioning delegate.
    ///
    /// - Parameters:
    ///   - presentedViewController: the one to be shown.
    ///   - presentingViewController: the one that will present it, if that is known.
    public init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        presentedLink = presentedViewController
        presentingLink = presentingViewController
        ownStyle = .custom
        super.init()
    }

    // MARK: What is presented

    /// The controller that is shown.
    public final var presentedViewController: UIViewController { presentedLink ?? UIViewController() }

    /// The controller that presents it.
    public final var presentingViewController: UIViewController { presentingLink ?? UIViewController() }

    /// The view in which the presentation happens; `nil` before it begins and after it is over.
    public final var containerView: UIView? { container }

    /// The view that animators move: the presented controller's, unless a subclass puts it into another one.
    open var presentedView: UIView? { presentedLink?.loadedView }

    /// Where the presented view is once it is shown, in the container: all of that.
    open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

    /// Whether the presented view covers the screen; yes unless a subclass says otherwise.
    open var shouldPresentInFullscreen: Bool { true }

    /// Whether the presenting controller's view is taken out while the presented one is shown.
    open var shouldRemovePresentersView: Bool { ownStyle.removesPresenter }

    /// The style in which the controller is shown.
    open var presentationStyle: UIModalPresentationStyle { ownStyle }

    /// Who has a say in how the presentation suits its surroundings, and whether the user may end it; held weakly.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        didSet { UncalledMethods.report(delegate, as: .adaptivePresentationDelegate) }
    }

    /// The traits that the presented controller has, whatever it is in; none unless set.
    open var overrideTraitCollection: UITraitCollection? {
        didSet { applyTraits() }
    }

    /// What the presentation is shown by.
    open var traitCollection: UITraitCollection {
        container?.traitCollection ?? presentingLink?.traitCollection ?? .standard
    }

    /// Tells that the traits changed; not for calling.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Suiting the surroundings

    /// The style that is used where the width is compact; `none` for the one asked for.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: UITraitCollection(horizontalSizeClass: .compact))
    }

    /// The style that is used by certain traits, as the delegate says; `none` for the one asked for.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        guard traitCollection.horizontalSizeClass == .compact else { return .none }
        return delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
            ?? systemAdaptiveStyle
    }

    /// The style that is used where the width is compact, if nobody says otherwise.
    var systemAdaptiveStyle: UIModalPresentationStyle { .none }

    // MARK: Being told

    /// Tells that the presented controller is about to come, before it is told itself; the container is there.
    open func presentationTransitionWillBegin() {}

    /// Tells that the presented controller came, after it was told itself, or with `false` that it did not.
    open func presentationTransitionDidEnd(_ completed: Bool) {}

    /// Tells that the presented controller is about to go, before it is told itself.
    open func dismissalTransitionWillBegin() {}

    /// Tells that the presented controller went, after it was told itself, or with `false` that it stays.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    /// Tells that the container is about to be laid out.
    open func containerViewWillLayoutSubviews() {}

    /// Tells that the container was laid out.
    open func containerViewDidLayoutSubviews() {}

    // MARK: As a container

    /// The presented controller's preferred size.
    public final var preferredContentSize: CGSize { presentedLink?.preferredContentSize ?? .zero }

    /// Tells that the presented controller prefers another size.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        layOutAgain()
    }

    /// The size that the presented controller will have in a container of a size: all of it.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Tells that the container is about to have another size, and the presented controller in turn.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    {
        guard let presentedLink else { return }
        let inner = self.size(forChildContentContainer: presentedLink, withParentContainerSize: size)
        presentedLink.viewWillTransition(to: inner, with: coordinator)
    }

    /// Tells that the container is about to have other traits, and the presented controller in turn.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        presentedLink?.willTransition(to: newCollection, with: coordinator)
    }

    // MARK: For the framework's own

    /// Makes the container ready, with what is around the presented view in it.
    ///
    /// - Parameter coordinator: the transition; `nil` where it takes the place of another one.
    func prepare(
        _ container: UITransitionView, with coordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}

    /// Takes away what is around the presented view.
    func takeDown() {}

    /// Has what is around the presented view go.
    func prepareToGo(with coordinator: any UIViewControllerTransitionCoordinator) {}

    /// Takes note that the presented controller is shown, or stays after all.
    func hasSettled() {
        container?.accessibilityViewIsModal = isModal
    }

    /// Whether touches beside the presented view go to what is behind.
    var letsTouchesThrough: Bool { false }

    /// Whether the container is in the presenting controller's view, and comes and goes with that.
    var liesInPresenter: Bool { false }

    /// Whether what has the focus behind the presented view keeps it.
    var leavesFocus: Bool { liesInPresenter }

    /// Whether what is behind is out of reach of assistive technology.
    var isModal: Bool { !letsTouchesThrough }

    /// A view behind that is to have a touch though the container lies over it.
    func viewBehind(at point: CGPoint, in container: UIView, with event: UIEvent?) -> UIView? { nil }

    /// Whether the container is one that can let touches through.
    var needsPassingContainer: Bool { false }

    /// What is missing for it to be shown; `nil` if nothing.
    func failureToShow() -> ControllerFailure? { nil }

    /// Whether the framework places the presented view when the container changes.
    var placesPresentedView: Bool { type(of: self) == UIPresentationController.self }
}
