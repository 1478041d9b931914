import HeadlessUIKit

/// Rows in two sections, each of which leads to a screen of its own.
final class RowsViewController: UITableViewController {
    private static let sectionCount = 2
    private static let rowCount = 15
    private static let cellIdentifier = "Row"

    private var refreshCount = 0

    init() {
        super.init(style: .grouped)
        title = MainTab.table.title
        navigationItem.prompt = "Pull down to refresh"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.accessibilityIdentifier = "TableController"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cellIdentifier)
        let control = UIRefreshControl()
        control.addTarget(self, action: RowsViewController.refresh, for: .valueChanged)
        refreshControl = control
    }

    /// Shows the screen of a row, alone in the navigation stack; only the rows if there is no such row.
    func showRow(at path: IndexPath, animated: Bool) {
        navigationController?.popToRootViewController(animated: false)
        guard (0..<Self.sectionCount).contains(path.section), (0..<Self.rowCount).contains(path.row) else {
            return
        }
        navigationController?.pushViewController(RowViewController(path: path), animated: animated)
    }

    private func refresh() {
        Task { [weak self] in
            try? await Task.sleep(for: .seconds(1))
            self?.didRefresh()
        }
    }

    private func didRefresh() {
        refreshCount += 1
        navigationItem.prompt = "Refreshed \(refreshCount) \(refreshCount == 1 ? "time" : "times")"
        refreshControl?.endRefreshing()
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { Self.sectionCount }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Self.rowCount
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        "SECTION NUMERO \(section)"
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
        var content = UIListContentConfiguration.cell()
        content.text = "Cell number \(indexPath.row) in section \(indexPath.section)"
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        cell.accessibilityIdentifier = "TableCell \(indexPath.section)-\(indexPath.row)"
        return cell
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        showRow(at: indexPath, animated: true)
    }
}
