import TestSupport
import Testing

@testable import Gherkin

@Suite("Features of any size and shape") struct FeatureSizeTests {
    /// The texts of all good cases, and one of unusual characters.
    private static let texts =
        (FeatureCase.scenarios + FeatureCase.rules + FeatureCase.descriptions + FeatureCase.arguments).map(
            \.text)
        + [
            "Feature: \u{1F1E8}\u{1F1ED}\nScenario: e\u{301} \u{200F}\n  Given \u{0}\u{FFFD}\u{2029}\n    | \u{200D} |\n"
        ]

    private static let pieces = [
        "\n", "\r", "\r\n", "|", "\\", "@", "#", "\"\"\"", "```", " ", "\t", "<", ">", "<count>", ":",
        "Given ", "* ",
        "Scenario:", "Examples:", "Feature:", "Rule:", "Background:", "# language: en\n", "\u{0}", "\u{301}",
        "\u{200D}",
        "\u{1F468}\u{200D}\u{1F469}", "\u{FEFF}", "\u{2028}", "\u{202E}", "é", "\u{A0}",
    ]

    @Test("Changed texts are features, or have errors with places in the text")
    func mutations() {
        var numbers = SeededNumbers(seed: 17)
        for _ in 0..<Rounds.of(20_000, share: 40) {
            var text = Self.texts[numbers.next(below: Self.texts.count)]
            for _ in 0...numbers.next(below: 4) { text = Self.changed(text, &numbers) }
            check(text)
        }
    }

    private static func changed(_ text: String, _ numbers: inout SeededNumbers) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let line = numbers.next(below: lines.count)
        switch numbers.next(below: 6) {
        case 0: lines.remove(at: line)
        case 1: lines.insert(lines[line], at: numbers.next(below: lines.count))
        case 2: lines.swapAt(line, numbers.next(below: lines.count))
        case 3: return lines.prefix(line).joined(separator: "\n")
        default:
            var scalars = Array(lines[line].unicodeScalars)
            let place = numbers.next(below: scalars.count + 1)
            if numbers.onceIn(2), place < scalars.count {
                scalars.remove(at: place)
            } else {
                scalars.insert(contentsOf: numbers.element(of: pieces).unicodeScalars, at: place)
            }
            lines[line] = String(String.UnicodeScalarView(scalars))
        }
        return lines.joined(separator: "\n")
    }

    private func check(_ text: String) {
        do throws(Gherkin.SyntaxErrors) {
            let feature = try Gherkin.feature(parsing: text)
            for scenario in feature.scenarios {
                #expect(scenario.line >= 1 && scenario.steps.allSatisfy { $0.line >= 1 })
            }
        } catch {
            let last = text.unicodeScalars.count { $0 == "\n" || $0 == "\r" } + 2
            #expect(!error.errors.isEmpty)
            for error in error.errors {
                #expect(
                    (1...last).contains(error.line) && error.column >= 0 && error.message.hasSuffix("."),
                    "\(text.debugDescription)")
            }
        }
    }

    @Test("Large texts of every kind of line are read, in time that grows with their length")
    func large() {
        let count = Rounds.of(100_000, share: 40)
        for line in [
            "Scenario: a", "* a", "  | a | b |", "@a", "@a b", "# a", "", "\"\"\"", "free text", "Rule: a",
            "Background:", "Examples:", "Feature: b", String(repeating: "| ", count: 100),
        ] {
            check("Feature: Large\n" + String(repeating: line + "\n", count: count))
            check("Feature: Large\nScenario: a\n* b\n" + String(repeating: line + "\n", count: count))
            check("Feature: Large\n" + String(repeating: "@a b\n\(line)\n", count: count / 2))
        }
    }

    @Test("Long lines are read, in time that grows with their length")
    func longLines() {
        let count = Rounds.of(400_000, share: 40)
        for piece in ["<", "<a", "<a>", "|", "\\", "@", "@a", " ", "#", "e\u{301}", "\u{200D}", "\"\"\""] {
            let long = String(repeating: piece, count: count)
            check(long)
            check(
                "Feature: \(long)\nScenario Outline: \(long)\n* \(long)\n| \(long) |\nExamples:\n| a |\n| b |"
            )
            check("\(long)\nFeature: A\n@\(long)\nScenario: A\n* a\n\"\"\"\(long)\n\(long)\n\"\"\"")
        }
    }

    // MARK: Features that are made, printed and read

    @Test("A feature that is printed is read as the same")
    func roundTrip() throws {
        var numbers = SeededNumbers(seed: 4)
        for _ in 0..<Rounds.of(4000, share: 20) {
            let feature = MadeFeature(&numbers)
            #expect(read(feature.text) == feature.summary)
        }
    }
}
