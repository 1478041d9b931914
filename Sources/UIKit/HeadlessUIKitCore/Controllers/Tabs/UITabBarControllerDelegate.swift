/// An object that decides which tab is selected, and is told of selections.
///
/// All methods are optional; by default they return `true`, do nothing, or leave the transition to the controller.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
    /// Asks the delegate whether a tap on a tab, which may be the selected one, selects it.
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool

    /// Tells the delegate that the user tapped a tab, which may have been selected before.
    func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController)

    /// Asks for the animator for selecting another tab; with `nil`, the tab changes immediately.
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// Asks for the object that drives a transition with the delegate's animator; `nil` if it is not interactive.
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
    /// Returns `true`.
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }

    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {}

    /// Returns `nil`: the tab changes immediately.
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    /// Returns `nil`: the transition is not interactive.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

extension DelegateRole {
    static let tabBarControllerDelegate = DelegateRole(
        "UITabBarControllerDelegate",
        unasked: """
            tabBarControllerSupportedInterfaceOrientations(UITabBarController) -> UIInterfaceOrientationMask
            tabBarControllerPreferredInterfaceOrientationForPresentation(UITabBarController) -> UIInterfaceOrientation
            tabBarController(_: UITabBarController, willBeginCustomizing: [UIViewController]) -> ()
            tabBarController(_: UITabBarController, willEndCustomizing: [UIViewController], changed: Bool) -> ()
            tabBarController(_: UITabBarController, didEndCustomizing: [UIViewController], changed: Bool) -> ()
            """
    ) { $0 is any UITabBarControllerDelegate.Type }
}
