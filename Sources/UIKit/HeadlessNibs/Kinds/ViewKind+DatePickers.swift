import HeadlessUIKitCore

extension ViewKind {
    static func readDatePicker(_ plan: ViewPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        plan.set(
            reader.choice(
                "style", ["wheels": UIDatePickerStyle.wheels, "compact": .compact, "inline": .inline]),
            \UIDatePicker.preferredDatePickerStyle)
        plan.set(reader.choice("datePickerMode", dateModes), \UIDatePicker.datePickerMode)
        plan.set(reader.integer("minuteInterval"), \UIDatePicker.minuteInterval)
        reader.ignore("useCurrentDate")
        _ = reader.children { $0.name == "date" || $0.name == "locale" || $0.name == "timeZone" }
    }

    private static let dateModes: [String: UIDatePicker.Mode] = [
        "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
    ]
}
