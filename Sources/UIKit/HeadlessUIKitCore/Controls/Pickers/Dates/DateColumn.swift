package enum DateColumn: String, Sendable {
    case year, month, day
    /// The days of all months, one after another.
    case date
    case hour, minute
    /// AM and PM.
    case period
    /// The hours and minutes of a countdown.
    case hours, minutes

    /// Whether the wheel is circular.
    var goesRound: Bool {
        switch self {
        case .month, .day, .hour, .minute, .minutes: true
        case .year, .date, .period, .hours: false
        }
    }
}
