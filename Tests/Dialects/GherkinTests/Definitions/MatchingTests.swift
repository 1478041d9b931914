import TestSupport
import Testing

@testable import Gherkin

@MainActor @Suite("Finding the definitions of a step") struct MatchingTests {
    private static let definitions =
        Gherkin.Definitions.standard
        + Gherkin.Definitions { steps in
            steps.define("{int} cucumbers") { (_: Int) in }
            steps.define("{word}") { (_: String) in }
            steps.define("{}") { (_: String) in }
            steps.define("(very )small/tiny") {}
            steps.define("aba") {}
            steps.define("ab{word}ba") { (_: String) in }
            steps.define("e{}") { (_: String) in }
            steps.define(matching: "cucumbers") {}
            steps.define(/button "(.)"/) { (_: String) in }
            steps.define("broken {nothing}") {}
        }

    private func step(_ text: String) -> Gherkin.Step {
        Gherkin.Step(keyword: "*", text: text, line: 1, docString: nil, table: nil)
    }

    private func expectTheSame(_ text: String) {
        let step = step(text)
        let all = Self.definitions.definitions.filter { $0.matches(step) }.map(\.source)
        #expect(Self.definitions.matching(step).map(\.source) == all, "\(text.debugDescription)")
    }

    @Test(
        "Matching finds the same definitions as a search through all of them",
        arguments: [
            "", " ", "I", "I touch button ", "I touch button \"a\"", "I touch button \"a\" with label \"b\"",
            "i touch button \"a\"", "I touch  button \"a\"", "2 cucumbers", "two cucumbers", "very small",
            "tiny",
            "very ", "aba", "abba", "ababa", "ab-ba", "e", "e\u{301}", "\u{e9}", "e\r\n", "I go back",
            "I go back ",
            "I go bac", "I swipe left", "I swipe to the left", "the tab bar has 2 tabs", "broken 1",
        ])
    func same(_ text: String) {
        expectTheSame(text)
    }

    @Test("Matching finds the same definitions for random texts, which are made of the patterns' own words")
    func random() {
        var numbers = SeededNumbers(seed: 7)
        let sources = Self.definitions.definitions.map { definition in
            definition.source.split(separator: " ").map { $0.contains("{string}") ? "\"a\"" : String($0) }
        }
        let words = sources.flatMap(\.self) + ["3", ""]
        for _ in 0..<Rounds.of(3_000) {
            var parts = numbers.element(of: sources)
            for _ in 0..<numbers.next(below: 3) {
                parts[numbers.next(below: parts.count)] = numbers.element(of: words)
            }
            expectTheSame(parts.joined(separator: " "))
        }
    }

    @Test("Only few of many definitions are looked at")
    func few() {
        var index = DefinitionIndex()
        for definition in Self.definitions.definitions { index.append(definition.literals) }
        let text = "I should see label \"total\" with text \"3 items\""
        let looked = index.candidates(for: text).map { Self.definitions.definitions[$0].source }
        #expect(
            looked.filter { $0.hasPrefix("I should") } == [
                "I should see label {string} with text {string}"
            ])
        #expect(looked.count < 20 && Self.definitions.definitions.count > 200)
    }
}
