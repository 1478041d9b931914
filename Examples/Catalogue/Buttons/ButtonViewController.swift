import HeadlessUIKit

/// Buttons in several states, and a label that says which was touched.
final class ButtonViewController: ColumnViewController {
    private let onContinue: (@MainActor () -> Void)?
    private let enableButton = UIButton("Enable Button", identifier: "enableButton")
    private let disableButton = UIButton("Disable Button", identifier: "disableButton")
    private let highlightedButton = HighlightedButton("Highlighted", identifier: "highLightedButton")
    private let selectButton = UIButton("Select", identifier: "selectButton")
    private let result = UILabel(body: "", identifier: "buttonClickedLabel")

    /// - Parameter onContinue: called when the enabled button is touched, if that continues a flow.
    init(onContinue: (@MainActor () -> Void)?) {
        self.onContinue = onContinue
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        disableButton.isEnabled = false
        highlightedButton.isHighlighted = true
        selectButton.changesSelectionAsPrimaryAction = true
        enableButton.addTarget(self, action: ButtonViewController.enableButtonClicked, for: .touchUpInside)
        for button in [disableButton, highlightedButton, selectButton] {
            button.addTarget(self, action: ButtonViewController.buttonClicked, for: .touchUpInside)
        }
        add([
            UILabel(heading: "Buttons in several states"), enableButton, disableButton, highlightedButton,
            selectButton, result,
        ])
    }

    private func enableButtonClicked() {
        if let onContinue { onContinue() } else { buttonClicked(enableButton) }
    }

    private func buttonClicked(_ sender: UIButton) {
        result.text = "\(sender.currentTitle ?? "") Clicked"
    }
}
