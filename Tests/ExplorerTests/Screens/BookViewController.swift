import Robot

/// Pages that are swiped.
final class BookViewController: UIPageViewController, UIPageViewControllerDataSource {
    private let sheets: [UIViewController]

    init(_ diary: Diary) {
        sheets = (1...3).map { DetailViewController(diary, "Page \($0)") }
        super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
        dataSource = self
        setViewControllers([sheets[0]], direction: .forward, animated: false)
    }

    required init?(coder: NSCoder) { nil }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        sheets.firstIndex { $0 === viewController }.flatMap { $0 > 0 ? sheets[$0 - 1] : nil }
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        sheets.firstIndex { $0 === viewController }.flatMap { $0 < 2 ? sheets[$0 + 1] : nil }
    }
}
