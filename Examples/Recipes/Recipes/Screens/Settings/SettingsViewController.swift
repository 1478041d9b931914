import UIKit

/// Units and order of the recipes, and a way back to those that the application came with.
class SettingsViewController: UITableViewController {
    private enum Row: Int, CaseIterable {
        case units
        case order
        case restore
    }

    private let store: RecipeStore

    private lazy var unitsSwitch: UISwitch = {
        let control = UISwitch()
        control.isOn = Preferences.shared.usesMetricUnits
        control.accessibilityLabel = "settings.metric".localized
        control.addTarget(self, action: #selector(unitsChanged(_:)), for: .valueChanged)
        return control
    }()

    private lazy var orderControl: UISegmentedControl = {
        let control = UISegmentedControl(items: ["settings.name".localized, "settings.time".localized])
        control.selectedSegmentIndex = Preferences.shared.order.rawValue
        control.addTarget(
            self, action: #selector(SettingsViewController.orderChanged(sender:)), for: .valueChanged)
        return control
    }()

    init(store: RecipeStore) {
        self.store = store
        super.init(style: .grouped)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    @objc private func unitsChanged(_ sender: UISwitch) {
        Preferences.shared.usesMetricUnits = sender.isOn
    }

    @objc private func orderChanged(sender: UISegmentedControl) {
        Preferences.shared.order = Preferences.Order(rawValue: sender.selectedSegmentIndex) ?? .name
    }

    private func confirmRestoring() {
        let alert = UIAlertController(
            title: "settings.restore".localized, message: "settings.restore.message".localized,
            preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "shopping.cancel".localized, style: .cancel))
        alert.addAction(
            UIAlertAction(title: "settings.restore.confirm".localized, style: .destructive) {
                [store] _ in store.restore()
            })
        present(alert, animated: true)
    }
}

// MARK: - Table

extension SettingsViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Row.allCases.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.selectionStyle = .none
        switch Row(rawValue: indexPath.row) {
        case .units:
            cell.textLabel?.text = "settings.metric".localized
            cell.accessoryView = unitsSwitch
        case .order:
            cell.textLabel?.text = "settings.order".localized
            cell.accessoryView = orderControl
        default:
            cell.textLabel?.text = "settings.restore".localized
            cell.textLabel?.textColor = .systemRed
            cell.selectionStyle = .default
        }
        cell.textLabel?.adjustsFontForContentSizeCategory = true
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if Row(rawValue: indexPath.row) == .restore { confirmRestoring() }
    }
}
