import Foundation

/// Prices and dates as people read them.
enum Texts {
    static func price(_ price: Decimal) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.currencyCode = "EUR"
        return formatter.string(from: price as NSDecimalNumber) ?? "\(price)"
    }

    /// Such as "5 minutes ago", "Yesterday" and "Mar 3".
    static func age(of date: Date) -> String {
        let calendar = Calendar.current
        if calendar.isDateInYesterday(date) { return "Yesterday" }
        guard calendar.isDateInToday(date) else {
            let formatter = DateFormatter()
            formatter.setLocalizedDateFormatFromTemplate("MMMd")
            return formatter.string(from: date)
        }
        let seconds = -date.timeIntervalSinceNow
        guard seconds >= 60 else { return "Just now" }
        return RelativeDateTimeFormatter().localizedString(fromTimeInterval: -seconds)
    }

    /// What is left until a date, such as "1:02:05" and "4:59"; `nil` if it has passed.
    static func remaining(until date: Date) -> String? {
        let seconds = Int(date.timeIntervalSinceNow.rounded(.up))
        guard seconds > 0 else { return nil }
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
        return hours > 0
            ? String(format: "%d:%02d:%02d", hours, minutes, seconds % 60)
            : String(format: "%d:%02d", minutes, seconds % 60)
    }
}
