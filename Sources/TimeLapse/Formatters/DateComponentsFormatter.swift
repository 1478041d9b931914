public import Foundation

/// Formats an amount of time as text, such as `9:41` or `9 minutes, 41 seconds`.
///
/// ```swift
/// let formatter = DateComponentsFormatter()
/// formatter.allowedUnits = [.hour, .minute]
/// formatter.unitsStyle = .full
/// formatter.string(from: 5400)  // "1 hour, 30 minutes"
/// ```
///
/// In English the words are those that Apple documents. In other languages the names of weeks, days, hours, minutes and
/// seconds are those of the Unicode locale data; years and months, and the phrases, are in English.
// Foundation declares its formatters so, and asks that one which is shared is no longer changed.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// How units are written.
    public enum UnitsStyle: Int, Hashable, Sendable {
        /// `9:41:30`.
        case positional
        /// `9h 41m 30s`.
        case abbreviated
        /// `9 hr, 41 min, 30 sec`.
        case short
        /// `9 hours, 41 minutes, 30 seconds`.
        case full
        /// `nine hours, forty-one minutes, thirty seconds`.
        case spellOut
        /// `9hr 41min 30sec`.
        case brief
    }

    /// Which units that are zero are written.
    public struct ZeroFormattingBehavior: OptionSet, Hashable, Sendable {
        /// The behaviours as bits.
        public let rawValue: UInt

        /// Makes a set from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Drops leading zeros with units by position, and all zeros otherwise.
        public static let `default` = Self(rawValue: 1)
        /// Drops units before the first one that is not zero.
        public static let dropLeading = Self(rawValue: 2)
        /// Drops units that are zero between others.
        public static let dropMiddle = Self(rawValue: 4)
        /// Drops units after the last one that is not zero.
        public static let dropTrailing = Self(rawValue: 8)
        /// Drops all units that are zero.
        public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
        /// Writes all units, with two digits where they stand by position.
        public static let pad = Self(rawValue: 1 << 16)
    }

    /// How units are written; ``UnitsStyle/positional`` by default.
    open var unitsStyle = UnitsStyle.positional

    /// The units that may be written; all from years to seconds by default.
    ///
    /// Years, months, weeks of the month, days, hours, minutes and seconds count; others are ignored.
    open var allowedUnits: NSCalendar.Unit = []

    /// Which units that are zero are written.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default

    /// How many units are written at most, from the largest that is not zero on; 0, the default, for all.
    ///
    /// Smaller units are left out, and nothing is rounded up.
    open var maximumUnitCount = 0

    /// Whether the text says that it is approximate: `About 5 minutes`.
    open var includesApproximationPhrase = false

    /// Whether the text says that the time is what remains: `5 minutes remaining`.
    open var includesTimeRemainingPhrase = false

    /// The calendar, whose locale is the language of the text; the current one if `nil`.
    open var calendar: Calendar? = Calendar.autoupdatingCurrent

    /// The date from which amounts are counted, as months and years differ; the beginning of 2001 if `nil`.
    open var referenceDate: Date?

    /// Makes a formatter with units by position.
    public override init() { super.init() }

    /// A coder that code makes holds nothing.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Formatting

    /// Returns the text of a number of seconds.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite, abs(ti) < 1e11 else { return nil }
        return string(from: reference, to: reference.addingTimeInterval(ti))
    }

    /// Returns the text of the time from one date to another.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        DurationText(self).text(from: startDate, to: endDate)
    }

    /// Returns the text of an amount of time, such as 90 minutes.
    open func string(from components: DateComponents) -> String? {
        usedCalendar.date(byAdding: components, to: reference).flatMap { string(from: reference, to: $0) }
    }

    /// Returns the text of an amount of time in a style, with all units.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    /// Returns the text of an amount of time; `nil` for any other value.
    open override func string(for obj: Any?) -> String? {
        (obj as? DateComponents).flatMap { string(from: $0) }
    }

    final var usedCalendar: Calendar { calendar ?? .autoupdatingCurrent }

    private var reference: Date { referenceDate ?? Date(timeIntervalSinceReferenceDate: 0) }
}
