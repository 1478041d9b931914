import Foundation

/// The text of an amount of time, in the settings of a ``DateComponentsFormatter``.
struct DurationText {
    /// A unit with its amount, which is not negative.
    private typealias Part = (unit: DurationUnit, amount: Int)

    private let style: DateComponentsFormatter.UnitsStyle
    private let units: [DurationUnit]
    private let zeros: DateComponentsFormatter.ZeroFormattingBehavior
    private let maximumUnitCount: Int
    private let calendar: Calendar
    private let isApproximate: Bool
    private let isRemaining: Bool

    init(_ formatter: DateComponentsFormatter) {
        style = formatter.unitsStyle
        let allowed = DurationUnit.allCases.filter { formatter.allowedUnits.contains($0.flag) }
        units = allowed.isEmpty ? DurationUnit.allCases : allowed
        let behavior = formatter.zeroFormattingBehavior
        if behavior.contains(.default) {
            zeros = style == .positional ? .dropLeading : .dropAll
        } else {
            zeros = behavior
        }
        maximumUnitCount = formatter.maximumUnitCount
        calendar = formatter.usedCalendar
        isApproximate = formatter.includesApproximationPhrase
        isRemaining = formatter.includesTimeRemainingPhrase
    }

    func text(from start: Date, to end: Date) -> String? {
        let difference = calendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
        let all: [Part] = units.map { ($0, abs(difference.value(for: $0.component) ?? 0)) }
        let parts = shown(all)
        guard !parts.isEmpty else { return nil }
        let sign = end < start && parts.contains { $0.amount != 0 } ? "-" : ""
        var text = sign + (style == .positional ? byPosition(parts) : inWords(parts))
        if isRemaining { text += " remaining" }
        return isApproximate ? "About " + text : text
    }

    /// Leaves out what is zero or too small.
    private func shown(_ all: [Part]) -> [Part] {
        guard let first = all.firstIndex(where: { $0.amount != 0 }),
            let last = all.lastIndex(where: { $0.amount != 0 })
        else { return zeros.contains(.dropLeading) ? Array(all.suffix(1)) : all }
        var parts: [Part] = []
        for (index, part) in all.enumerated() {
            if maximumUnitCount > 0, index >= first + maximumUnitCount { break }
            let dropped: DateComponentsFormatter.ZeroFormattingBehavior =
                index < first ? .dropLeading : index > last ? .dropTrailing : .dropMiddle
            if part.amount != 0 || !zeros.contains(dropped) { parts.append(part) }
        }
        return parts
    }

    /// Hours, minutes and seconds with colons between them, after larger units with their letters.
    private func byPosition(_ parts: [Part]) -> String {
        var words = parts.filter { $0.unit < .hour }.map { "\($0.amount)\($0.unit.letters)" }
        let clock = parts.filter { $0.unit >= .hour }.enumerated().map { index, part in
            let pads = index > 0 || zeros.contains(.pad)
            return pads && part.amount < 10 ? "0\(part.amount)" : "\(part.amount)"
        }
        if !clock.isEmpty { words.append(clock.joined(separator: ":")) }
        return words.joined(separator: " ")
    }

    private func inWords(_ parts: [Part]) -> String {
        if let text = inOtherLanguage(parts) { return text }
        let words = parts.map { unit, amount in
            switch style {
            case .positional, .abbreviated: "\(amount)\(unit.letters)"
            case .brief: "\(amount)\(unit.shortWord(amount))"
            case .short: "\(amount) \(unit.shortWord(amount))"
            case .full: "\(amount) \(unit.word(amount))"
            case .spellOut: "\(spelled(amount)) \(unit.word(amount))"
            }
        }
        return words.joined(separator: style == .abbreviated || style == .brief ? " " : ", ")
    }

    private func spelled(_ amount: Int) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .spellOut
        formatter.locale = locale
        return formatter.string(from: NSNumber(value: amount)) ?? "\(amount)"
    }

    private var locale: Locale { calendar.locale ?? .autoupdatingCurrent }

    /// The words of the locale data; `nil` in English, and for years and months, which they do not have.
    private func inOtherLanguage(_ parts: [Part]) -> String? {
        guard locale.language.languageCode?.identifier != "en",
            let units = parts.reduce(
                Set() as Set<Duration.UnitsFormatStyle.Unit>?,
                { units, part in
                    part.unit.measured.flatMap { unit in units.map { $0.union([unit]) } }
                })
        else { return nil }
        let width: Duration.UnitsFormatStyle.UnitWidth =
            switch style {
            case .full, .spellOut: .wide
            case .short: .abbreviated
            case .brief: .condensedAbbreviated
            case .abbreviated, .positional: .narrow
            }
        let seconds = parts.reduce(0) { $0 + $1.amount * $1.unit.seconds }
        return Duration.seconds(seconds).formatted(
            Duration.UnitsFormatStyle(
                allowedUnits: units, width: width, zeroValueUnits: .show(length: 1)
            ).locale(locale))
    }
}
