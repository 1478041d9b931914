// What an application's files read that import no more than Foundation.
import Foundation
import Testing

/// What code reads that is given no locale, calendar or time zone, on a device in the United States and in Greenwich Mean
/// Time, and on one in Germany and in Tokyo's.
struct FoundationReading: Sendable, CustomTestStringConvertible {
    let name: String
    let american: String
    let german: String
    let read: @Sendable () -> String

    init(_ name: String, _ american: String, _ german: String, _ read: @escaping @Sendable () -> String) {
        (self.name, self.american, self.german, self.read) = (name, american, german, read)
    }

    var testDescription: String { name }

    /// The text with plain spaces, of which locales have several kinds.
    var text: String { String(read().map { $0.isWhitespace ? " " : $0 }) }

    private static let date = Date(timeIntervalSince1970: 0)

    private static func date(_ change: (DateFormatter) -> Void) -> String {
        let formatter = DateFormatter()
        change(formatter)
        return formatter.string(from: date)
    }

    private static func number(_ number: Double, _ style: NumberFormatter.Style) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = style
        return formatter.string(from: NSNumber(value: number)) ?? ""
    }

    static let settings = [
        Self("Locale.current", "en_US", "de_DE") { Locale.current.identifier },
        Self("Locale.autoupdatingCurrent", "en_US", "de_DE") { Locale.autoupdatingCurrent.identifier },
        Self("NSLocale.current", "en_US", "de_DE") { NSLocale.current.identifier },
        Self("NSLocale.preferredLanguages", #"["en-US"]"#, #"["de-DE"]"#) {
            "\(NSLocale.preferredLanguages)"
        },
        Self("Locale.preferredLanguages", #"["en-US"]"#, #"["de-DE"]"#) { "\(Locale.preferredLanguages)" },
        Self("currency", "USD $", "EUR €") {
            "\(Locale.current.currency?.identifier ?? "") \(Locale.current.currencySymbol ?? "")"
        },
        Self("measures", "ussystem", "metric") { Locale.current.measurementSystem.identifier },
        Self("names of regions", "Germany", "Deutschland") {
            Locale.current.localizedString(forRegionCode: "DE") ?? ""
        },
        Self("TimeZone.current", "GMT", "Asia/Tokyo") { TimeZone.current.identifier },
        Self("TimeZone.autoupdatingCurrent", "GMT", "Asia/Tokyo") { TimeZone.autoupdatingCurrent.identifier },
        Self("NSTimeZone.default", "GMT", "Asia/Tokyo") { NSTimeZone.default.identifier },
        Self("NSTimeZone.system", "GMT", "Asia/Tokyo") { NSTimeZone.system.identifier },
        Self("NSTimeZone.local", "GMT", "Asia/Tokyo") { NSTimeZone.local.identifier },
        Self("Calendar.current", "gregorian en_US GMT 1", "gregorian de_DE Asia/Tokyo 2") {
            text(of: .current)
        },
        Self("Calendar.autoupdatingCurrent", "gregorian en_US GMT 1", "gregorian de_DE Asia/Tokyo 2") {
            text(of: .autoupdatingCurrent)
        },
        Self("NSCalendar.current", "gregorian en_US GMT 1", "gregorian de_DE Asia/Tokyo 2") {
            text(of: NSCalendar.current)
        },
        // A calendar by its identifier has the time zone of the device, and no language.
        Self("Calendar(identifier:)", "gregorian GMT 0", "gregorian Asia/Tokyo 9") {
            let calendar = Calendar(identifier: .gregorian)
            return
                "\(calendar.identifier) \(calendar.timeZone.identifier) \(calendar.component(.hour, from: date))"
        },
        Self("another Calendar(identifier:)", "iso8601 GMT 0", "iso8601 Asia/Tokyo 9") {
            let calendar = Calendar(identifier: .iso8601)
            return
                "\(calendar.identifier) \(calendar.timeZone.identifier) \(calendar.component(.hour, from: date))"
        },
        Self("NSCalendar(calendarIdentifier:)", "GMT", "Asia/Tokyo") {
            NSCalendar(calendarIdentifier: .hebrew)?.timeZone.identifier ?? ""
        },
        Self("components with a calendar", "0.0", "-32400.0") {
            let calendar = Calendar(identifier: .gregorian)
            let date = DateComponents(calendar: calendar, year: 1970, month: 1, day: 1).date
            return "\(date?.timeIntervalSince1970 ?? 1)"
        },
        Self("a day's beginning", "0.0", "54000.0") {
            "\(Calendar.current.startOfDay(for: date + 86_399).timeIntervalSince1970)"
        },
        Self("names of months", "January", "Januar") { Calendar.current.monthSymbols[0] },
        Self("a bundle's localizations", #"["en"]"#, #"["de"]"#) {
            "\(Bundle.preferredLocalizations(from: ["fr", "en", "de"]))"
        },
    ]

    private static func text(of calendar: Calendar) -> String {
        "\(calendar.identifier) \(calendar.locale?.identifier ?? "") \(calendar.timeZone.identifier) "
            + "\(calendar.firstWeekday)"
    }

    static let formats = [
        Self(
            "DateFormatter", "Thursday, January 1, 1970 at 12:00:00 AM Greenwich Mean Time",
            "Donnerstag, 1. Januar 1970 um 09:00:00 Japanische Normalzeit"
        ) {
            date {
                $0.dateStyle = .full
                $0.timeStyle = .full
            }
        },
        Self("its pattern", "Thu 00:00 GMT", "Do. 09:00 GMT+9") { date { $0.dateFormat = "EEE HH:mm zzz" } },
        Self("its template", "January 1 at 12:00 AM", "1. Januar um 09:00") {
            date { $0.setLocalizedDateFormatFromTemplate("MMMMdjmm") }
        },
        Self("its properties", "en_US GMT GMT", "de_DE Asia/Tokyo Asia/Tokyo") {
            let formatter = DateFormatter()
            return "\(formatter.locale.identifier) \(formatter.timeZone.identifier) "
                + formatter.calendar.timeZone.identifier
        },
        Self("localizedString(from:)", "1/1/70, 12:00 AM", "01.01.70, 09:00") {
            DateFormatter.localizedString(from: date, dateStyle: .short, timeStyle: .short)
        },
        Self("DateIntervalFormatter", "1/1/70, 12:00 – 1:00 AM", "01.01.70, 09:00–10:00 Uhr") {
            let formatter = DateIntervalFormatter()
            (formatter.dateStyle, formatter.timeStyle) = (.short, .short)
            return formatter.string(from: date, to: date + 3600)
        },
        Self("a currency", "$929,466.23", "929.466,23 €") { number(929_466.23, .currency) },
        Self("a decimal number", "1,234.5", "1.234,5") { number(1234.5, .decimal) },
        Self("a number in words", "twelve", "zwölf") { number(12, .spellOut) },
        Self("localizedString(from:number:)", "50%", "50 %") {
            NumberFormatter.localizedString(from: 0.5, number: .percent)
        },
        Self("Date.formatted()", "1/1/1970, 12:00 AM", "1.1.1970, 9:00") { date.formatted() },
        Self("Date.formatted(_:)", "January 1", "1. Januar") { date.formatted(.dateTime.month(.wide).day()) },
        Self("Double.formatted()", "1,234.5", "1.234,5") { 1234.5.formatted() },
        Self("Int.formatted(_:)", "12,345", "12.345") { 12345.formatted(.number) },
        Self("a list", "a, b, and c", "a, b und c") { ["a", "b", "c"].formatted() },
        Self("a text's format", "1,234.50", "1.234,50") {
            String(format: "%.2f", locale: .current, 1234.5)
        },
        Self("localizedStringWithFormat", "1.50", "1,50") { String.localizedStringWithFormat("%.2f", 1.5) },
        Self("a number that is read", "1.234", "1234.0") {
            (try? Double("1.234", format: .number)).map { "\($0)" } ?? ""
        },
    ]
}
