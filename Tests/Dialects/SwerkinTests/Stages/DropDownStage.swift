import Foundation
import HeadlessUIKit
import Swerkin

/// A text field whose picker has two wheels, with the bar buttons `Cancel` and `Done` above it.
@MainActor
final class DropDownStage: StageController, UIPickerViewDataSource, UIPickerViewDelegate {
    static let titles = [["Apple", "Banana", "Orange"], ["Broccoli", "Kale"]]

    let field = UITextField()
    private let picker = UIPickerView()
    private let hasPicker: Bool

    init(hasPicker: Bool = true) {
        self.hasPicker = hasPicker
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        add(field, "food", CGRect(x: 20, y: 150, width: 300, height: 40))
        field.accessibilityLabel = "Food"
        field.placeholder = "Choose"
        field.addAction(
            UIAction { [unowned self] _ in log.append("edited to \(field.text ?? "")") }, for: .editingChanged
        )
        guard hasPicker else { return }
        picker.dataSource = self
        picker.delegate = self
        field.inputView = picker
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        toolbar.items = ["Cancel", "Done"].map { title in
            UIBarButtonItem(
                primaryAction: UIAction(title: title) { [unowned self] _ in
                    log.append("touched \(title)")
                    field.resignFirstResponder()
                })
        }
        field.inputAccessoryView = toolbar
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { Self.titles.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        Self.titles[component].count
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
        Self.titles[component][row]
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        log.append("selected \(Self.titles[component][row])")
    }
}
