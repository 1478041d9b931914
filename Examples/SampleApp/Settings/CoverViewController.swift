import HeadlessUIKit

/// Lets the user choose a cover from a picker.
final class CoverViewController: UIViewController {
    private let settings: Settings
    private let wheel = UIPickerView()
    private let label = UILabel(style: .body, alignment: .center)
    private let form = FormView()

    init(settings: Settings) {
        self.settings = settings
        super.init(nibName: nil, bundle: nil)
        title = "Cover"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        wheel.dataSource = self
        wheel.delegate = self
        wheel.accessibilityLabel = "Cover"
        label.accessibilityIdentifier = "cover"
        form.column.addArrangedSubview(label)
        form.column.addArrangedSubview(wheel)
        form.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(form)
        NSLayoutConstraint.activate([
            form.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            form.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            form.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
            form.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        ])
        let index = Settings.covers.firstIndex(of: settings.cover) ?? 0
        wheel.selectRow(index, inComponent: 0, animated: false)
        label.text = settings.cover
    }
}

extension CoverViewController: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        Settings.covers.count
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
        Settings.covers[row]
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        settings.cover = Settings.covers[row]
        label.text = settings.cover
    }
}
