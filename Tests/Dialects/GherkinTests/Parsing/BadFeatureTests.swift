import Testing

@testable import Gherkin

@Suite("Features with errors") struct BadFeatureTests {
    @Test(
        "Errors in a feature have their line and column",
        arguments: [
            ("", "1:0: There is no feature: the text ends before \"Feature:\"."),
            ("\n# only a comment\n", "3:0: There is no feature: the text ends before \"Feature:\"."),
            ("@a\n", "2:0: Tags stand above a feature, but the text ends."),
            ("\n  not a feature\n", "2:3: Expected \"Feature:\", but found \"not a feature\"."),
            (
                "\nbefore\n\nFeature: A\n\n  Scenario: B\n    Given c\n\nbetween\n",
                """
                2:1: Expected "Feature:", but found "before".
                9:1: Expected a step, examples, a scenario or a rule, but found "between".
                """
            ),
            (
                "#language:no-such\nFeature: A",
                "1:1: The language \"no-such\" is not supported. Write the keywords in English, with \"# language: en\" or without this line."
            ),
            ("Feature: A\n@a\n", "3:0: Tags stand above a scenario, examples or a rule, but the text ends."),
            (
                "Feature: A\n  Scenario: B\n    * c\n\n    @d\n",
                "6:0: Tags stand above a scenario, examples or a rule, but the text ends."
            ),
            (
                "Feature: A\n  @b\n  Given c\n",
                "3:3: Expected a scenario, examples or a rule below the tags, but found \"Given c\"."
            ),
            (
                "Feature: A\n\n  @a tag with spaces\n  Scenario: B\n",
                "3:3: A tag has no spaces, but found \"@a tag with spaces\". Put \"@\" in front of each."
            ),
            (
                "Feature: A\n  @a b @ @c\n  Scenario: B\n",
                """
                2:3: A tag has no spaces, but found "@a b". Put "@" in front of each.
                2:8: A tag is "@" with a name behind it, but no name follows.
                """
            ),
            (
                "Feature: A\n  Scenario: B\n    Given c\n\"\"\"\none\n\"\"\"\n\"\"\"\ntwo\n\"\"\"\n    Then d",
                """
                7:1: Expected a step, examples, a scenario or a rule, but found "\\\"\\\"\\\"".
                8:1: Expected a step, examples, a scenario or a rule, but found "two".
                9:1: Expected a step, examples, a scenario or a rule, but found "\\\"\\\"\\\"".
                """
            ),
            (
                "Feature: A\nScenario: B\n  Given c\n    ```\n",
                "5:0: The doc string that begins in line 4 is not closed by ```."
            ),
            (
                "Feature: A\nScenario: B\n  Given c\n    | d | e |\n    | f |\n    | g | h | i |\n",
                """
                5:5: The row has 1 cell, but the first row of its table has 2.
                6:5: The row has 3 cells, but the first row of its table has 2.
                """
            ),
            (
                "Feature: A\nScenario: B\n  Given c\n\t\t| d |\n\t\t| e\n\t\t| f \\\n",
                """
                5:3: The row has 0 cells, but the first row of its table has 1. What follows the last "|" of a row is no cell.
                6:3: The row has 0 cells, but the first row of its table has 1. What follows the last "|" of a row is no cell.
                """
            ),
            (
                "Feature: A\nScenario Outline: B\n  Given <c>\n  Examples:\n  | c |\n  | 1 | 2 |\n  text\n",
                """
                6:3: The row has 2 cells, but the first row of its table has 1.
                7:3: Expected a row, examples, a scenario or a rule, but found "text".
                """
            ),
            (
                "Feature: A\nBackground:\n  * b\n  Examples:\nBackground:\n  * c\nScenario: D\n  * d\nBackground:\n  * e",
                """
                4:3: Examples stand below a scenario.
                5:1: There is a background already. Put all of its steps into one.
                9:1: There is a background already. Put all of its steps into one.
                """
            ),
            (
                "Feature: A\nScenario: B\n  * c\n@d\nBackground:\n  * e\nFeature: F",
                """
                5:1: A background has no tags.
                5:1: A background stands above the scenarios.
                7:1: A text has one feature; this is another.
                """
            ),
            (
                "Feature: A\nRule: B\nRule: C\n  Scenario: D\n    * e\n      f \(String(repeating: "long ", count: 20))",
                """
                6:7: Expected a step, examples, a scenario or a rule, but found "f long long long long long long long long long long long lon…".
                """
            ),
        ])
    func errors(_ text: String, _ errors: String) {
        #expect(read(text) == errors)
    }

    @Test("An error is a value with line, column and message")
    func value() {
        #expect(
            throws: Gherkin.SyntaxErrors(errors: [
                Gherkin.SyntaxError(
                    line: 2, column: 0,
                    message: "Tags stand above a feature, but the text ends.")
            ])
        ) { try Gherkin.feature(parsing: "@a") }
    }

    @Test("Below an error, the rest is read on: what is right there gives no errors")
    func goingOn() {
        let text =
            "Feature: A\nScenario: B\n  Given c\n  giben d\n  Then e\n    | f |\nScenario: G\n  * h\nscenario: I\n  * j"
        #expect(
            read(text) == """
                4:3: Expected a step, examples, a scenario or a rule, but found "giben d".
                9:1: Expected a step, examples, a scenario or a rule, but found "scenario: I".
                """)
    }
}
