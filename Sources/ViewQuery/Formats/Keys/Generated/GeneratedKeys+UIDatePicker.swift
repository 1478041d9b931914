// Made from the sources of HeadlessUIKit. To make it again, after a property was added:
// ROBOT_WRITE_KEYS=1 swift test --filter GeneratedKeysTests
// swift-format-ignore-file

import HeadlessUIKit

protocol UIDatePickerRoot: UIDatePicker {}

extension UIDatePicker: UIDatePickerRoot {}

extension GeneratedKeys {
    static func ofUIDatePicker<Root: UIDatePicker>(_: Root.Type) -> KeyList<Root> {
        var keys = KeyList<Root>()
        keys.add("calendar", any: \Root.calendar)
        keys.add("countDownDuration", any: \Root.countDownDuration)
        keys.add("date", any: \Root.date)
        keys.add("datePickerMode", any: \Root.datePickerMode)
        keys.add("datePickerStyle", any: \Root.datePickerStyle)
        keys.add("locale", any: \Root.locale)
        keys.add("maximumDate", any: \Root.maximumDate)
        keys.add("minimumDate", any: \Root.minimumDate)
        keys.add("minuteInterval", any: \Root.minuteInterval)
        keys.add("preferredDatePickerStyle", any: \Root.preferredDatePickerStyle)
        keys.add("roundsToMinuteInterval", any: \Root.roundsToMinuteInterval)
        keys.add("timeZone", any: \Root.timeZone)
        return keys
    }

    static func namesOfUIDatePicker<Root: UIDatePickerRoot>(_ root: Root.Type) -> [AnyKeyPath: String] {
        ofUIDatePicker(root).propertyNames
    }
}
