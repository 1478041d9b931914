/// An object that has a say in how a presentation suits its surroundings, and in whether the user may end it.
///
/// All methods are optional. Those about dismissals are called for what the user does, by a swipe or a tap outside,
/// and not for `dismiss`.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// How the controller is shown where the width is compact; as the system chooses if left out.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// How the controller is shown by certain traits; ``UIModalPresentationStyle/none`` for as it was asked for.
    ///
    /// It is asked where the width is compact. If left out, it is as the method without traits says.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// Which controller is shown in another style than was asked for; the same one with `nil`, or if left out.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    /// Tells that a presentation begins.
    ///
    /// - Parameters:
    ///   - style: the style that is used instead of the one asked for; `none` where that is used.
    ///   - transitionCoordinator: the transition.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
    /// Whether the user may end the presentation; `true` if left out.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Tells that the user begins to end the presentation; the transition may yet be cancelled.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Tells that the user has ended the presentation.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Tells that the user tried to end a presentation that must not be ended so.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// Says that the system's choice will do.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController
    ) -> UIModalPresentationStyle { controller.systemAdaptiveStyle }

    /// Says what the method without traits says.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }

    /// Says that the same controller is shown.
    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }

    /// Does nothing.
    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}

    /// Says yes.
    public func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController
    ) -> Bool { true }

    /// Does nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}

    /// Does nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}

    /// Does nothing.
    public func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    ) {}
}

extension DelegateProtocol {
    static let adaptivePresentation = DelegateProtocol("UIAdaptivePresentationControllerDelegate") {
        $0 is any UIAdaptivePresentationControllerDelegate.Type
    }
}

extension DelegateRole {
    static let adaptivePresentationDelegate = DelegateRole(.adaptivePresentation)
}
