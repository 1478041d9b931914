// Where Apple's XCUITest is, Gherkin is not built.
#if canImport(Darwin)
@MainActor let featureSuites: [Suite] = []
#else
import Gherkin
import Robot
import Swerkin

@MainActor let featureSuites = [featureSuite, swerkinSuite]

/// Features in text beside the same scenarios in Swift.
@MainActor private let featureSuite = Suite(name: "feature", hasOwnApplication: true) { _ in
    // Reports of scenarios are not measured, nor are they to stand among the figures.
    setenv("SCENARIOS_PRINT", "none", 1)
    let count = 1_000
    let feature = CountingFeature(count)
    return [
        Comparison(
            name: "reading a feature of \(count) scenarios", unit: "scenario", count: count,
            baselineName: "splitting its text into lines",
            baseline: { feature.splitLines() },
            work: { feature.read() }),
        Comparison(
            name: "a scenario of five steps that do nothing", unit: "scenario", count: count,
            baselineName: "the same by Scenario and Given(I:)",
            baseline: { feature.runInSwift() },
            work: { feature.run(feature.own) }),
        Comparison(
            name: "the same, with the standard vocabulary", unit: "scenario", count: count,
            baselineName: "without it",
            baseline: { feature.run(feature.own) },
            work: { feature.run(feature.withVocabulary) }),
        Comparison(
            name: "finding five steps of the vocabulary", unit: "scenario", count: count,
            baselineName: "five steps among five definitions",
            baseline: { feature.run(feature.own) },
            work: { feature.runSkipped() }),
    ]
}

/// A feature whose scenarios have five steps each, which count.
@MainActor
private final class CountingFeature {
    private let text: String
    private let scenarios: [Gherkin.Scenario]
    private let vocabularyScenarios: [Gherkin.Scenario]
    private let counter = Counter()
    /// Definitions of the steps alone.
    let own: Gherkin.Definitions
    /// The same, besides all vocabularies.
    let withVocabulary: Gherkin.Definitions

    init(_ count: Int) {
        text = Self.text(
            count,
            [
                "Given a basket", "And 3 apples", "When I add \"pear\" to the basket", "And I wait no time",
                "Then the basket is full",
            ])
        scenarios = Self.scenarios(text)
        // The first step skips the others, once all have been found.
        vocabularyScenarios = Self.scenarios(
            Self.text(
                count,
                [
                    "Given a skipped scenario", "When I touch button \"save\" with label \"Save\"",
                    "And I enter \"Ada\" into text field \"name\" and expect \"Ada\"",
                    "Then I should see label \"total\" with text \"3 items\"",
                    "And the button \"Save\" in the table is enabled",
                ]))
        let counter = counter
        own = Gherkin.Definitions { steps in
            steps.define("a basket") { counter.value += 1 }
            steps.define("{int} apples") { (_: Int) in counter.value += 1 }
            steps.define("I add {string} to the basket") { (_: String) in counter.value += 1 }
            steps.define("I wait no time") { counter.value += 1 }
            steps.define("the basket is full") { counter.value += 1 }
            steps.define("a skipped scenario") { throw XCTSkip("Nothing is to be touched.") }
        }
        withVocabulary = .standard + own
    }

    private static func text(_ count: Int, _ steps: [String]) -> String {
        let scenarios = (1...count).map { number in
            (["", "  @tag\(number % 7)", "  Scenario: Filling \(number)"] + steps.map { "    \($0)" })
                .joined(separator: "\n")
        }
        return "Feature: Baskets\n\(scenarios.joined(separator: "\n"))\n"
    }

    private static func scenarios(_ text: String) -> [Gherkin.Scenario] {
        (try? Gherkin.feature(parsing: text))?.scenarios ?? []
    }

    func splitLines() -> Int { text.split(separator: "\n", omittingEmptySubsequences: false).count }

    func read() -> Int { Self.scenarios(text).count }

    func runInSwift() -> Int {
        let counter = counter
        UIApplication.withShared(UIApplication()) {
            for scenario in scenarios {
                Scenario(scenario.name) {
                    Given(I: counter.value += 1)
                    And(I: counter.value += 1)
                    When(I: counter.value += 1)
                    And(I: counter.value += 1)
                    Then(I: counter.value += 1)
                }
            }
        }
        return counter.value
    }

    func run(_ definitions: Gherkin.Definitions) -> Int { run(scenarios, definitions) }

    /// Scenarios that end with their first step.
    func runSkipped() -> Int {
        // A scenario that skips skips the rest of its test.
        for scenario in vocabularyScenarios { _ = run([scenario], withVocabulary) }
        return counter.value
    }

    private func run(_ scenarios: [Gherkin.Scenario], _ definitions: Gherkin.Definitions) -> Int {
        UIApplication.withShared(UIApplication()) {
            Task { for scenario in scenarios { try await scenario.run(definitions) } }
            TimeLapse.advance(by: .zero)
        }
        return counter.value
    }
}
#endif
