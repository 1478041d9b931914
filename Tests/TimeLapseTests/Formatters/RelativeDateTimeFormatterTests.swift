import Foundation
import Testing
import TimeLapse

/// Texts of Apple's documentation of `RelativeDateTimeFormatter`, and of the Unicode locale data.
@Suite("RelativeDateTimeFormatter") struct RelativeDateTimeFormatterTests {
    private func formatter(_ language: String = "en") -> RelativeDateTimeFormatter {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: language)
        formatter.calendar = Calendar(identifier: .gregorian)
        formatter.calendar.timeZone = .gmt
        return formatter
    }

    @Test("A style writes two months ago as Apple documents it")
    func styles() {
        let past = formatter()
        let texts = [RelativeDateTimeFormatter.UnitsStyle.full, .spellOut, .short].map { style in
            past.unitsStyle = style
            return past.localizedString(from: DateComponents(month: -2))
        }
        #expect(texts == ["2 months ago", "two months ago", "2 mo. ago"])
    }

    @Test("The largest unit that is not zero is shown, rounded towards now")
    func units() {
        let texts = [-7200, 90, -86_399, 86_400 * 8, 0].map {
            formatter().localizedString(fromTimeInterval: $0)
        }
        #expect(texts == ["2 hours ago", "in 1 minute", "23 hours ago", "in 1 week", "in 0 seconds"])
        #expect(
            formatter().localizedString(from: DateComponents(year: 0, month: -1, day: 20)) == "1 month ago")
    }

    @Test("Named distances have words instead of numbers where the language has them")
    func names() {
        let named = formatter()
        named.dateTimeStyle = .named
        let texts = [1, -1, 0, 2].map { named.localizedString(from: DateComponents(day: $0)) }
        #expect(texts == ["tomorrow", "yesterday", "today", "in 2 days"])
        #expect(named.localizedString(from: DateComponents(weekOfMonth: -1)) == "last week")
        #expect(named.localizedString(fromTimeInterval: 0) == "now")
        named.formattingContext = .beginningOfSentence
        #expect(named.localizedString(from: DateComponents(day: 1)) == "Tomorrow")
    }

    @Test("The words are those of the locale")
    func languages() {
        #expect(formatter("de").localizedString(fromTimeInterval: -7200) == "vor 2 Stunden")
        #expect(formatter("ja").localizedString(fromTimeInterval: 86_400 * 3) == "3 日後")
    }

    @Test("From one date to another the calendar counts, and a date alone is compared with now")
    func dates() {
        let start = Date(timeIntervalSince1970: 0)
        #expect(
            formatter().localizedString(for: start, relativeTo: start.addingTimeInterval(86_400 * 31))
                == "1 month ago")
        #expect(formatter().string(for: VirtualClock.current.date.addingTimeInterval(3600)) == "in 1 hour")
        #expect(formatter().string(for: 1) == nil)
    }
}
