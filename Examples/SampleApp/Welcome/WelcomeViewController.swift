import HeadlessUIKit

/// Introduces the application in three pages.
final class WelcomeViewController: UIViewController {
    private let texts = ["Write it down", "Pin what matters", "Be reminded"]
    private let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
    private let doneButton = UIButton(configuration: .filled())

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        doneButton.configuration?.title = "Begin"
        doneButton.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
        pages.dataSource = self
        pages.setViewControllers([page(0)], direction: .forward, animated: false)
        addChild(pages)
        view.addSubview(pages.view)
        pages.didMove(toParent: self)
        view.addSubview(doneButton)
        setUpLayout()
    }

    private func setUpLayout() {
        let pages: UIView = pages.view
        for subview in [pages, doneButton] { subview.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            pages.topAnchor.constraint(equalTo: view.topAnchor),
            pages.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            pages.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            doneButton.topAnchor.constraint(equalTo: pages.bottomAnchor, constant: 16),
            doneButton.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            doneButton.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            doneButton.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
            doneButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
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
    private let label = UILabel(style: .title1, alignment: .center)

    init(index: Int, text: String) {
        self.index = index
        super.init(nibName: nil, bundle: nil)
        label.text = text
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        label.becomeHeading()
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            label.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
        ])
    }
}
