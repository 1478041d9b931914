/// Gives the controllers that come before and after those that a page controller shows.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
    /// The controller before another one; `nil` if that is the first.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// The controller after another one; `nil` if that is the last.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// How many dots the page control has; with none there is no page control, as where this is left out.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Which of the dots stands for the controller that was set; asked after `setViewControllers`.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// None.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    /// The first.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

extension DelegateProtocol {
    static let pageData = DelegateProtocol("UIPageViewControllerDataSource") {
        $0 is any UIPageViewControllerDataSource.Type
    }
}

extension DelegateRole {
    static let pageDataSource = DelegateRole(.pageData)
}
