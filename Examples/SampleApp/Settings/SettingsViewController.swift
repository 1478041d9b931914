import HeadlessUIKit

/// The settings, one a row.
final class SettingsViewController: UITableViewController {
    var onChange: () -> Void = {}
    var onSignOut: () -> Void = {}

    let settings: Settings
    private let store: NoteStore
    private(set) lazy var sections = makeSections()

    init(settings: Settings, store: NoteStore) {
        self.settings = settings
        self.store = store
        super.init(style: .insetGrouped)
        title = "Settings"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(SettingsCell.self, forCellReuseIdentifier: SettingsCell.reuseIdentifier)
        tableView.accessibilityIdentifier = "settings"
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // Counts, and values chosen on other screens, may have changed.
        sections = makeSections()
        tableView.reloadData()
    }

    func settingsDidChange() {
        onChange()
    }

    private func makeSections() -> [SettingsSection] {
        [
            SettingsSection("List", [pinsRow, limitRow, sizeRow]),
            SettingsSection("Paper", [warmthRow, coverRow]),
            SettingsSection("Reminders", [quietRow]),
            SettingsSection("Safety", [biometricsRow]),
            SettingsSection("Notebook", [fillRow(store.notes.count), welcomeRow, signOutRow]),
        ]
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(
            withIdentifier: SettingsCell.reuseIdentifier, for: indexPath)
        let row = sections[indexPath.section].rows[indexPath.row]
        (cell as? SettingsCell)?.show(row)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        sections[indexPath.section].rows[indexPath.row].action?()
    }
}

/// A section of settings.
@MainActor
struct SettingsSection {
    var title: String
    var rows: [SettingsRow]

    init(_ title: String, _ rows: [SettingsRow]) {
        (self.title, self.rows) = (title, rows)
    }
}

/// A row of a setting, with a control or a detail screen.
@MainActor
struct SettingsRow {
    var title: String
    var value: String?
    var control: UIView?
    var leadsOn = false
    var isDestructive = false
    var action: (@MainActor () -> Void)?
}
