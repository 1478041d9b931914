extension ScenarioReport {
    /// How a scenario or a step ended.
    public enum Outcome: String, Codable, Hashable, Sendable {
        /// Nothing failed in it.
        case passed
        /// Something failed in it.
        case failed
        /// It did not run, as something before it had failed; or it ended with an error that skips, such as `XCTSkip`.
        case skipped
    }

    /// A scenario or a step, with those inside.
    public struct Entry: Sendable {
        /// The word that a step begins with; `nil` of a scenario.
        public let keyword: Step.Keyword?
        /// What happens, in words: a scenario's description, or a step with its keyword.
        public let title: String
        /// The path of its file; of what is not written in Swift, the path of that file.
        public let file: String
        /// The line, counted from 1; of a row of examples in a feature, the row's.
        public let line: Int
        /// How it ended; a scenario that is still running counts as passed.
        public let outcome: Outcome
        /// What there is to say about it, such as the path that a step follows.
        public let notes: [String]
        /// The failures in it, without those of entries inside.
        public let failures: [String]
        /// Why it was skipped, as the error that it threw says.
        let reasonToSkip: String?
        /// The virtual time that it took.
        public let duration: Duration
        /// The scenarios and steps inside, in order.
        public let children: [Entry]
        let code: SourcePlace
        let scenarioOrigin: ScenarioOrigin?
        let stepOrigin: StepOrigin?

        init(
            _ kind: ReportNode.Kind, outcome: Outcome, notes: [String], failures: [String],
            reasonToSkip: String?, duration: Duration, children: [Entry]
        ) {
            switch kind {
            case .scenario(let scenario):
                keyword = nil
                title = scenario.description
                code = SourcePlace(file: scenario.site.path, line: Int(scenario.site.line))
                (scenarioOrigin, stepOrigin) = (scenario.origin, nil)
            case .step(let step):
                keyword = step.keyword
                title = step.description
                code = SourcePlace(file: step.words.site.path, line: Int(step.line))
                (scenarioOrigin, stepOrigin) = (nil, step.origin)
            }
            file = scenarioOrigin?.feature.uri ?? stepOrigin?.uri ?? code.file
            line = scenarioOrigin?.examplesLine ?? scenarioOrigin?.line ?? stepOrigin?.line ?? code.line
            self.outcome = outcome
            self.notes = notes
            self.failures = failures
            self.reasonToSkip = reasonToSkip
            self.duration = duration
            self.children = children
        }
    }
}
