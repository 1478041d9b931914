import Testing

@testable import TimeLapse

/// Numbers of each form in languages with the same rules.
struct PluralSample: Sendable, CustomTestStringConvertible {
    let languages: [String]
    let numbers: [PluralCategory: [Double]]

    init(_ languages: String, _ numbers: [PluralCategory: [Double]]) {
        self.languages = languages.split(separator: " ").map(String.init)
        self.numbers = numbers
    }

    var testDescription: String { languages.joined(separator: ", ") }

    // The examples of Unicode's Common Locale Data Repository, version 46, "Language Plural Rules".
    static let all: [Self] = [
        Self("en de nl sv fi en-GB tlh", [.one: [1], .other: [0, 2, 16, 100, 1_000_000, 0.1, 1.5, 10.1]]),
        Self("ja ko zh-Hans zh-Hant th vi id", [.other: [0, 1, 2, 15, 100, 1.5]]),
        Self("nb el hu tr bg", [.one: [1], .other: [0, 2, 21, 100, 0.1, 1.1]]),
        Self("fr pt pt-BR", [.one: [0, 1, 0.5, 1.5], .many: [1_000_000], .other: [2, 17, 100, 2.1, 10.1]]),
        Self("it ca pt-PT", [.one: [1], .many: [1_000_000], .other: [0, 2, 100, 1_000_001, 0.1, 1.5]]),
        Self("es", [.one: [1], .many: [1_000_000], .other: [0, 2, 16, 100, 0.5, 1.5]]),
        Self("da", [.one: [1, 0.1, 1.6], .other: [0, 2, 16, 2.1, 10.1]]),
        Self("hi", [.one: [0, 1, 0.5], .other: [2, 17, 100, 1.1, 10.1]]),
        Self("he", [.one: [1, 0.5], .two: [2], .other: [0, 3, 17, 100, 1.2, 10.1]]),
        Self(
            "pl", [.one: [1], .few: [2, 4, 22, 104], .many: [0, 5, 12, 19, 21, 112], .other: [0.1, 1.5]]),
        Self("ro", [.one: [1], .few: [0, 2, 16, 101, 119, 0.1, 1.5], .other: [20, 35, 100, 120]]),
        Self(
            "sl", [.one: [1, 101, 201], .two: [2, 102], .few: [3, 4, 103, 0.1], .other: [0, 5, 19, 100]]),
        Self(
            "lt", [.one: [1, 21, 101], .few: [2, 9, 22], .many: [0.1, 1.5], .other: [0, 10, 11, 19, 111]]),
        Self(
            "lv", [.zero: [0, 10, 11, 19, 20, 111], .one: [1, 21, 101, 0.1, 1.1], .other: [2, 9, 22, 0.2]]),
        Self("ga", [.one: [1], .two: [2], .few: [3, 6], .many: [7, 10], .other: [0, 11, 25, 100, 0.1]]),
        Self("cy", [.zero: [0], .one: [1], .two: [2], .few: [3], .many: [6], .other: [4, 5, 7, 100, 0.1]]),
        Self("is", [.one: [1, 21, 101, 0.1, 1.1], .other: [0, 2, 11, 16, 111, 0.2]]),
        Self("cs sk", [.one: [1], .few: [2, 3, 4], .many: [0.1, 1.5, 10.1], .other: [0, 5, 21, 22, 100]]),
        Self(
            "ru uk",
            [
                .one: [1, 21, 31, 101, 1001], .few: [2, 3, 4, 22, 24, 102, 1002],
                .many: [0, 5, 11, 12, 14, 19, 20, 100, 111], .other: [0.1, 1.5, 10.1],
            ]),
        Self(
            "hr sr",
            [
                .one: [1, 21, 31, 101, 1001, 0.1, 1.1, 2.1],
                .few: [2, 3, 4, 22, 24, 102, 1002, 0.2, 1.4, 10.2], .other: [0, 5, 11, 12, 14, 19, 111, 0.5],
            ]),
        Self(
            "ar",
            [
                .zero: [0], .one: [1], .two: [2], .few: [3, 10, 103, 1003], .many: [11, 26, 99, 111],
                .other: [100, 101, 102, 200, 1000, 0.1, 1.5],
            ]),
    ]
}

@Suite("Plural rules") struct PluralRulesTests {
    @Test("Each language has the forms of Unicode's rules", arguments: PluralSample.all)
    func categories(_ sample: PluralSample) {
        for language in sample.languages {
            for (category, numbers) in sample.numbers {
                for number in numbers {
                    let found = PluralRules.category(of: PluralNumber(number), in: language)
                    #expect(found == category, "\(language) \(number)")
                    guard let whole = Int(exactly: number) else { continue }
                    #expect(PluralRules.category(of: PluralNumber(-whole), in: language) == category)
                }
            }
        }
    }

    @Test("Numbers without bounds have a form", arguments: [.infinity, -.infinity, .nan, 1e300, 1e-300])
    func unbounded(_ number: Double) {
        for language in PluralSample.all.flatMap(\.languages) {
            _ = PluralRules.category(of: PluralNumber(number), in: language)
        }
        #expect(PluralRules.category(of: PluralNumber(Int.min), in: "en") == .other)
        #expect(PluralRules.category(of: PluralNumber(UInt.max), in: "ar") == .many)
    }
}
