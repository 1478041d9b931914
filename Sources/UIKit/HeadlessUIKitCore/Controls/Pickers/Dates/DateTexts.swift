/// The texts of a date picker, in the language and format of a locale.
@MainActor
final class DateTexts {
    let locale: Locale
    let calendar: Calendar
    private var formatters: [String: DateFormatter] = [:]

    /// Whether the parts of a date are arranged from the right: by the locale, or by the picker.
    let isMirrored: Bool

    init(locale: Locale, calendar: Calendar, isMirrored: Bool) {
        self.isMirrored = isMirrored || locale.language.characterDirection == .rightToLeft
        var parts = Locale.Components(locale: locale)
        parts.calendar = calendar.identifier
        self.locale = Locale(components: parts)
        self.calendar = calendar
        timePattern = DateFormatter.dateFormat(fromTemplate: "jmm", options: 0, locale: locale) ?? "HH:mm"
    }

    private let timePattern: String

    /// Whether other texts are those of the same locale and calendar.
    func isLike(_ other: DateTexts) -> Bool {
        isMirrored == other.isMirrored && locale == other.locale && calendar == other.calendar
    }

    private func formatter(_ pattern: String) -> DateFormatter {
        if let formatter = formatters[pattern] { return formatter }
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        formatter.dateFormat = pattern
        formatters[pattern] = formatter
        return formatter
    }

    /// The locale's patterns for templates, cached because computing them is slow.
    private var patterns: [String: String] = [:]

    private func text(_ template: String, _ date: Date) -> String {
        let pattern =
            patterns[template]
            ?? DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
        patterns[template] = pattern
        return formatter(pattern).string(from: date)
    }

    // MARK: Whole dates

    /// `November 2026`
    func monthAndYear(_ date: Date) -> String { text("yMMMM", date) }
    /// `Nov 21, 2026`
    func shortDate(_ date: Date) -> String { text("yMMMd", date) }
    /// `8:07 PM`
    func time(_ date: Date) -> String { formatter(timePattern).string(from: date) }
    /// `Saturday, November 21`
    func longDay(_ date: Date) -> String { text("EEEEMMMMd", date) }
    /// `Sat, Nov 21`
    func day(_ date: Date) -> String { text("MMMEd", date) }

    // MARK: Parts

    func year(_ date: Date) -> String { text("y", date) }
    func month(_ date: Date) -> String { formatter("LLLL").string(from: date) }
    func dayOfMonth(_ date: Date) -> String { text("d", date) }
    /// The number of a day, without the suffix of some languages.
    func bareDay(_ date: Date) -> String { formatter("d").string(from: date) }
    func minute(_ date: Date) -> String { formatter("mm").string(from: date) }
    func period(_ date: Date) -> String { formatter("a").string(from: date) }

    func hour(_ date: Date) -> String {
        let hours = timePattern.filter { "hHkK".contains($0) }
        return formatter(hours.isEmpty ? "HH" : hours).string(from: date)
    }

    /// A number of hours or minutes with its unit.
    func count(_ minutes: Int, inHours: Bool) -> String {
        let duration = Duration.seconds(minutes * 60)
        return inHours
            ? duration.formatted(.units(allowed: [.hours], width: .wide).locale(locale))
            : duration.formatted(.units(allowed: [.minutes], width: .abbreviated).locale(locale))
    }

    /// The word for today in the locale's language; `nil` if it is not known here.
    var today: String? {
        Self.todays[locale.language.languageCode?.identifier ?? ""]
    }

    private static let todays = [
        "ar": "اليوم", "cs": "dnes", "da": "i dag", "de": "Heute", "en": "Today", "es": "hoy", "fi": "tänään",
        "fr": "aujourd’hui", "he": "היום", "hu": "ma", "it": "oggi", "ja": "今日", "ko": "오늘", "nb": "i dag",
        "nl": "vandaag", "pl": "dzisiaj", "pt": "hoje", "ru": "сегодня", "sv": "idag", "tr": "bugün",
        "uk": "сьогодні", "zh": "今天",
    ]

    /// The shortest distinct names of the weekdays, starting with the calendar's first.
    var weekdays: [String] {
        let symbols: [String] = formatter("d").shortWeekdaySymbols
        guard !symbols.isEmpty else { return [] }
        let first = (calendar.firstWeekday - 1) % symbols.count
        return Array(symbols[first...] + symbols[..<first])
    }

    private var isEnglish: Bool { locale.language.languageCode?.identifier == "en" }

    /// An hour as assistive technology reads it.
    func spokenHour(_ date: Date) -> String { isEnglish ? hour(date) + " o’clock" : hour(date) }

    /// Minutes as assistive technology reads them.
    func spokenMinute(_ date: Date) -> String {
        guard isEnglish else { return minute(date) }
        let text = minute(date)
        return text + (text == "01" ? " minute" : " minutes")
    }

    // MARK: Order

    /// The wheels of a mode from left to right, in the order of the locale's date format.
    func columns(of mode: UIDatePicker.Mode) -> [DateColumn] {
        switch mode {
        case .countDownTimer: return [.hours, .minutes]
        case .date: return mirrored(columns(in: "yMMMMd", [.year, .month, .day]), isMirrored)
        case .yearAndMonth: return mirrored(columns(in: "yMMMM", [.year, .month]), isMirrored)
        case .time: return timeColumns(isMirrored)
        case .dateAndTime:
            return isMirrored ? timeColumns(true) + [.date] : [.date] + timeColumns(false)
        }
    }

    private func mirrored(_ columns: [DateColumn], _ isMirrored: Bool) -> [DateColumn] {
        isMirrored ? columns.reversed() : columns
    }

    /// Hours are to the left of minutes in every language.
    private func timeColumns(_ isMirrored: Bool) -> [DateColumn] {
        let columns = Self.columns(inPattern: timePattern)
        guard columns.contains(.period) else { return [.hour, .minute] }
        let comesFirst = (columns.first == .period) != isMirrored
        return comesFirst ? [.period, .hour, .minute] : [.hour, .minute, .period]
    }

    private func columns(in template: String, _ all: [DateColumn]) -> [DateColumn] {
        let pattern = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? ""
        let found = Self.columns(inPattern: pattern).filter(all.contains)
        return found + all.filter { !found.contains($0) }
    }

    private static func columns(inPattern pattern: String) -> [DateColumn] {
        var columns: [DateColumn] = []
        var isQuoted = false
        for character in pattern {
            if character == "'" { isQuoted.toggle() }
            let column: DateColumn? =
                switch character {
                case _ where isQuoted: nil
                case "y", "U", "r": .year
                case "M", "L": .month
                case "d": .day
                case "h", "H", "k", "K": .hour
                case "m": .minute
                case "a", "b", "B": .period
                default: nil
                }
            if let column, !columns.contains(column) { columns.append(column) }
        }
        return columns
    }
}
