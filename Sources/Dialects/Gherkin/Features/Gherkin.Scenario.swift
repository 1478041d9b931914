import Scenarios
import Testing

extension Gherkin {
    /// A scenario that can be run: its steps, and where they stand.
    ///
    /// Each is a test case of its own:
    ///
    /// ```swift
    /// @Test(arguments: Gherkin.scenarios(in: "Login.feature"))
    /// func login(_ scenario: Gherkin.Scenario) async throws {
    ///     try await scenario.run(steps)
    /// }
    /// ```
    public struct Scenario: Sendable, Hashable {
        /// What it is called, with the values of its examples in the places of their names.
        public let name: String
        /// The rule that it illustrates; `nil` for none.
        public let rule: String?
        /// Its tags, and those of its feature, rule and examples, with their `@`.
        public let tags: [String]
        /// The path of its file; empty without one.
        public let file: String
        /// The line that it begins at, counted from 1.
        public let line: Int
        /// The line of its row of examples; `nil` without examples.
        public let examplesLine: Int?
        /// The steps of backgrounds, and its own.
        public let steps: [Step]
        var origin: ScenarioOrigin?
        /// Why there are no scenarios: this one stands for it, and fails.
        var problem: FeatureProblem?
    }
}

extension Gherkin.Scenario: CustomTestStringConvertible {
    /// The file, the line and the name: `Login.feature:12 Logging in with a wrong password`.
    ///
    /// The line is that of the row of examples, if there is one.
    public var testDescription: String {
        "\(file.isEmpty ? "line " : "\(file.lastPathComponent):")\(examplesLine ?? line) \(name)"
    }
}

extension String {
    var lastPathComponent: String { split(separator: "/").last.map(String.init) ?? self }
}
