/// An object that decides how a presentation adapts to traits, and whether the user may dismiss it.
///
/// All methods are optional. Those about dismissals are called for the user's swipe or tap outside, and not for
/// `dismiss`.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// Returns the style to use where the width is compact; the system's choice by default.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// Returns the style to use with certain traits; ``UIModalPresentationStyle/none`` for the requested one.
    ///
    /// It is called where the width is compact. By default, it calls the method without traits.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// Returns the controller to show in an adapted style; `nil`, the default, for the same one.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    /// Tells the delegate that a presentation begins.
    ///
    /// - Parameters:
    ///   - style: the style that is used instead of the requested one; `none` where that is used.
    ///   - transitionCoordinator: the transition's coordinator.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
    /// Returns whether the user may dismiss the presentation; `true` by default.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Tells the delegate that the user begins to dismiss the presentation; the transition may still be cancelled.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Tells the delegate that the user has dismissed the presentation.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Tells the delegate that the user tried to dismiss a presentation that does not allow it.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// Returns the system's choice.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController
    ) -> UIModalPresentationStyle { controller.systemAdaptiveStyle }

    /// Calls the method without traits.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }

    /// Returns `nil`: the same controller is shown.
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

    /// Returns `true`.
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
    static let adaptivePresentation = DelegateProtocol(
        "UIAdaptivePresentationControllerDelegate",
        unasked: """
            presentationController(_: UIPresentationController, prepare: UIPresentationController) -> ()
            """
    ) { $0 is any UIAdaptivePresentationControllerDelegate.Type }
}

extension DelegateRole {
    static let adaptivePresentationDelegate = DelegateRole(.adaptivePresentation)
}
