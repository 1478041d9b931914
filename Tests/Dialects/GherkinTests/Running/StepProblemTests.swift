import FailureReporting
import Testing

@testable import Gherkin

@MainActor @Suite("Steps that cannot run") struct StepProblemTests {
    @Test("A step that no definition matches fails with definitions to paste for it and for all others")
    func undefined() async throws {
        let ran = try await Ran(
            """
            Given I have 3 cucumbers
            When I eat 1.5 of the (green) "big ones"
            And I eat 2.5 of the (green) 'small ones'
            Then there are users:
              | name |
            And I read:
              \"\"\"
              a
              \"\"\"
            """, Gherkin.Definitions { steps in steps.define("I have {int} cucumber(s)") { (_: Int) in } })
        #expect(
            ran.failures == [
                #"""
                Eating.feature:4: When I eat 1.5 of the (green) "big ones": failed.
                No definition matches this step.
                3 more steps of this scenario have none, either.
                Try:
                    steps.define(#"I eat {double} of the \(green) {string}"#) { (number: Double, text: String) in
                        // What the step does.
                    }
                    steps.define("there are users:") { (table: Gherkin.Table) in
                        // What the step does.
                    }
                    steps.define("I read:") { (docString: Gherkin.DocString) in
                        // What the step does.
                    }
                In: Eating
                """#
            ])
        #expect(
            ran.report.hasSuffix(
                "\n  - And I eat 2.5 of the (green) 'small ones'\n  - Then there are users:\n  - And I read:")
        )
    }

    @Test("Patterns that are near are proposed, the nearest first")
    func near() async throws {
        let ran = try await Ran(
            "* I eat 3 cucumber",
            Gherkin.Definitions { steps in
                steps.define("I have {int} cucumber(s)") { (_: Int) in }
                steps.define("I eat {int} cucumbers") { (_: Int) in }
                steps.define("the sun is shining") {}
            })
        #expect(
            ran.failures == [
                """
                Eating.feature:3: * I eat 3 cucumber: failed.
                No definition matches this step.
                Did you mean "I eat {int} cucumbers" or "I have {int} cucumber(s)"?
                Try:
                    steps.define("I eat {int} cucumber") { (number: Int) in
                        // What the step does.
                    }
                In: Eating
                """
            ])
    }

    @Test("A step that several definitions match fails with their lines")
    func ambiguous() async throws {
        let line = #line + 4
        let ran = try await Ran(
            "* I have 3 cucumbers",
            Gherkin.Definitions { steps in
                steps.define("I have {int} cucumbers") { (_: Int) in }
                steps.define(matching: "^I have .*$") {}
                steps.define("I see {}") { (_: String) in }
            })
        #expect(
            ran.failures == [
                """
                Eating.feature:3: * I have 3 cucumbers: failed.
                2 definitions match this step:
                  "I have {int} cucumbers" (StepProblemTests.swift:\(line))
                  "/^I have .*$/" (StepProblemTests.swift:\(line + 1))
                Try: other words in one of them, or remove one.
                In: Eating
                """
            ])
    }

    /// What a scenario with one step fails with, without the lines that are the same for all.
    private func failure(
        of step: String, _ build: (inout Gherkin.Definitions) -> Void
    ) async throws -> String {
        let ran = try await Ran(step, Gherkin.Definitions(build))
        #expect(ran.failures.count == 1)
        let lines = (ran.failures.first ?? "").split(separator: "\n")
        #expect(
            lines.last == "In: Eating"
                && lines.dropLast().last?.hasPrefix("At: StepProblemTests.swift:") == true)
        return lines.dropFirst().dropLast(2).joined(separator: "\n")
    }

    @Test("A closure whose parameters do not fit fails with what fits")
    func misfit() async throws {
        let line = #line + 2
        let text = try await failure(of: "* I have 3 in my belly") { steps in
            steps.define("I have {int} in my {word}") { (_: String) in }
        }
        #expect(
            text == """
                The closure of "I have {int} in my {word}" (StepProblemTests.swift:\(line)) takes (String), which does not fit this step.
                The step gives {int} as Int, {word} as String.
                Try: { (number: Int, text: String) in … }
                """)
        #expect(
            try await failure(of: "* a:\n|b|") { $0.define("a:") {} }.hasSuffix(
                """
                 takes (), which does not fit this step.
                The step gives the table as Gherkin.Table.
                Try: { (table: Gherkin.Table) in … }
                """))
        #expect(
            try await failure(of: "* a") { $0.define("a") { (_: Gherkin.DocString) in } }.hasSuffix(
                """
                 takes (DocString), which does not fit this step.
                The step gives nothing.
                Try: { … }
                """))
        #expect(
            try await failure(of: "* a 1 2\n|b|\n\"\"\"\n\"\"\"") {
                $0.define("a {float} {bigdecimal}") { (_: Int, _: Int, _: Int, _: Int) in }
            }.hasSuffix(
                """
                 takes (Int, Int, Int, Int), which does not fit this step.
                The step gives {float} as Float, {bigdecimal} as Decimal, the table as Gherkin.Table, the doc string as Gherkin.DocString.
                Try: { (number: Float, number2: Decimal, table: Gherkin.Table, docString: Gherkin.DocString) in … }
                """))
    }

    @Test("Values fit types of their kind alone")
    func kinds() async throws {
        for (step, given, build) in [
            ("* a", "{word} as String", { $0.define("{word}") { (_: Int) in } }),
            ("* 1.5", "{float} as Float", { $0.define("{float}") { (_: Int) in } }),
            ("* 1", "{int} as Int", { $0.define("{int}") { (_: Bool) in } }),
            ("* 1", "{int} as Int", { $0.define("{int}") { (_: String) in } }),
            ("* 'a'", "{string} as String", { $0.define("{string}") { (_: Friend) in } }),
            ("* 1", "{bigdecimal} as Decimal", { $0.define("{bigdecimal}") { (_: Bool) in } }),
            ("* a", "group 1 as String", { $0.define(matching: "(a)") { (_: Friend) in } }),
            (
                "* red", "{colour} as Colour",
                {
                    $0.parameter("colour", matching: "red") { Colour(rawValue: $0) }
                    $0.define("{colour}") { (_: String) in }
                }
            ),
            ("* a:\n| b |", "the table as Gherkin.Table", { $0.define("a:") { (_: String) in } }),
            (
                "* a:\n```\n```", "the doc string as Gherkin.DocString",
                { $0.define("a:") { (_: [String]) in } }
            ),
        ] as [(String, String, (inout Gherkin.Definitions) -> Void)] {
            let text = try await failure(of: step, build)
            #expect(text.contains("\nThe step gives \(given).\n"), "\(text)")
        }
    }

    private enum Colour: String { case red, blue }
    private struct Friend: Decodable { let name: String }

    @Test("A value that is not one of the closure's type fails")
    func values() async throws {
        let line = #line + 2
        let text = try await failure(of: "* 300") { steps in
            steps.define("{int}") { (_: Int8) in }
        }
        #expect(
            text == """
                "300" is not a value of Int8, which the closure takes for {int}.
                It is for the closure of "{int}" (StepProblemTests.swift:\(line)).
                """)
        #expect(
            try await failure(of: "* 300") { $0.define("{byte}") { (_: Int) in } }.hasPrefix(
                "\"300\" is not a whole number from -128 to 127, which {byte} stands for.\n"))
        #expect(
            try await failure(of: "* green") { $0.define("{word}") { (_: Colour) in } }.hasPrefix(
                "\"green\" is not a value of Colour, which the closure takes for {word}.\n"))
        #expect(
            try await failure(of: "* green") {
                $0.parameter("colour", matching: "red|green") { Colour(rawValue: $0) }
                $0.define("{colour}") { (_: Colour) in }
            }.hasPrefix("\"green\" is not a value of Colour, which {colour} stands for.\n"))
        #expect(
            try await failure(of: "* b") { $0.define(matching: "(a)?b") { (_: String) in } }.hasPrefix(
                "There is no group 1 in this step, but the closure takes it as String. Try: String?\n"))
        #expect(
            try await failure(of: "* ab") { $0.define(matching: "(a)b") { (_: Int) in } }.hasPrefix(
                "\"a\" is not a value of Int, which the closure takes for group 1.\n"))
        #expect(
            try await failure(of: "* a:\n| x |\n| y |") { $0.define("a:") { (_: [Friend]) in } }.hasPrefix(
                "The table has no column \"name\". Its first row names: \"x\".\n"))
    }
}
