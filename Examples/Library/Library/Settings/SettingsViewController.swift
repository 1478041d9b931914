import UIKit

/// The settings, in static cells.
class SettingsViewController: UITableViewController, ShelfUser {
    var shelf: Shelf!

    @IBOutlet private weak var largeTextSwitch: UISwitch!
    @IBOutlet private weak var goalLabel: UILabel!
    @IBOutlet private weak var goalStepper: UIStepper!

    override func viewDidLoad() {
        super.viewDidLoad()
        largeTextSwitch.isOn = Settings.hasLargeText
        goalStepper.value = Double(Settings.goal)
        showGoal()
    }

    private func showGoal() {
        goalLabel.text = "settings.goal".localized(Settings.goal)
    }

    @IBAction func largeTextChanged(_ sender: UISwitch) {
        Settings.hasLargeText = sender.isOn
    }

    @IBAction func goalChanged(_ sender: UIStepper, forEvent event: UIEvent) {
        Settings.goal = Int(sender.value)
        showGoal()
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        (segue.destination as? ShelfUser)?.shelf = shelf
    }
}
