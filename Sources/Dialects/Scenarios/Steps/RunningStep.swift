import FailureReporting
import TimeLapse

/// A step while it runs: failures inside are recorded at its line, with its words.
final class RunningStep: FailureScope {
    let step: Step
    let site: CallSite?
    let receiver = FailureCollector.receiver
    private let outer = RunningStep.current
    private let part: RunningPart

    private init(_ step: Step, at site: CallSite, _ part: RunningPart) {
        self.step = step
        self.site = site
        self.part = part
    }

    /// The innermost step that is running, perhaps outside of the innermost scenario.
    static var current: RunningStep? {
        (CallContext.scope as? RunningStep) ?? (CallContext.scope as? RunningScenario)?.outer
    }

    static func begin(_ step: Step, at site: CallSite, isAsync: Bool = false) -> RunningStep? {
        RunningPart.begin(.step(step), at: site, isAsync: isAsync).map { RunningStep(step, at: site, $0) }
    }

    func run(_ handler: () throws -> Void) {
        part.whileCurrent(in: CallContext.inside(self)) {
            perform(handler)
            if !part.hasFailed { part.run.checkStep() }
        }
        part.end()
    }

    /// Runs what the step does; tasks that it starts belong to it.
    func run(isolation: isolated (any Actor)? = #isolation, _ handler: () async throws -> Void) async {
        await part.whileCurrent(in: CallContext.inside(self)) {
            await perform(handler)
            if !part.hasFailed { part.run.checkStep() }
        }
        part.end()
    }

    func perform(_ handler: () throws -> Void) {
        do { try handler() } catch { noteThrown(error) }
    }

    func perform(isolation: isolated (any Actor)? = #isolation, _ handler: () async throws -> Void) async {
        do { try await handler() } catch { noteThrown(error) }
    }

    private func noteThrown(_ error: any Error) {
        part.noteThrown(error) { StepFailure.threw(error).record() }
    }

    // MARK: Failures

    /// The step's words and those of the steps around it, outermost first; of many, the inner ones.
    private var path: String {
        var words = [step.description]
        var around = outer
        while let step = around, words.count < Self.longestPath {
            words.append(step.step.description)
            around = step.outer
        }
        if around != nil { words.append("…") }
        return words.reversed().joined(separator: " › ")
    }

    private static let longestPath = 8

    func heading() -> String? {
        let time = part.duration
        return "\(path): failed" + (time > .zero ? " after \(time.roundedText) of virtual time." : ".")
    }

    func noteFailure(_ text: String, at place: String?) {
        part.noteFailure(text)
        FailureNote(text, at: place, of: step, in: Scenario.current).attach()
    }
}
