import HeadlessUIKit

/// Wheels with words, and with times and dates.
final class PickersSection: FormSection {
    private static let words = [["Hello", "Goodbye", "Good morning"], ["World", "Moon", "Sun"]]

    private let picker = UIPickerView()

    init() {
        super.init(
            "Pickers",
            [
                picker,
                Self.makeDatePicker(.time, identifier: "ExampleTimePicker", label: "Time"),
                Self.makeDatePicker(.date, identifier: "ExampleDatePicker", label: "Date"),
                Self.makeDatePicker(
                    .dateAndTime, identifier: "ExampleDateTimePicker", label: "Date and time"),
                Self.makeDatePicker(
                    .countDownTimer, identifier: "ExampleCountDownTimerPicker", label: "Timer"),
            ])
        picker.accessibilityIdentifier = "ExamplePicker"
        picker.accessibilityLabel = "Greeting"
        picker.dataSource = self
        picker.delegate = self
    }

    required init(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Makes a picker that shows the same everywhere: 9:41 AM on January 9, 2007, or a minute.
    private static func makeDatePicker(_ mode: UIDatePicker.Mode, identifier: String, label: String)
        -> UIDatePicker
    {
        let picker = UIDatePicker()
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = .wheels
        picker.accessibilityIdentifier = identifier
        picker.accessibilityLabel = label
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
