import HeadlessUIKit

/// Things to touch besides buttons and text, and a label that says which was touched.
final class TappableViewController: ColumnViewController {
    private let onContinue: (@MainActor () -> Void)?
    private let result = UILabel(body: "Nothing touched", identifier: "tapEventLabel")
    private let checkBox = CheckBox("Check Box", identifier: "checkBox")
    private let popUpButton = UIButton("Pop up", identifier: "popUpButton")
    private let sheetButton = UIButton("Show a sheet", identifier: "sheetButton")
    private let permissionButton = UIButton("Ask for permission", identifier: "permissionButton")

    /// - Parameter onContinue: called when the popover's button is touched, if that continues a flow.
    init(onContinue: (@MainActor () -> Void)?) {
        self.onContinue = onContinue
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        setUpBarButtons()
        checkBox.addTarget(self, action: TappableViewController.checkBoxDidChange, for: .touchUpInside)
        popUpButton.addTarget(self, action: TappableViewController.popUp, for: .touchUpInside)
        sheetButton.addTarget(self, action: TappableViewController.showSheet, for: .touchUpInside)
        permissionButton.addTarget(
            self, action: TappableViewController.askForPermission, for: .touchUpInside)
        add([
            result, checkBox, makeSwitch(1, identifier: "toggleSwitch", isOn: false),
            makeSwitch(2, identifier: "toggleSwitch2", isOn: true),
            LongPressLabel("Long Press", identifier: "link") { [weak self] in
                self?.show("Long Button Pressed")
            },
            popUpButton, sheetButton, permissionButton,
            TouchPad { [weak self] in self?.show($0 ? "Middle touched" : "Edge touched") },
        ])
    }

    private func setUpBarButtons() {
        let done = UIBarButtonItem(
            title: "Done", style: .plain, target: self, action: TappableViewController.barButtonDone)
        done.accessibilityIdentifier = "doneButtonItemID"
        done.accessibilityLabel = "done"
        let info = UIBarButtonItem(
            image: UIImage(systemName: "info.circle"), style: .plain, target: self,
            action: TappableViewController.showInfo)
        info.accessibilityIdentifier = "infoButtonItemID"
        info.accessibilityLabel = "Info"
        navigationItem.rightBarButtonItems = [done, info]
    }

    private func makeSwitch(_ number: Int, identifier: String, isOn: Bool) -> SwitchRow {
        SwitchRow("Switch \(number)", identifier: identifier, isOn: isOn) { [weak self] isOn in
            self?.show("Switch\(number) is \(isOn ? "ON" : "OFF")")
        }
    }

    /// Says what was touched.
    func show(_ event: String) {
        result.text = event
    }

    // MARK: Actions

    private func checkBoxDidChange() {
        show(checkBox.isSelected ? "CheckBox tapped" : "CheckBox Untapped")
    }

    private func barButtonDone() {
        show("Done bar button item")
    }

    private func popUp() {
        if let onContinue { onContinue() } else { presentPopover(from: popUpButton) }
    }
}
