import Robot

/// Pickers of every mode and style.
final class PickersViewController: ColumnViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    private let columns = [(1...40).map { "Row \($0)" }, ["am", "pm"]]

    init(_ diary: Diary) {
        super.init(diary, "Pickers")
        tabBarItem = UITabBarItem(title: "Pickers", image: nil, tag: 2)
    }

    required init?(coder: NSCoder) { nil }

    override func fill() {
        let picker = UIPickerView()
        picker.dataSource = self
        picker.delegate = self
        add(picker, "picker", height: 216)
        let kinds: [(String, UIDatePicker.Mode, UIDatePickerStyle, CGFloat)] = [
            ("compact date", .date, .compact, 44), ("compact time", .time, .compact, 44),
            ("wheels of a date", .date, .wheels, 216), ("wheels of both", .dateAndTime, .wheels, 216),
            ("timer", .countDownTimer, .wheels, 216), ("calendar", .date, .inline, 380),
        ]
        for (name, mode, style, height) in kinds {
            let picker = UIDatePicker()
            picker.datePickerMode = mode
            picker.preferredDatePickerStyle = style
            add(picker, name, height: height)
        }
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        columns[component].count
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
        columns[component][row]
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        diary.note("picked \(columns[component][row])")
    }
}
