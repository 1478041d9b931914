import HeadlessUIKit

/// Lets the user choose how notes are shown, and sign out.
final class SettingsViewController: UIViewController {
    var onChange: () -> Void = {}
    var onSignOut: () -> Void = {}

    private let settings: Settings
    private let heading = UILabel()
    private let pinsRow: ToggleRow
    private let countRow: CountRow
    private let sizeRow: ChoiceRow
    private let doneButton = UIButton(type: .system)
    private let signOutButton = UIButton(type: .system)

    init(settings: Settings) {
        self.settings = settings
        pinsRow = ToggleRow(title: "Show pins", isOn: settings.showsPins)
        countRow = CountRow(title: "Notes at most", value: settings.noteLimit, in: 1...20)
        sizeRow = ChoiceRow(
            titles: Settings.TextSize.allCases.map(\.rawValue),
            selectedIndex: Settings.TextSize.allCases.firstIndex(of: settings.textSize) ?? 0)
        super.init(nibName: nil, bundle: nil)
        title = "Settings"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        heading.text = "Settings"
        heading.font = .boldSystemFont(ofSize: 20)
        heading.accessibilityTraits = .header
        doneButton.setTitle("Done", for: .normal)
        doneButton.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
        signOutButton.setTitle("Sign out", for: .normal)
        signOutButton.setTitleColor(.systemRed, for: .normal)
        signOutButton.addAction(UIAction { [weak self] _ in self?.onSignOut() }, for: .touchUpInside)
        for row in [pinsRow, countRow, sizeRow] {
            row.addTarget(self, action: SettingsViewController.settingsDidChange, for: .valueChanged)
        }
        for subview in [heading, doneButton, pinsRow, countRow, sizeRow, signOutButton] {
            view.addSubview(subview)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width
        heading.frame = CGRect(x: 20, y: 20, width: width - 120, height: 44)
        doneButton.frame = CGRect(x: width - 90, y: 20, width: 70, height: 44)
        for (index, row) in [pinsRow, countRow, sizeRow, signOutButton].enumerated() {
            row.frame = CGRect(x: 20, y: 84 + CGFloat(index) * 56, width: width - 40, height: 44)
        }
    }

    private func settingsDidChange() {
        settings.showsPins = pinsRow.isOn
        settings.noteLimit = countRow.value
        settings.textSize = Settings.TextSize.allCases[sizeRow.selectedIndex]
        onChange()
    }
}
