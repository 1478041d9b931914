import HeadlessUIKit

/// Wheels with words, and with times and dates.
final class PickersSection: FormSection {
    private static let words = [["Hello", "Goodbye", "Good morning"], ["World", "Moon", "Sun"]]

    private let picker = UIPickerView()

    init() {
        let pickers: [(title: String, picker: UIView)] = [
            ("Greeting", picker),
            ("Time", Self.makeDatePicker(.time, identifier: "ExampleTimePicker")),
            ("Date", Self.makeDatePicker(.date, identifier: "ExampleDatePicker")),
            ("Date and time", Self.makeDatePicker(.dateAndTime, identifier: "ExampleDateTimePicker")),
            ("Timer", Self.makeDatePicker(.countDownTimer, identifier: "ExampleCountDownTimerPicker")),
        ]
        super.init("Pickers", pickers.flatMap { [UILabel($0.title, style: .body), $0.picker] })
        for (title, picker) in pickers { picker.accessibilityLabel = title }
        picker.accessibilityIdentifier = "ExamplePicker"
        picker.dataSource = self
        picker.delegate = self
    }

    required init(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Makes a picker that shows the same everywhere: 9:41 AM on January 9, 2007, or a minute.
    private static func makeDatePicker(_ mode: UIDatePicker.Mode, identifier: String) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = .wheels
        picker.accessibilityIdentifier = identifier
        picker.calendar = Calendar(identifier: .gregorian)
        picker.locale = Locale(identifier: "en_US")
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        if mode == .countDownTimer {
            picker.countDownDuration = 60
        } else {
            picker.date = Date(timeIntervalSince1970: 1_168_335_660)
        }
        return picker
    }
}

extension PickersSection: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { Self.words.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        Self.words[component].count
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
        Self.words[component][row]
    }
}
