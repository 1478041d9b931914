import HeadlessUIKit

/// The application's tabs.
final class MainTabBarController: UITabBarController {
    private let rows = RowsViewController()

    init(session: Session) {
        super.init(nibName: nil, bundle: nil)
        viewControllers = MainTab.allCases.enumerated().map { index, tab in
            let controller: UIViewController =
                switch tab {
                case .table: UINavigationController(rootViewController: rows)
                case .collection: UINavigationController(rootViewController: ItemsViewController())
                case .other: UINavigationController(rootViewController: OtherViewController(session: session))
                case .page: PagesViewController()
                }
            controller.tabBarItem = UITabBarItem(
                title: tab.title, image: UIImage(systemName: tab.symbolName), tag: index)
            return controller
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the target of a link, whatever is presented at the moment.
    func open(_ link: DeepLink) {
        guard presentedViewController == nil else {
            return dismiss(animated: false) { [weak self] in self?.open(link) }
        }
        switch link {
        case .tab(let tab): select(tab)
        case .row(let path):
            select(.table)
            rows.showRow(at: path, animated: false)
        }
    }

    private func select(_ tab: MainTab) {
        selectedIndex = MainTab.allCases.firstIndex(of: tab) ?? 0
    }
}
