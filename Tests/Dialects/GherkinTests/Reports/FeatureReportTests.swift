import FailureReporting
import Foundation
import HeadlessUIKit
import Scenarios
import TestSupport
import Testing

@testable import Gherkin

@MainActor @Suite("Reports of features") struct FeatureReportTests {
    private static let feature = """
        @shop
        Feature: Shopping
          What baskets are for.

          Rule: Baskets hold things

            @smoke
            Scenario Outline: Buying <things>
              Given I buy "<things>"
              * these are left:
                | thing |
                | bread |
              Then they say:
                \"\"\"json
                {}
                \"\"\"
              And nothing is known

              Examples:
                | things |
                | cheese |
        """

    private static let definitions = Gherkin.Definitions { steps in
        steps.define("I buy {string}") { (_: String) in }
        steps.define("these are left:") { (_: Gherkin.Table) in }
        steps.define("they say:") { (_: Gherkin.DocString) in }
    }

    /// The report of the feature's only scenario.
    private func report(as format: ScenarioReport.Format) async throws -> String {
        let scenarios = try Gherkin.feature(parsing: Self.feature, file: "/shop/Shopping.feature").scenarios
        let application = UIApplication()
        return try await UIApplication.withShared(application) {
            _ = try await FailureCollector.failures {
                for scenario in scenarios { try await scenario.run(Self.definitions) }
            }
            application.closeWindows()
            return ScenarioReport.current.text(as: format)
        }
    }

    @Test(
        "Cucumber's JSON has the feature, its tags and lines, what stands below steps, and undefined steps"
    )
    func cucumber() async throws {
        let text = try await report(as: .cucumber)
        let features = try JSONDecoder().decode([CucumberFeature].self, from: Data(text.utf8))
        let feature = try #require(features.first)
        #expect(features.count == 1)
        #expect(feature.name == "Shopping")
        #expect(feature.uri.hasSuffix("shop/Shopping.feature"))
        #expect(feature.line == 2)
        #expect(feature.description.trimmingCharacters(in: .whitespaces) == "What baskets are for.")
        #expect(feature.tags.map(\.name) == ["@shop"])
        let element = try #require(feature.elements.first)
        #expect(element.name == "Buying cheese")
        #expect(element.keyword == "Scenario Outline")
        #expect(element.line == 21)
        #expect(element.tags.map(\.name) == ["@shop", "@smoke"])
        #expect(
            element.steps.map { "\($0.line) \($0.keyword)\($0.name): \($0.result.status)" } == [
                "9 Given I buy \"cheese\": passed", "10 * these are left:: passed",
                "13 Then they say:: passed", "17 And nothing is known: undefined",
            ])
        #expect(element.steps[1].rows?.map(\.cells) == [["thing"], ["bread"]])
        #expect(element.steps[2].docString?.value == "{}")
    }

    @Test("JUnit's XML has a case for the row of examples, in the suite of the feature")
    func junit() async throws {
        let text = try await report(as: .junit)
        #expect(text.contains(#"<testsuite name="Shopping""#))
        #expect(text.contains(#"name="Buying cheese""#))
        #expect(text.contains("Shopping.feature"))
        #expect(text.contains("No definition matches this step."))
    }

    @Test("Messages have the feature's own lines, and an undefined step")
    func messages() async throws {
        let lines = try await report(as: .messages).split(separator: "\n")
        #expect(lines.contains { $0.contains(#""status":"UNDEFINED""#) })
        #expect(lines.contains { $0.contains(#""name":"Buying cheese""#) })
        #expect(lines.contains { $0.contains("@smoke") })
    }
}

// What is read of Cucumber's JSON.

private struct CucumberFeature: Decodable {
    let name: String
    let uri: String
    let line: Int
    let description: String
    let tags: [CucumberTag]
    let elements: [CucumberElement]
}

private struct CucumberTag: Decodable {
    let name: String
}

private struct CucumberElement: Decodable {
    let name: String
    let keyword: String
    let line: Int
    let tags: [CucumberTag]
    let steps: [CucumberStep]
}

private struct CucumberStep: Decodable {
    struct Result: Decodable {
        let status: String
    }

    struct Row: Decodable {
        let cells: [String]
    }

    struct DocString: Decodable {
        let value: String
    }

    enum CodingKeys: String, CodingKey {
        case keyword, name, line, result, rows
        case docString = "doc_string"
    }

    let keyword: String
    let name: String
    let line: Int
    let result: Result
    let rows: [Row]?
    let docString: DocString?
}
