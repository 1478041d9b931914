/// What is on one of a date picker's wheels.
package enum DateColumn: String, Sendable {
    case year, month, day
    /// Days of all months, in one row.
    case date
    case hour, minute
    /// The halves of the day.
    case period
    /// What is counted down.
    case hours, minutes

    /// Whether the wheel begins again where it ends.
    var goesRound: Bool {
        switch self {
        case .month, .day, .hour, .minute, .minutes: true
        case .year, .date, .period, .hours: false
        }
    }
}
