import FailureReporting
import Scenarios

extension Gherkin.Scenario {
    /// Runs the scenario: each step by the definition whose pattern it matches.
    ///
    /// It is a `Scenario` of the module Scenarios with its steps: it is printed, and has a `ScenarioReport`. A failure is
    /// recorded at the line of the step in the feature, with the line of the definition; the steps after it are skipped.
    /// A step that no definition matches, or several, or whose table or values are not what the definition takes, fails.
    ///
    /// - Parameter definitions: what steps do; by default, the vocabulary of TABTestKit.
    /// - Throws: nothing; whatever fails is recorded.
    @MainActor
    public func run(
        _ definitions: Gherkin.Definitions = .standard, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        function: StaticString = #function
    ) async throws {
        let caller = CallSite(fileID, filePath, line, column)
        let site = site(ofLine: examplesLine ?? self.line, for: caller)
        await Scenarios::Scenario.run(name, from: origin, at: site) {
            if let problem { return problem.record(at: site) }
            let problems = definitions.allProblems
            for problem in problems { problem.record(at: problem.site) }
            guard problems.isEmpty else { return }
            let plan = ScenarioPlan(self, definitions)
            for (step, action) in zip(steps, plan.actions) {
                await Steps(step.word).performAsync(
                    step.text, from: step.origin(in: file, isDefined: action.isDefined), in: function,
                    at: self.site(ofLine: step.line, for: caller)
                ) {
                    try await action.run()
                }
            }
        }
    }

    private func site(ofLine line: Int, for caller: CallSite) -> CallSite {
        file.isEmpty ? caller : CallSite(file, UInt(max(line, 1)), for: caller)
    }
}

extension Gherkin.Step {
    fileprivate func origin(in file: String, isDefined: Bool) -> StepOrigin {
        StepOrigin(
            uri: file, line: line, keyword: word == .any ? keyword : nil,
            argument: docString.map { .docString($0.content, mediaType: $0.mediaType) }
                ?? table.map { .table($0.rows) },
            isDefined: isDefined)
    }

    fileprivate var word: Scenarios::Step.Keyword { Scenarios::Step.Keyword(rawValue: keyword) ?? .any }
}
