import Testing

@testable import Gherkin

/// A feature's text, and what it is read as.
struct FeatureCase: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    let summary: String

    var testDescription: String { name }
}

@Suite("Well-formed features") struct GoodFeatureTests {
    @Test("A feature is read as its scenarios", arguments: FeatureCase.scenarios + FeatureCase.rules)
    func scenarios(_ feature: FeatureCase) {
        #expect(read(feature.text) == feature.summary)
    }

    @Test(
        "Descriptions are free text, in which the words of other lines are sentences",
        arguments: FeatureCase.descriptions)
    func descriptions(_ feature: FeatureCase) {
        #expect(read(feature.text) == feature.summary)
    }

    @Test("Steps have doc strings and tables", arguments: FeatureCase.arguments)
    func arguments(_ feature: FeatureCase) {
        #expect(read(feature.text) == feature.summary)
    }

    @Test("Line ends of all kinds are the same", arguments: ["\n", "\r\n", "\r"])
    func lineEnds(_ end: String) {
        let text =
            "Feature: Ends\n\n  Scenario: One\n    Given a text\n      \"\"\"\n      a\n\n      b\n      \"\"\"\n    And b\n"
        #expect(
            read(text.replacing("\n", with: end)) == """
                Feature: Ends
                3 Scenario: One
                  4 Given a text
                    - "a\\n\\nb"
                  10 And b
                """)
    }

    @Test("Other characters for line breaks are part of their line")
    func unusualLineBreaks() {
        let text = "Feature: A\u{2028}B\nScenario: C\u{85}D\nGiven E\u{0B}F\u{0C}G"
        let feature = try? Gherkin.feature(parsing: text)
        #expect(feature?.name == "A\u{2028}B")
        #expect(feature?.scenarios.map(\.name) == ["C\u{85}D"])
        #expect(feature?.scenarios.first?.steps.map(\.text) == ["E\u{0B}F\u{0C}G"])
    }

    @Test("A byte order mark and spaces around lines are left out")
    func spaces() {
        #expect(
            read("\u{FEFF} \t Feature:  Spaces \t\n\u{A0} Scenario:One\u{A0}\n\t* \t a  b \t\n   \n") == """
                Feature: Spaces
                2 Scenario: One
                  3 * a  b
                """)
    }

    @Test(
        "The keywords have synonyms", arguments: ["Feature", "Business Need", "Ability"],
        ["Scenario", "Example"])
    func synonyms(_ feature: String, _ scenario: String) {
        #expect(read("\(feature): A\n\(scenario): B\n  * c") == "Feature: A\n2 Scenario: B\n  3 * c")
    }

    @Test(
        "Outlines and examples have synonyms",
        arguments: ["Scenario Outline", "Scenario Template", "Scenario"],
        ["Examples", "Scenarios"])
    func outlineSynonyms(_ outline: String, _ examples: String) {
        #expect(
            read("Feature: A\n\(outline): B <x>\n* c\n\(examples):\n|x|\n|1|")
                == "Feature: A\n2/6 Scenario: B 1\n  3 * c")
    }

    @Test("English may be named", arguments: ["# language: en", "#language:en", "  #  language  :   en  "])
    func language(_ line: String) throws {
        let feature = try Gherkin.feature(parsing: "\n# A comment\n\(line)\n@a\nFeature: B\nScenario: C\n* d")
        #expect(feature.language == "en" && feature.name == "B" && feature.tags == ["@a"])
    }

    @Test("Only above the feature does a comment name a language")
    func laterLanguage() {
        #expect(
            read("@a\n# language: de\nFeature: B\n# language: de\nScenario: C\n# language: de\n* d") == """
                Feature: B @a
                5 Scenario: C @a
                  7 * d
                """)
    }
}
