import TestSupport
import Testing

@testable import Gherkin

@MainActor @Suite("Definitions to paste") struct StepSnippetTests {
    private func step(_ text: String) -> Gherkin.Step {
        Gherkin.Step(keyword: "Given", text: text, line: 1, docString: nil, table: nil)
    }

    @Test(
        "Numbers and what is in quotation marks become parameters",
        arguments: [
            ("I have 3 cucumbers", "I have {int} cucumbers", ["Int"]),
            ("-3 and 2.50", "{int} and {double}", ["Int", "Double"]),
            ("it's Bob's", "it's Bob's", []),
            ("\"a\" and 'b'", "{string} and {string}", ["String", "String"]),
            (#""a \" b""#, "{string}", ["String"]), ("\"a", "\"a", []),
            ("don't 'stop'", "don't {string}", ["String"]),
            ("the 3rd of 1.2.3 at 10:30, 7/8", "the 3rd of 1.2.3 at 10:30, 7\\/8", []),
            ("2, then 3.", "{int}, then {int}.", ["Int", "Int"]), ("a_1 b2", "a_1 b2", []),
            ("(a) {b} c/d \\", "\\(a) \\{b} c\\/d \\\\", []), ("", "", []), ("5", "{int}", ["Int"]),
            ("99999999999999999999", "{int}", ["Int"]),
        ])
    func guesses(_ text: String, _ expression: String, _ types: [String]) {
        let snippet = StepSnippet(step(text))
        #expect(snippet.expression == expression && snippet.types == types)
    }

    @Test("The guessed expression is one, and matches the step")
    func matching() throws {
        var numbers = SeededNumbers(seed: 3)
        let pieces = [
            "a", " ", "\"", "'", "3", "-", ".", ",", "(", ")", "{", "}", "/", "\\", "1.5", "é", "\"b\"",
            "'c d'", ":", "_",
        ]
        for _ in 0..<Rounds.of(40_000) {
            let text = (0..<numbers.next(below: 10)).map { _ in numbers.element(of: pieces) }.joined()
            let snippet = StepSnippet(step(text))
            let pattern = try StepPattern(
                CucumberExpression(snippet.expression), types: Gherkin.Definitions().types)
            let arguments = try #require(try pattern.arguments(in: text), "\(text) \(snippet.expression)")
            #expect(arguments.map(\.proposal) == snippet.types, "\(text)")
        }
    }

    @Test("The code is Swift that compiles")
    func code() {
        let step = Gherkin.Step(
            keyword: "Given", text: #"I say "a" 2 times to C:\"#, line: 1,
            docString: Gherkin.DocString(content: ""), table: Gherkin.Table(rows: []))
        #expect(
            StepSnippet(step).code == ##"""
                    steps.define(#"I say {string} {int} times to C:\\"#) { (text: String, number: Int, table: Gherkin.Table, docString: Gherkin.DocString) in
                        // What the step does.
                    }
                """##)
        // The same, compiled.
        let definitions = Gherkin.Definitions { steps in
            steps.define(#"I say {string} {int} times to C:\\"#) {
                (text: String, number: Int, table: Gherkin.Table, docString: Gherkin.DocString) in
                // What the step does.
            }
            steps.define("I wait") {
                // What the step does.
            }
        }
        #expect(definitions.allProblems.isEmpty && definitions.definitions[0].matches(step))
    }

    @Test(
        "Patterns that are near a step are found, the nearest first",
        arguments: [
            ("I tapp the button \"Log in\"", ["I tap {element}"]),
            ("I have 3 cucumber", []),
            ("i have 3 cucumbers in my belly", ["I have {int} cucumber(s) in my belly/stomach"]),
            ("I have three cucumbers in my stomach", ["I have {int} cucumber(s) in my belly/stomach"]),
            ("I have 3 pickles in my bag", []), ("the moon is shining", ["the sun is shining"]),
            ("nothing of all this", []),
            ("\"a b c\"", []), ("", []), (String(repeating: "I tap ", count: 1000), []),
        ])
    func near(_ text: String, _ patterns: [String]) {
        let definitions = Gherkin.Definitions { steps in
            steps.parameter("element", matching: "the button .*") { $0 }
            steps.define("I tap {element}") { (_: String) in }
            steps.define("I have {int} cucumber(s) in my belly/stomach") { (_: Int) in }
            steps.define("the sun is shining") {}
            steps.define(matching: "^I tapp?e the") {}
            steps.define("{}") { (_: String) in }
        }
        #expect(definitions.near(step(text)).map(\.source) == patterns)
    }
}
