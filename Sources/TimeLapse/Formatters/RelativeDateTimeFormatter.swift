public import Foundation

/// Formats a point in time as the distance to another one, such as `2 hours ago` or `tomorrow`.
///
/// ```swift
/// let formatter = RelativeDateTimeFormatter()
/// formatter.localizedString(fromTimeInterval: -7200)  // "2 hours ago"
/// formatter.dateTimeStyle = .named
/// formatter.localizedString(from: DateComponents(day: 1))  // "tomorrow"
/// ```
///
/// The largest unit that is not zero is shown, rounded towards now. The words are those of the Unicode locale data,
/// in every language.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// Whether a distance is always a number.
    public enum DateTimeStyle: Int, Hashable, Sendable {
        /// `1 day ago`.
        case numeric
        /// `yesterday`, if the language has a word for it.
        case named
    }

    /// How units are written.
    public enum UnitsStyle: Int, Hashable, Sendable {
        /// `2 months ago`.
        case full
        /// `two months ago`.
        case spellOut
        /// `2 mo. ago`.
        case short
        /// The shortest, such as `2mo ago`.
        case abbreviated
    }

    /// Whether a distance is always a number; ``DateTimeStyle/numeric`` by default.
    open var dateTimeStyle = DateTimeStyle.numeric

    /// How units are written; ``UnitsStyle/full`` by default.
    open var unitsStyle = UnitsStyle.full

    /// Where the text stands, which can make its first letter a capital.
    open var formattingContext = Formatter.Context.unknown

    /// The calendar by which distances are counted; the current one by default.
    open var calendar: Calendar! = Calendar.autoupdatingCurrent

    /// The language of the text; the current one by default.
    open var locale: Locale! = Locale.autoupdatingCurrent

    /// Makes a formatter for full units and numbers.
    public override init() { super.init() }

    /// A coder that code makes holds nothing.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Formatting

    /// Returns the text of an amount of time, of which the largest unit that is not zero counts.
    ///
    /// - Parameter dateComponents: negative for the past.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let units = DurationUnit.allCases
        let found = units.first { (dateComponents.value(for: $0.component) ?? 0) != 0 }
        let unit = found ?? units.last { dateComponents.value(for: $0.component) != nil } ?? .second
        return text(dateComponents.value(for: unit.component) ?? 0, unit)
    }

    /// Returns the text of a number of seconds; negative for the past.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date(timeIntervalSinceReferenceDate: 0)
        guard timeInterval.isFinite, abs(timeInterval) < 1e11 else { return "" }
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// Returns the text of the distance from one date to another.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let components = Set(DurationUnit.allCases.map(\.component))
        return localizedString(
            from: (calendar ?? .autoupdatingCurrent).dateComponents(
                components, from: referenceDate, to: date))
    }

    /// Returns the text of the distance of a date to now; `nil` for any other value.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: VirtualClock.current.date) }
    }

    private func text(_ amount: Int, _ unit: DurationUnit) -> String {
        // In the middle of a month and of a day, so that every unit can be added and taken away.
        let now = Date(timeIntervalSinceReferenceDate: 14.5 * 86_400)
        var gregorian = Calendar(identifier: .gregorian)
        gregorian.timeZone = .gmt
        let date = gregorian.date(byAdding: unit.component, value: amount, to: now) ?? now
        var style = Date.AnchoredRelativeFormatStyle(
            anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric,
            unitsStyle: unitsStyle.ofFormatStyle, locale: locale ?? .autoupdatingCurrent, calendar: gregorian,
            capitalizationContext: formattingContext.ofFormatStyle)
        style.allowedFields = [unit.field]
        return style.format(now)
    }
}

extension DurationUnit {
    fileprivate var field: Date.RelativeFormatStyle.Field {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .week
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }
}

extension RelativeDateTimeFormatter.UnitsStyle {
    fileprivate var ofFormatStyle: Date.RelativeFormatStyle.UnitsStyle {
        switch self {
        case .full: .wide
        case .spellOut: .spellOut
        case .short: .abbreviated
        case .abbreviated: .narrow
        }
    }
}

extension Formatter.Context {
    fileprivate var ofFormatStyle: FormatStyleCapitalizationContext {
        switch self {
        case .standalone: .standalone
        case .listItem: .listItem
        case .beginningOfSentence: .beginningOfSentence
        case .middleOfSentence: .middleOfSentence
        default: .unknown
        }
    }
}
