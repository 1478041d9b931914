import Robot

/// Screens and what is shown over them, each to be taken down while its views are kept.
@MainActor
enum WholesToKeepPartsOf {
    typealias Whole = KeptPartsTests.Whole

    static nonisolated let all: [Whole] = alerts + controls + lists + containers

    private static nonisolated let alerts: [Whole] = [
        Whole("an alert with fields") { screen in
            let alert = alert(.alert)
            alert.addTextField { $0.placeholder = "Name" }
            screen.present(alert, animated: false)
            return [alert]
        },
        Whole("an action sheet") { screen in
            let sheet = alert(.actionSheet)
            screen.present(sheet, animated: false)
            return [sheet]
        },
        Whole("an action sheet in a popover") { screen in
            screen.traitOverrides.horizontalSizeClass = .regular
            let sheet = alert(.actionSheet)
            sheet.popoverPresentationController?.sourceView = screen.view
            sheet.popoverPresentationController?.sourceRect = CGRect(x: 10, y: 90, width: 10, height: 10)
            screen.present(sheet, animated: false)
            return [sheet]
        },
        Whole("a sheet with a grabber") { screen in
            let sheet = UIViewController()
            sheet.sheetPresentationController?.detents = [.medium(), .large()]
            sheet.sheetPresentationController?.prefersGrabberVisible = true
            screen.present(sheet, animated: false)
            return [sheet]
        },
        Whole("an activity sheet") { screen in
            let sheet = UIActivityViewController(activityItems: ["A note"], applicationActivities: nil)
            screen.present(sheet, animated: false)
            return [sheet]
        },
        Whole("an alert of the system") { _ in
            AVCaptureDevice.requestAccess(for: .video) { _ in }
            return []
        },
    ]

    private static func alert(_ style: UIAlertController.Style) -> UIAlertController {
        let alert = UIAlertController(title: "Delete?", message: "It is gone then.", preferredStyle: style)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        return alert
    }

    private static nonisolated let controls: [Whole] = [
        Whole("an open menu") { screen in
            let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
            button.menu = UIMenu(children: [
                UIAction(title: "Name") { _ in },
                UIMenu(title: "More", children: [UIAction(title: "Date") { _ in }]),
            ])
            button.showsMenuAsPrimaryAction = true
            screen.view.addSubview(button)
            tapOn(button)
            return []
        },
        Whole("a date picker with its calendar open") { screen in
            let picker = UIDatePicker(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
            picker.preferredDatePickerStyle = .compact
            screen.view.addSubview(picker)
            tapOn(picker)
            return []
        },
        Whole("a date picker with wheels") { screen in
            let picker = UIDatePicker(frame: CGRect(x: 20, y: 100, width: 320, height: 216))
            picker.preferredDatePickerStyle = .wheels
            screen.view.addSubview(picker)
            return []
        },
        Whole("a field with its keyboard") { screen in
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
            screen.view.addSubview(field)
            tapOn(field)
            return []
        },
        Whole("a search bar in use") { screen in
            let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 56))
            bar.showsCancelButton = true
            bar.scopeButtonTitles = ["All", "Mine"]
            bar.showsScopeBar = true
            screen.view.addSubview(bar)
            tapOn(bar.searchTextField)
            return []
        },
        Whole("every other control") { screen in
            let controls: [UIView] = [
                UISwitch(), UISlider(), UIStepper(), UISegmentedControl(items: ["A", "B"]), UIPageControl(),
                UIActivityIndicatorView(), UIProgressView(), UITextView(), UIButton(configuration: .filled()),
                UIPickerView(),
            ]
            for (index, control) in controls.enumerated() {
                control.frame = CGRect(x: 20, y: 60 + index * 60, width: 200, height: 50)
                screen.view.addSubview(control)
            }
            return []
        },
    ]

    private static nonisolated let lists: [Whole] = [
        Whole("a table with a row aside") { screen in
            let list = SampleTable()
            list.refreshControl = UIRefreshControl()
            screen.add(list)
            list.view.layoutIfNeeded()
            swipeLeftOn(list.tableView.visibleCells[1])
            return [list]
        },
        Whole("a table that is edited") { screen in
            let list = SampleTable()
            screen.add(list)
            list.setEditing(true, animated: false)
            return [list]
        },
        Whole("a collection of cells") { screen in
            let grid = SampleGrid(collectionViewLayout: UICollectionViewFlowLayout())
            screen.add(grid)
            return [grid]
        },
    ]

    private static nonisolated let containers: [Whole] = [
        Whole("a navigation controller with a search and items") { screen in
            let list = SampleTable()
            list.title = "Rows"
            list.navigationItem.searchController = UISearchController(searchResultsController: nil)
            list.navigationItem.rightBarButtonItem = UIBarButtonItem(
                barButtonSystemItem: .add, target: list, action: SampleTable.addRow)
            list.toolbarItems = [UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)]
            let navigation = UINavigationController(rootViewController: list)
            navigation.isToolbarHidden = false
            screen.add(navigation)
            navigation.view.layoutIfNeeded()
            list.navigationItem.searchController?.isActive = true
            return [navigation, list]
        },
        Whole("a tab bar controller") { screen in
            let tabs = UITabBarController()
            tabs.viewControllers = (1...7).map { index in
                let tab = UIViewController()
                tab.title = "Tab \(index)"
                return tab
            }
            screen.add(tabs)
            return [tabs]
        },
        Whole("a page controller") { screen in
            let pages = UIPageViewController(
                transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
            pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
            screen.add(pages)
            return [pages]
        },
        Whole("a split controller") { screen in
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(UIViewController(), for: .primary)
            split.setViewController(UIViewController(), for: .secondary)
            screen.add(split)
            return [split]
        },
    ]
}

extension UIViewController {
    /// Makes a controller a child that fills this one.
    fileprivate func add(_ child: UIViewController) {
        addChild(child)
        child.view.frame = view.bounds
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }
}

private final class SampleTable: UITableViewController {
    func addRow() {}

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        cell.accessoryType = .detailDisclosureButton
        cell.showsReorderControl = true
        return cell
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}
}

private final class SampleGrid: UICollectionViewController {
    private let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = "Item \(item)"
        cell.contentConfiguration = content
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    { 20 }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: indexPath.item)
    }
}
