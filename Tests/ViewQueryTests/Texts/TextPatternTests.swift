import TestSupport
import Testing

@testable import ViewQuery

@MainActor @Suite("Text patterns") struct TextPatternTests {
    struct Case: CustomTestStringConvertible {
        var pattern: TextPattern
        var fitting: [String]
        var others: [String]
        var testDescription: String { "\(pattern)" }

        init(_ pattern: some TextMatching, fits fitting: [String], not others: [String]) {
            self.pattern = pattern.textPattern
            self.fitting = fitting
            self.others = others
        }
    }

    nonisolated static let cases: [Case] = [
        Case("Save", fits: ["Save"], not: ["save", "Saved", " Save", "", "Säve"]),
        Case("", fits: [""], not: [" ", "a"]),
        Case("e\u{301}", fits: ["é"], not: ["e"]),
        Case(.containing("av"), fits: ["Save", "av"], not: ["SAVE", ""]),
        Case(.containing(""), fits: ["", "a"], not: []),
        Case(.prefix("Sa"), fits: ["Sa", "Save"], not: ["S", "", "aSa"]),
        Case(.suffix("ve"), fits: ["ve", "Save"], not: ["e", "", "vex"]),
        Case(.exactly("save").ignoringCase, fits: ["SAVE", "Save"], not: ["saved"]),
        Case(.exactly("STRASSE").ignoringCase, fits: ["Straße", "strasse"], not: ["strase"]),
        Case(.exactly("Muller").ignoringDiacritics, fits: ["Müller", "Muller"], not: ["müller"]),
        Case(.exactly("Müller").ignoringDiacritics, fits: ["Müller", "Muller"], not: ["Mueller"]),
        Case(
            .containing("MÜLL").ignoringCase.ignoringDiacritics, fits: ["Frau Muller", "müller"],
            not: ["Mller"]),
        Case(
            .exactly("Save draft").foldingWhiteSpace, fits: ["Save\n  draft", " Save draft\t"],
            not: ["Savedraft"]),
        Case(
            .exactly(" a \u{a0}\n b ").foldingWhiteSpace, fits: ["a b", "a\u{2003}b"], not: ["ab", "a c"]),
        Case(
            .prefix("Save ").foldingWhiteSpace, fits: ["Save  draft", "Save\ndraft"], not: ["Saved", "Save "]),
        Case(.suffix("\ndraft").foldingWhiteSpace, fits: ["Save draft"], not: ["Savedraft"]),
        Case(.containing(" ").foldingWhiteSpace, fits: ["a\nb"], not: [" a ", "\n"]),
        Case(/\d+/, fits: ["Order 12", "3"], not: ["Order", ""]),
        Case(/^\d+$/, fits: ["3"], not: ["Order 12"]),
        Case(.matching(/order/).ignoringCase, fits: ["ORDER"], not: ["odor"]),
        Case(.matching(/Muller/).ignoringDiacritics, fits: ["Müller"], not: ["Mller"]),
        Case(TextPattern.satisfying { $0.count > 3 }, fits: ["four"], not: ["one"]),
        Case("Save"[...], fits: ["Save"], not: ["save"]),
    ]

    @Test("Patterns fit the texts that they should, and no others", arguments: cases)
    func matching(_ example: Case) {
        for text in example.fitting { #expect(example.pattern.matches(text), "\(text)") }
        for text in example.others { #expect(!example.pattern.matches(text), "\(text)") }
        #expect(!example.pattern.matches(nil))
    }

    @Test("A text is the same text as for Swift, in every normal form", arguments: 0..<40)
    func normalForms(_ seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        let characters = [
            "e", "\u{e9}", "e\u{301}", "\u{301}", "K", "\u{212a}", ";", "\u{37e}", "\u{e5}", "a\u{30a}",
            "\u{212b}", "x",
        ]
        for _ in 0..<200 {
            let text = (0..<numbers.next(below: 3)).map { _ in numbers.element(of: characters) }.joined()
            let other = (0..<numbers.next(below: 3)).map { _ in numbers.element(of: characters) }.joined()
            for pattern in [TextPattern(.exactly(text)), TextPattern(.exactly(text)).foldingWhiteSpace] {
                #expect(
                    pattern.matches(other) == (text == other),
                    "\(text.debugDescription) \(other.debugDescription)")
            }
        }
    }

    @Test("A pattern prints as the code that makes it")
    func descriptions() {
        let patterns: [(TextPattern, String)] = [
            ("a\"b".textPattern, #""a\"b""#),
            (.exactly("a"), #""a""#),
            (.exactly("a").ignoringCase, #".exactly("a").ignoringCase"#),
            (.containing("a"), #".containing("a")"#),
            (.prefix("a").ignoringDiacritics, #".prefix("a").ignoringDiacritics"#),
            (.suffix("a").foldingWhiteSpace, #".suffix("a").foldingWhiteSpace"#),
            (/a+/.textPattern, "/a+/"),
            (.matching(/a+/).ignoringCase, ".matching(/a+/).ignoringCase"),
        ]
        for (pattern, text) in patterns { #expect(pattern.description == text) }
        #expect(
            TextPattern.satisfying(line: 7) { _ in true }.description
                == ".satisfying { … } at TextPatternTests.swift:7")
    }

    @Test("A text is taken for folded already only if it is")
    func idle() {
        var numbers = SeededNumbers(seed: 24)
        let characters: [Character] = [
            "a", " ", "~", "!", "\u{7f}", "\t", "\n", "\r\n", "\u{1f}", "\u{a0}", "é",
        ]
        for _ in 0..<Rounds.of(40_000) {
            // Mostly words of letters, as others are found out at once.
            let choices = numbers.onceIn(2) ? characters : Array(characters.prefix(4))
            let text = String((0..<numbers.next(below: 24)).map { _ in numbers.element(of: choices) })
            let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            let isPlain = text.unicodeScalars.allSatisfy { (0x20...0x7e).contains($0.value) }
            #expect(TextFolding.whiteSpace.isIdle(for: text) == (isPlain && words == text), "\(text)")
        }
        #expect(TextFolding.whiteSpace.isIdle(for: "Save draft"))
        #expect(!TextFolding.whiteSpace.isIdle(for: "Save  draft"))
    }
}
