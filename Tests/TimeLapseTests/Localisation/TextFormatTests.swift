import Foundation
import Testing

@testable import TimeLapse

@Suite("Formats of texts") struct TextFormatTests {
    private let values: [FormatArgument] = [
        .integer(12_345), .text("Ada"), .decimal(1.5), .unsigned(7), .integer(-3),
    ]

    // Apple's "String Programming Guide", "String Format Specifiers".
    @Test(
        "Values stand in place of placeholders",
        arguments: [
            ("plain", "plain"), ("100%", "100%"), ("100%%, %", "100%, %"), ("%d %@", "12345 Ada"),
            ("%2$@: %1$lld", "Ada: 12345"), ("%@", "12345"), ("%1$@ %1$d", "12345 12345"),
            ("%3$.2f|%3$lf|%4$llu|%5$05d", "1.50|1.500000|7|-0003"),
            ("%2$6@|%2$-6@|%2$.2@", "   Ada|Ada   |Ad"),
            ("%2$d %3$d %1$f", "Ada 1.5 12345.000000"), ("%9$@%d", "12345"), ("%x", "3039"), ("%0$d", "%0$d"),
            ("%#@files@", "%#@files@"), ("%#@files %@", "%#@files 12345"), ("%99999d", "%99999d"),
            ("%y", "%y"),
        ])
    func filling(_ format: String, _ text: String) {
        let filling = TextFilling(arguments: values, locale: nil, device: .iphone, language: .english)
        #expect(filling.filled(format) == text)
    }

    @Test("Numbers are those of the locale")
    func locale() {
        let filling = TextFilling(
            arguments: values, locale: Locale(identifier: "de_DE"), device: .iphone, language: .english)
        #expect(filling.filled("%d, %3$.1f") == "12.345, 1,5")
    }

    private func text(_ format: String, _ forms: [String: [PluralCategory: String]]) -> VariedText {
        let variables = forms.mapValues { forms in
            VariedText.Variable(argument: .inOrder, forms: .plural(forms.mapValues(TextForms.text)))
        }
        return VariedText(.text(format), variables, key: format, language: "en")
    }

    @Test("A variable in a form stands for a value of its own, and one in itself is not followed for ever")
    func nested() {
        let text = text(
            "%#@files@ %#@self@",
            [
                "files": [.one: "%d file in %#@folders@", .other: "%d files in %2$#@folders@"],
                "folders": [.one: "one folder", .other: "%d folders"], "self": [.other: "%#@self@"],
                "twice": [.other: "%#@twice@%#@twice@"],
            ])
        let numbers: [FormatArgument] = [.integer(3), .integer(2)]
        let filling = TextFilling(
            arguments: numbers, locale: nil, device: .iphone, language: .english, text: text)
        #expect(filling.filled("%#@files@") == "3 files in 2 folders")
        #expect(filling.filled("%#@self@") == "%#@self@")
        #expect(filling.filled("%#@twice@").count < 2000)
    }

    @Test("A mark tells formats apart that read alike, and is no letter of its own")
    func marks() {
        let (files, days) = (text("%#@n@", [:]), text("%#@n@ ", [:]))
        let (one, other) = (TextMark.marked("%#@n@", files), TextMark.marked("%#@n@", days))
        #expect(one != other && one.count == 5 && one == TextMark.marked("%#@n@", files))
        let (found, rest) = (TextMark.unmarked("❤️ \(other)!"), TextMark.unmarked("❤️ %#@n@"))
        #expect(found.format == "❤️ %#@n@!" && found.text === days)
        #expect(rest.format == "❤️ %#@n@" && rest.text == nil)
    }
}
