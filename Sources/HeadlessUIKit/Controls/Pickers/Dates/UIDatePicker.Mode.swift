extension UIDatePicker {
    /// What is chosen with a date picker.
    public enum Mode: Int, Sendable {
        /// A time of the day.
        case time = 0
        /// A day of a month of a year.
        case date = 1
        /// A day and a time.
        case dateAndTime = 2
        /// A number of hours and minutes.
        case countDownTimer = 3
        /// A month of a year.
        case yearAndMonth = 4

        /// Whether days are chosen, and times.
        var hasDays: Bool { self == .date || self == .dateAndTime }
        var hasTimes: Bool { self == .time || self == .dateAndTime }
    }
}
