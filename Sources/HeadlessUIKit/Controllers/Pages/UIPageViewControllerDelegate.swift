/// Is told when the user turns pages.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
    /// Tells that the user began to turn to other controllers.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController])
    /// Tells that what the user turned came to rest.
    ///
    /// - Parameters:
    ///   - finished: whether nothing moves any more.
    ///   - previousViewControllers: those that were shown before.
    ///   - completed: whether others are shown now.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
    /// The orientations that the pages can be shown in.
    func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController)
        -> UIInterfaceOrientationMask
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
    /// All but upside down.
    public func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController)
        -> UIInterfaceOrientationMask
    { .allButUpsideDown }
}

extension DelegateProtocol {
    static let page = DelegateProtocol("UIPageViewControllerDelegate") {
        $0 is any UIPageViewControllerDelegate.Type
    }
}

extension DelegateRole {
    static let pageDelegate = DelegateRole(.page)
}
