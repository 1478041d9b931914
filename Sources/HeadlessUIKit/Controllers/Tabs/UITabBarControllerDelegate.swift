/// An object that has a say in which tab of a controller is selected, and is told of it.
///
/// All methods are optional; left out, they say yes, do nothing, and leave the moving to the controller.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
    /// Whether a tap on a tab, which may be the selected one, selects it.
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool

    /// Tells that the user tapped a tab, which may have been selected before.
    func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController)

    /// What moves the views when another tab is selected; nothing, and it is done at once, if `nil`.
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// What leads a transition that the delegate gave an animator for; nothing if `nil`.
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
    /// Says yes.
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }

    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {}

    /// Leaves it to the controller.
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    /// Leaves it to time.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

extension DelegateProtocol {
    static let tabBarController = DelegateProtocol("UITabBarControllerDelegate") {
        $0 is any UITabBarControllerDelegate.Type
    }
}

extension DelegateRole {
    static let tabBarControllerDelegate = DelegateRole(.tabBarController)
}
