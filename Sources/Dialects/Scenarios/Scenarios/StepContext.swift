/// The step or scenario that code is in, for vocabularies whose steps go on elsewhere or end in checks of their own.
package struct StepContext: Sendable {
    private let part: RunningPart?

    package static var current: StepContext { StepContext(part: .current) }

    /// Runs `body` in the step or scenario, on a thread that does not know of it.
    package func whileCurrent(_ body: () -> Void) {
        RunningPart.$current.withValue(part, operation: body)
    }

    /// Adds a line to the step in the report; outside of any step or scenario it is dropped.
    package func add(note: String) {
        part?.add(note: note)
    }

    /// Whether the steps that follow skip themselves, as the test has failed or has asked for it.
    package var skipsTheRest: Bool { (part?.run ?? .current).isOver }

    /// Has a check made at the end of each step of the current test that has not failed, while the step is still running.
    package static func checkEachStep(_ check: @escaping @Sendable () -> Void) {
        ScenarioRun.current.checkEachStep(check)
    }
}
