import Gherkin
import Testing

private let files = ["Buttons", "DropDowns", "EndToEnd", "TextFields", "Waits"].map {
    "../Features/\($0).feature"
}

@MainActor @Suite("The catalogue's features", .catalogue()) struct FeatureTests {
    @Test("A scenario passes without any Swift", arguments: files.flatMap { Gherkin.scenarios(in: $0) })
    func features(_ scenario: Gherkin.Scenario) async throws {
        try await scenario.run()
    }

    @Test(
        "Scenarios are chosen by their tags",
        arguments: [
            ("@smoke", 4), ("@slow", 1), ("@buttons and not @smoke", 3), ("@text or @drop-downs", 20),
        ]
    )
    func tags(condition: String, count: Int) throws {
        let tags = try Gherkin.Tags(condition)
        let chosen = files.flatMap { Gherkin.scenarios(in: $0) }.filter { tags.matches($0.tags) }
        #expect(chosen.count == count)
    }
}
