/// A scenario as reports for machines show it: one case of a test.
///
/// Steps that a test runs outside of any scenario are one together, which is named after the test.
struct ReportedScenario: Hashable, Sendable {
    var test: ReportedTest?
    var name: String
    var place: SourcePlace
    var definition: SourcePlace
    var origin: ScenarioOrigin?
    var outcome: ScenarioReport.Outcome
    var failures: [String] = []
    var reasonToSkip: String?
    var duration = Duration.zero
    var steps: [ReportedStep]
    /// Whether it is the steps that a test ran outside of any scenario.
    var isOfSteps = false
    var lines: [String]
}

extension ReportedScenario {
    var keyword: String { origin?.keyword ?? "Scenario" }

    var tags: [String] { origin?.tags ?? [] }

    init(_ root: ReportedPart, _ result: ReportedResult) {
        self.init(
            test: result.test, name: root.words, place: root.place, definition: root.definition,
            origin: root.scenario, outcome: root.outcome, failures: root.failures,
            reasonToSkip: root.reasonToSkip, duration: root.duration,
            steps: Self.steps(of: result.parts.dropFirst(), depth: root.depth + 1),
            lines: result.parts.flatMap { $0.lines(indentedFrom: root.depth) })
    }

    init(_ first: ReportedPart, _ results: [ReportedResult]) {
        let steps = results.flatMap { Self.steps(of: $0.parts[...], depth: first.depth) }
        let outcomes = steps.map(\.part.outcome)
        self.init(
            test: results.first?.test, name: results.first?.test?.function ?? "Steps", place: first.place,
            definition: first.definition,
            outcome: outcomes.contains(.failed)
                ? .failed : outcomes.contains(.skipped) ? .skipped : .passed,
            duration: steps.reduce(.zero) { $0 + $1.part.duration }, steps: steps, isOfSteps: true,
            lines: results.flatMap(\.parts).flatMap { $0.lines(indentedFrom: first.depth) })
    }

    /// The parts of a depth, each with the deeper ones that follow it.
    private static func steps(of parts: ArraySlice<ReportedPart>, depth: Int) -> [ReportedStep] {
        parts.reduce(into: []) { steps, part in
            if part.depth <= depth || steps.isEmpty {
                steps.append(ReportedStep(part: part))
            } else {
                steps[steps.count - 1].inner.append(part)
            }
        }
    }

    /// The scenarios of results, of which those of one test follow each other in the order in which they ran.
    static func scenarios(of results: [ReportedResult]) -> [ReportedScenario] {
        var scenarios: [ReportedScenario] = []
        var steps: [ReportedResult] = []
        func endSteps() {
            if let first = steps.first?.parts.first { scenarios.append(ReportedScenario(first, steps)) }
            steps = []
        }
        for result in results {
            guard let root = result.parts.first else { continue }
            if let last = steps.last, root.keyword == nil || last.test != result.test { endSteps() }
            if root.keyword == nil {
                scenarios.append(ReportedScenario(root, result))
            } else {
                steps.append(result)
            }
        }
        endSteps()
        return scenarios
    }
}
