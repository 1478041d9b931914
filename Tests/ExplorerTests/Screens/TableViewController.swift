import Robot

/// A table whose rows are selected, swiped, deleted, moved and refreshed.
final class TableViewController: UITableViewController, UISearchResultsUpdating {
    private let diary: Diary
    private var sections = [(1...12).map { "Row \($0)" }, (1...30).map { "Item \($0)" }]
    private var added = 0

    init(_ diary: Diary) {
        self.diary = diary
        super.init(style: .insetGrouped)
        title = "Table"
        tabBarItem = UITabBarItem(title: "Table", image: nil, tag: 3)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.accessibilityIdentifier = "table"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        navigationItem.leftBarButtonItem = editButtonItem
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: TableViewController.insert)
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        navigationItem.searchController = search
        let control = UIRefreshControl()
        control.addTarget(self, action: TableViewController.refresh, for: .valueChanged)
        refreshControl = control
    }

    func updateSearchResults(for searchController: UISearchController) {
        diary.note("search for \(searchController.searchBar.text ?? "")")
    }

    private func refresh() {
        Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated {
                self?.insert()
                self?.refreshControl?.endRefreshing()
            }
        }
    }

    private func insert() {
        added += 1
        sections[0].insert("New \(added)", at: 0)
        tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        "Section \(section)"
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        cell.accessoryType = indexPath.row.isMultiple(of: 3) ? .detailButton : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let name = sections[indexPath.section][indexPath.row]
        diary.note("selected \(name)")
        tableView.deselectRow(at: indexPath, animated: true)
        let detail = DetailViewController(diary, name)
        navigationController?.pushViewController(detail, animated: true)
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        sections[indexPath.section].remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let name = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
        sections[destinationIndexPath.section].insert(name, at: destinationIndexPath.row)
        diary.note("moved \(name)")
    }

    override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let flag = UIContextualAction(style: .normal, title: "Flag") { [diary] _, _, completion in
            diary.note("flagged")
            completion(true)
        }
        return UISwipeActionsConfiguration(actions: [flag])
    }

    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [diary] _ in
            UIMenu(children: [UIAction(title: "Mark") { _ in diary.note("marked") }])
        }
    }
}
