import HeadlessUIKit
import Robot
import Testing
import XCUIAutomation

@MainActor @Suite("Audits of UIKit's own screens", .robot) struct StockScreenAuditTests {
    private func show(_ controller: UIViewController) {
        UIWindow.createWindowForTesting().rootViewController = controller
        UIApplication.shared.keyWindow?.layoutIfNeeded()
    }

    private func expectNoIssues(_ screen: String) throws {
        let issues = try auditIssues()
        #expect(issues == [], "\(screen)")
    }

    @Test(
        "Tables of each style in tabs, with a search field and a toolbar, have no issues",
        arguments: UITableView.Style.all)
    func tables(style: UITableView.Style) throws {
        let table = StockTable(style: style)
        table.title = "Stock"
        table.navigationItem.searchController = UISearchController(searchResultsController: nil)
        table.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { _ in })
        table.navigationItem.leftBarButtonItem = table.editButtonItem
        table.toolbarItems = [
            UIBarButtonItem(title: "Share", image: nil, primaryAction: UIAction { _ in }, menu: nil)
        ]
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.viewControllers[0].title = "Back"
        navigation.pushViewController(table, animated: false)
        navigation.isToolbarHidden = false
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, UIViewController()]
        navigation.tabBarItem = UITabBarItem(title: "Stock", image: UIImage(systemName: "star"), tag: 0)
        tabs.viewControllers?[1].tabBarItem = UITabBarItem(title: "More", image: nil, tag: 1)
        navigation.tabBarItem.badgeValue = "3"
        show(tabs)
        try expectNoIssues("the table")
        table.setEditing(true, animated: false)
        try expectNoIssues("the table, edited")
    }

    @Test("A list of a collection view has no issues")
    func collection() throws {
        let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        let layout = UICollectionViewCompositionalLayout.list(using: configuration)
        show(StockCollection(collectionViewLayout: layout))
        try expectNoIssues("the list")
    }

    @Test(
        "Controls with labels have no issues, in dark appearance, too",
        arguments: [UIUserInterfaceStyle.light, .dark])
    func controls(style: UIUserInterfaceStyle) throws {
        SimulatedDevice.current.userInterfaceStyle = style
        let controller = UIViewController()
        show(controller)
        controller.view.backgroundColor = .systemBackground
        let controls: [UIView] = [
            UISwitch(), UISlider(), UIStepper(), UISegmentedControl(items: ["A", "B"]), UIPageControl(),
            UIProgressView(), UIActivityIndicatorView(style: .medium), UIDatePicker(), UISearchBar(),
        ]
        for (index, control) in controls.enumerated() {
            control.accessibilityLabel = "Control \(index)"
            controller.view.add(control, y: 60 + 60 * CGFloat(index), 300, 34)
        }
        (controls[4] as? UIPageControl)?.numberOfPages = 3
        (controls[7] as? UIDatePicker)?.preferredDatePickerStyle = .compact
        try expectNoIssues("the controls")
    }

    @Test("Date pickers of each style have no issues", arguments: [UIDatePickerStyle.wheels, .inline])
    func pickers(style: UIDatePickerStyle) throws {
        let controller = UIViewController()
        show(controller)
        controller.view.backgroundColor = .systemBackground
        controller.view.add(UIDatePicker(), x: 0, y: 100, 390, 400) { $0.preferredDatePickerStyle = style }
        try expectNoIssues("the picker")
    }

    @Test("Alerts, action sheets, share sheets and sheets have no issues")
    func presentations() throws {
        let controller = UIViewController()
        show(controller)
        for style in [UIAlertController.Style.alert, .actionSheet] {
            let alert = UIAlertController(
                title: "Delete?", message: "It is gone then.", preferredStyle: style)
            alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
            alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
            controller.present(alert, animated: false)
            try expectNoIssues("an alert")
            alert.dismiss(animated: false)
        }
        let share = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
        controller.present(share, animated: false)
        try expectNoIssues("a share sheet")
        share.dismiss(animated: false)
        let sheet = StockTable(style: .insetGrouped)
        sheet.sheetPresentationController?.detents = [.medium(), .large()]
        sheet.sheetPresentationController?.prefersGrabberVisible = true
        controller.present(sheet, animated: false)
        try expectNoIssues("a sheet")
    }
}

extension UITableView.Style {
    fileprivate static let all: [UITableView.Style] = [.plain, .grouped, .insetGrouped]
}

/// A table of stock cells, with headers and accessories.
private final class StockTable: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Stock"
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        "Header"
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        "Footer"
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let styles: [UITableViewCell.CellStyle] = [.default, .subtitle, .value1, .value2]
        let cell = UITableViewCell(style: styles[indexPath.row % 4], reuseIdentifier: nil)
        if indexPath.row < 4 {
            cell.textLabel?.text = "Row \(indexPath.row)"
            cell.detailTextLabel?.text = "Detail"
        } else {
            var content = cell.defaultContentConfiguration()
            (content.text, content.secondaryText) = ("Row \(indexPath.row)", "Detail")
            content.image = UIImage(systemName: "star")
            cell.contentConfiguration = content
        }
        let types: [UITableViewCell.AccessoryType] = [
            .none, .disclosureIndicator, .detailButton, .detailDisclosureButton, .checkmark,
        ]
        cell.accessoryType = types[indexPath.row % 5]
        if indexPath.row == 0 { cell.accessoryView = UISwitch() }
        return cell
    }
}

/// A list of stock cells.
private final class StockCollection: UICollectionViewController {
    private let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, row in
        var content = cell.defaultContentConfiguration()
        (content.text, content.secondaryText) = ("Row \(row)", "Detail")
        cell.contentConfiguration = content
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    { 4 }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: indexPath.item)
    }
}
