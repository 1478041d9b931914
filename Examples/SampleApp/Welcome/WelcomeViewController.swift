import HeadlessUIKit

/// Introduces the application in three pages.
final class WelcomeViewController: UIViewController {
    private let texts = ["Write it down", "Pin what matters", "Be reminded"]
    private let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
    private let doneButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        doneButton.setTitle("Begin", for: .normal)
        doneButton.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
        pages.dataSource = self
        pages.setViewControllers([page(0)], direction: .forward, animated: false)
        addChild(pages)
        view.addSubview(pages.view)
        pages.didMove(toParent: self)
        view.addSubview(doneButton)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let room = view.bounds.inset(by: view.safeAreaInsets)
        doneButton.frame = CGRect(x: room.minX + 20, y: room.maxY - 60, width: room.width - 40, height: 44)
        pages.view.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: doneButton.frame.minY - 16)
    }

    private func page(_ index: Int) -> UIViewController {
        WelcomePage(index: index, text: texts[index])
    }
}

extension WelcomeViewController: UIPageViewControllerDataSource {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        guard let shown = viewController as? WelcomePage, shown.index > 0 else { return nil }
        return page(shown.index - 1)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        guard let shown = viewController as? WelcomePage, shown.index + 1 < texts.count else { return nil }
        return page(shown.index + 1)
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { texts.count }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// A page of the introduction.
private final class WelcomePage: UIViewController {
    let index: Int
    private let label = UILabel()

    init(index: Int, text: String) {
        self.index = index
        super.init(nibName: nil, bundle: nil)
        label.text = text
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        label.font = .boldSystemFont(ofSize: 28)
        label.textAlignment = .center
        view.addSubview(label)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        label.frame = CGRect(x: 20, y: view.bounds.midY - 20, width: view.bounds.width - 40, height: 40)
    }
}
