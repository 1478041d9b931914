import FailureReporting
import TimeLapse

/// A step while it runs: failures inside are recorded at its line, with its words.
final class RunningStep: FailureScope {
    let step: Step
    let site: CallSite?
    let receiver = FailureCollector.receiver
    private let outer = CallContext.scope as? RunningStep
    private let part: RunningPart

    private init(_ step: Step, at site: CallSite, _ part: RunningPart) {
        self.step = step
        self.site = site
        self.part = part
    }

    /// Notes that a step begins; `nil` if it is skipped, as the test has failed.
    static func begin(_ step: Step, at site: CallSite) -> RunningStep? {
        RunningPart.begin(.step(step)).map { RunningStep(step, at: site, $0) }
    }

    /// Runs `body` as the step's.
    func whileCurrent(_ body: () -> Void) {
        part.whileCurrent(in: CallContext.inside(self), body)
    }

    /// Runs `body`, and tasks that it starts, as the step's.
    func whileCurrent(isolation: isolated (any Actor)? = #isolation, _ body: () async -> Void) async {
        await part.whileCurrent(in: CallContext.inside(self), body)
    }

    /// Notes that the step is over.
    func end() {
        part.end()
    }

    // MARK: Failures

    /// The step's words and those of the steps around it, outermost first.
    private var path: String { (outer.map { $0.path + " › " } ?? "") + step.description }

    var hasFailed: Bool { part.hasFailed }

    func heading() -> String? {
        let time = part.duration
        return "\(path): failed" + (time > .zero ? " after \(time.text) of virtual time." : ".")
    }

    func noteFailure(_ text: String, at place: String?) {
        part.noteFailure(text)
        FailureNote(text, at: place, of: step, in: Scenario.current).attach()
    }
}
