/// Provides the previous and the next page of a page view controller.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
    /// Returns the controller before another one; `nil` if that is the first.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// Returns the controller after another one; `nil` if that is the last.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// Returns the number of dots of the page control; 0, the default, shows no page control.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Returns the index of the dot of the controller that was set; called after `setViewControllers`.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// Returns 0: no page control.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    /// Returns 0: the first.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

extension DelegateRole {
    static let pageDataSource = DelegateRole("UIPageViewControllerDataSource") {
        $0 is any UIPageViewControllerDataSource.Type
    }
}
