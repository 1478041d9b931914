extension UIDatePicker {
    /// What a date picker selects.
    public enum Mode: Int, Sendable {
        /// A time of the day.
        case time = 0
        /// A date.
        case date = 1
        /// A date and a time.
        case dateAndTime = 2
        /// A duration in hours and minutes.
        case countDownTimer = 3
        /// A month and a year.
        case yearAndMonth = 4

        /// Whether the mode has dates, and times.
        var hasDays: Bool { self == .date || self == .dateAndTime }
        var hasTimes: Bool { self == .time || self == .dateAndTime }
    }
}
