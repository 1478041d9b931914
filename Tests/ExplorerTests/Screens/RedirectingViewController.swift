import Robot

/// A screen that shows others in its own callbacks, as a redirect to a log-in screen does.
final class RedirectingViewController: ColumnViewController {
    private var visits = 0

    init(_ diary: Diary) {
        super.init(diary, "Redirecting")
        tabBarItem = UITabBarItem(title: "Redirecting", image: nil, tag: 9)
    }

    required init?(coder: NSCoder) { nil }

    override func fill() {
        addButton("Again") { [weak self] _ in self?.redirect(animated: true) }
        redirect(animated: false)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        visits += 1
        if visits % 4 == 1 { redirect(animated: false) }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if visits % 5 == 2 { redirect(animated: true) }
        if visits % 7 == 3 {
            let sheet = UINavigationController(rootViewController: DetailViewController(diary, "Redirected"))
            present(sheet, animated: visits % 2 == 0)
        }
    }

    private func redirect(animated: Bool) {
        guard let navigationController, navigationController.viewControllers.count < 4 else { return }
        navigationController.pushViewController(DetailViewController(diary, "Log in"), animated: animated)
    }
}
