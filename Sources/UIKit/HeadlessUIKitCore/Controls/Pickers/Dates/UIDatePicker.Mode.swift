extension UIDatePicker {
    /// What a date picker selects.
    public enum Mode: Int, Sendable {
        /// A time of the day.
        case time
        /// A date.
        case date
        /// A date and a time.
        case dateAndTime
        /// A duration in hours and minutes.
        case countDownTimer
        /// A month and a year.
        case yearAndMonth

        /// Whether the mode has dates, and times.
        var hasDays: Bool { self == .date || self == .dateAndTime }
        var hasTimes: Bool { self == .time || self == .dateAndTime }
    }
}
