import HeadlessUIKit

/// Lets the user choose a cover from a picker.
final class CoverViewController: UIViewController {
    private let settings: Settings
    private let wheel = UIPickerView()
    private let label = UILabel()

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
        label.textAlignment = .center
        label.accessibilityIdentifier = "cover"
        for subview in [wheel, label] { view.addSubview(subview) }
        let index = Settings.covers.firstIndex(of: settings.cover) ?? 0
        wheel.selectRow(index, inComponent: 0, animated: false)
        label.text = settings.cover
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let room = view.bounds.inset(by: view.safeAreaInsets)
        label.frame = CGRect(x: room.minX, y: room.minY + 16, width: room.width, height: 24)
        wheel.frame = CGRect(x: room.minX, y: room.minY + 56, width: room.width, height: 216)
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
