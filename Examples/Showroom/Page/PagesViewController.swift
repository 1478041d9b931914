import HeadlessUIKit

/// Six pages, side by side, with a dot for each below them.
final class PagesViewController: UIPageViewController {
    private static let colors: [UIColor] = [
        .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemPink,
    ]

    private let pages = colors.enumerated().map { index, color in
        PageViewController(number: index + 1, color: color)
    }

    init() {
        super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        // The dots are white.
        view.backgroundColor = .black
        view.accessibilityIdentifier = "PageView"
        dataSource = self
        setViewControllers([pages[0]], direction: .forward, animated: false)
    }

    private func page(beside controller: UIViewController, distance: Int) -> UIViewController? {
        guard let index = pages.firstIndex(where: { $0 === controller }) else { return nil }
        return pages.indices.contains(index + distance) ? pages[index + distance] : nil
    }
}

extension PagesViewController: UIPageViewControllerDataSource {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        page(beside: viewController, distance: -1)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        page(beside: viewController, distance: 1)
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        pages.firstIndex { $0 === pageViewController.viewControllers?.first } ?? 0
    }
}
