import Foundation
import HeadlessUIKitCore

extension ViewKind {
    static func readDatePicker(_ plan: ViewPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        plan.set(
            reader.choice(
                "style", ["wheels": UIDatePickerStyle.wheels, "compact": .compact, "inline": .inline]),
            \UIDatePicker.preferredDatePickerStyle)
        plan.set(reader.choice("datePickerMode", dateModes), \UIDatePicker.datePickerMode)
        plan.set(reader.integer("minuteInterval"), \UIDatePicker.minuteInterval)
        plan.set(reader.number("countDownDuration").map(Double.init), \UIDatePicker.countDownDuration)
        plan.set(date("minimumDate", reader), \UIDatePicker.minimumDate)
        plan.set(date("maximumDate", reader), \UIDatePicker.maximumDate)
        if let locale = reader.child(key: "locale")?["localeIdentifier"] {
            plan.set(Locale(identifier: locale), \UIDatePicker.locale)
        }
        if let zone = reader.child(key: "timeZone")?["name"] {
            plan.set(TimeZone(identifier: zone), \UIDatePicker.timeZone)
        }
        // The stored date is that of the day when the file was edited, unless it says otherwise.
        let usesCurrent = reader.bool("useCurrentDate") ?? true
        let stored = date("date", reader)
        plan.set(usesCurrent ? nil : stored, \UIDatePicker.date)
    }

    private static func date(_ key: NibName, _ reader: ElementReader) -> Date? {
        guard let element = reader.child(key: key) else { return nil }
        return ElementReader(element, in: reader.context).value("timeIntervalSinceReferenceDate") { text in
            let date = Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
            return date.flatMap { $0 >= .distantPast && $0 <= .distantFuture ? $0 : nil }
        }
    }

    private static let dateModes: Choices<UIDatePicker.Mode> = [
        "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
    ]
}
