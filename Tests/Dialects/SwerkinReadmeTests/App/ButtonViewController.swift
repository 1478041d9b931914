import HeadlessUIKit

/// A button that leads to the drop-down, and one that is disabled.
final class ButtonViewController: ColumnController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let enabled = button("Enable Button", "enableButton") { [weak self] in
            self?.navigationController?.pushViewController(DropdownViewController(), animated: true)
        }
        let disabled = button("Disable Button", "disableButton") {}
        disabled.isEnabled = false
        show("Buttons", [enabled, disabled])
    }
}
