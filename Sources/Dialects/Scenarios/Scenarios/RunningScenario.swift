import FailureReporting

/// A scenario while it runs; failures outside of its steps stay at their lines, or belong to the step that it is in.
final class RunningScenario: FailureScope {
    let scenario: Scenario
    let receiver = FailureCollector.receiver
    let outer = RunningStep.current
    private let part: RunningPart

    private init(_ scenario: Scenario, _ part: RunningPart) {
        self.scenario = scenario
        self.part = part
    }

    static func begin(_ scenario: Scenario, isAsync: Bool = false) -> RunningScenario? {
        RunningPart.begin(.scenario(scenario), at: scenario.site, isAsync: isAsync)
            .map { RunningScenario(scenario, $0) }
    }

    /// The scenario is an activity of the test.
    private var context: CallContext { CallContext.inside(activity: scenario.description).inside(self) }

    func run(_ handler: () throws -> Void) {
        part.whileCurrent(in: context) {
            do { try handler() } catch { noteThrown(error) }
        }
        part.end()
    }

    /// Runs the scenario's body; tasks that it starts belong to it.
    func run(isolation: isolated (any Actor)? = #isolation, _ handler: () async throws -> Void) async {
        await part.whileCurrent(in: context) {
            do { try await handler() } catch { noteThrown(error) }
        }
        part.end()
    }

    private func noteThrown(_ error: any Error) {
        part.noteThrown(error) { StepFailure.threw(error).record(at: scenario.site) }
    }

    // MARK: Failures

    var site: CallSite? { outer?.site }

    func heading() -> String? { outer?.heading() }

    func noteFailure(_ text: String, at place: String?) {
        part.noteFailure(text)
    }
}
