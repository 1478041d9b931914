import HeadlessUIKit

/// A screen of the settings: a table whose rows open further screens, or do something.
final class SettingsPage: UITableViewController {
    struct Row {
        let title: String
        var accessory = UITableViewCell.AccessoryType.disclosureIndicator
        let select: (SettingsPage, UIView?) -> Void
    }

    private let rows: [Row]

    init(_ title: String, _ rows: [Row]) {
        self.rows = rows
        super.init(style: .grouped)
        self.title = title
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        let row = rows[indexPath.row]
        cell.textLabel?.text = row.title
        cell.accessoryType = row.accessory
        cell.accessibilityIdentifier = row.title
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: false)
        rows[indexPath.row].select(self, tableView.cellForRow(at: indexPath))
    }
}

extension SettingsPage.Row {
    @MainActor
    static func page(_ title: String, _ rows: @escaping @MainActor () -> [SettingsPage.Row]) -> Self {
        Self(title: title) { page, _ in
            page.navigationController?.pushViewController(SettingsPage(title, rows()), animated: true)
        }
    }
}
