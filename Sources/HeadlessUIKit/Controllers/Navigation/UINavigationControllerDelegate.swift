/// An object that is told what a navigation controller shows, and has a say in how it moves there.
///
/// All methods are optional; left out, they do nothing, and leave the moving to the controller.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
    /// Tells that a controller is about to be shown, after its `viewWillAppear`.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool)

    /// Tells that a controller is shown, after its `viewDidAppear`.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool)

    /// What moves the views of an animated transition; the usual slide if `nil`.
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// What leads a transition that the delegate gave an animator for; nothing if `nil`.
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) {}

    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {}

    /// Leaves it to the controller.
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    /// Leaves it to time.
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

extension DelegateProtocol {
    static let navigationController = DelegateProtocol("UINavigationControllerDelegate") {
        $0 is any UINavigationControllerDelegate.Type
    }
}

extension DelegateRole {
    static let navigationControllerDelegate = DelegateRole(.navigationController)
}
