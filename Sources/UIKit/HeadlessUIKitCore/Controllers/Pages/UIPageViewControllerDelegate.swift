/// An object that is told when the user turns pages.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
    /// Tells the delegate that the user began to turn to other controllers.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController])
    /// Tells the delegate that the user's page turn ended.
    ///
    /// - Parameters:
    ///   - finished: whether the animation is over.
    ///   - previousViewControllers: the controllers that were shown before.
    ///   - completed: whether the page changed.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    /// Does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    /// Does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}

extension DelegateRole {
    static let pageDelegate = DelegateRole(
        "UIPageViewControllerDelegate",
        unasked: """
            pageViewControllerSupportedInterfaceOrientations(UIPageViewController) -> UIInterfaceOrientationMask
            pageViewControllerPreferredInterfaceOrientationForPresentation(UIPageViewController) -> UIInterfaceOrientation
            """
    ) { $0 is any UIPageViewControllerDelegate.Type }
}
