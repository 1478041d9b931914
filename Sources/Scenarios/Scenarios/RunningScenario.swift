import FailureReporting

/// A scenario while it runs; failures outside of its steps stay at their lines.
final class RunningScenario: FailureScope {
    let scenario: Scenario
    let site: CallSite? = nil
    let receiver = FailureCollector.receiver
    private let part: RunningPart

    private init(_ scenario: Scenario, _ part: RunningPart) {
        self.scenario = scenario
        self.part = part
    }

    /// Notes that a scenario begins; `nil` if it is skipped, as the test has failed.
    static func begin(_ scenario: Scenario) -> RunningScenario? {
        RunningPart.begin(.scenario(scenario)).map { RunningScenario(scenario, $0) }
    }

    /// The scenario is an activity of the test.
    private var context: CallContext { CallContext.inside(activity: scenario.description).inside(self) }

    func whileCurrent(_ body: () -> Void) {
        part.whileCurrent(in: context, body)
    }

    func whileCurrent(isolation: isolated (any Actor)? = #isolation, _ body: () async -> Void) async {
        await part.whileCurrent(in: context, body)
    }

    func end() {
        part.end()
    }

    var hasFailed: Bool { part.hasFailed }

    func heading() -> String? { nil }

    func noteFailure(_ text: String, at place: String?) {
        part.noteFailure(text)
    }
}
