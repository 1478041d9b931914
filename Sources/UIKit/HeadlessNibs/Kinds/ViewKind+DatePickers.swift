import HeadlessUIKitCore

extension ViewKind {
    static func readDatePicker(_ plan: ViewPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        plan.set(
            reader.choice(
                "style", ["wheels": UIDatePickerStyle.wheels, "compact": .compact, "inline": .inline])
        ) {
            (picker: UIDatePicker, style) in picker.preferredDatePickerStyle = style
        }
        plan.set(reader.choice("datePickerMode", dateModes)) { (picker: UIDatePicker, mode) in
            picker.datePickerMode = mode
        }
        plan.set(reader.integer("minuteInterval")) { (picker: UIDatePicker, minutes) in
            picker.minuteInterval = minutes
        }
        reader.ignore("useCurrentDate")
        _ = reader.children { $0.name == "date" || $0.name == "locale" || $0.name == "timeZone" }
    }

    private static let dateModes: [String: UIDatePicker.Mode] = [
        "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
    ]
}
