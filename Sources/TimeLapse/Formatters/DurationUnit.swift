import Foundation

/// A unit of time in a text, from the largest to the smallest.
enum DurationUnit: Int, CaseIterable, Comparable {
    case year, month, week, day, hour, minute, second

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    var component: Calendar.Component {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    var flag: NSCalendar.Unit {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    /// The seconds of a unit that always has the same; 0 for months and years.
    var seconds: Int {
        switch self {
        case .year, .month: 0
        case .week: 604_800
        case .day: 86_400
        case .hour: 3600
        case .minute: 60
        case .second: 1
        }
    }

    /// The unit of the locale data; `nil` for months and years.
    var measured: Duration.UnitsFormatStyle.Unit? {
        switch self {
        case .year, .month: nil
        case .week: .weeks
        case .day: .days
        case .hour: .hours
        case .minute: .minutes
        case .second: .seconds
        }
    }

    // The English words of Apple's documentation.

    var letters: String {
        switch self {
        case .year: "y"
        case .month: "mo"
        case .week: "w"
        case .day: "d"
        case .hour: "h"
        case .minute: "m"
        case .second: "s"
        }
    }

    func shortWord(_ amount: Int) -> String {
        switch self {
        case .year: amount == 1 ? "yr" : "yrs"
        case .month: amount == 1 ? "mth" : "mths"
        case .week: amount == 1 ? "wk" : "wks"
        case .day: amount == 1 ? "day" : "days"
        case .hour: "hr"
        case .minute: "min"
        case .second: "sec"
        }
    }

    func word(_ amount: Int) -> String { amount == 1 ? "\(self)" : "\(self)s" }
}
