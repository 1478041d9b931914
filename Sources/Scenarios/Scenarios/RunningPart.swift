import FailureReporting
import TestRecording
import TimeLapse

/// A scenario or a step while it runs, and its entry in the report.
final class RunningPart: Sendable {
    let run: ScenarioRun
    /// The scenario that it is, or is in.
    let scenario: Scenario?
    private let node: ReportNode
    /// Whether it is in no other scenario or step.
    private let isOutermost: Bool
    private let clock = VirtualClock.current
    private let start: VirtualClock.Instant
    /// How many assertions of the XCTest case had failed before.
    private let formerFailures = ScenarioRun.assertionFailures

    /// The parts that are under way, as the innermost one.
    @TaskLocal static var current: RunningPart?

    private init(_ node: ReportNode, in run: ScenarioRun, inside outer: RunningPart?) {
        self.run = run
        self.node = node
        isOutermost = outer == nil
        if case .scenario(let scenario) = node.kind {
            self.scenario = scenario
        } else {
            scenario = outer?.scenario
        }
        start = clock.now
    }

    /// Adds an entry to the report; returns `nil` if the part is skipped, as the test has failed.
    static func begin(_ kind: ReportNode.Kind) -> RunningPart? {
        let outer = current
        let run = outer?.run ?? ScenarioRun.current
        let node = ReportNode(kind)
        if let outer { outer.node.add(node) } else { run.add(node) }
        guard run.isOver else { return RunningPart(node, in: run, inside: outer) }
        node.skip()
        if outer == nil { run.report(node) }
        return nil
    }

    /// How much virtual time it has taken so far.
    var duration: Duration { clock.now - start }

    /// Whether something has failed in it so far.
    var hasFailed: Bool { node.hasFailed }

    func noteFailure(_ text: String) {
        node.add(failure: text)
        run.noteFailure()
    }

    func end() {
        let failures = ScenarioRun.assertionFailures - formerFailures
        // Of assertions of a plain XCTest case, nothing but their number is known.
        if failures > 0, !node.hasFailed { node.add(failure: "An assertion failed.") }
        node.end(after: duration)
        if isOutermost { run.report(node) }
    }

    func whileCurrent(in context: CallContext, _ body: () -> Void) {
        Self.$current.withValue(self) { context.whileCurrent(body) }
    }

    func whileCurrent(
        in context: CallContext, isolation: isolated (any Actor)? = #isolation, _ body: () async -> Void
    ) async {
        await Self.$current.withValue(self) { await context.whileCurrent(body) }
    }
}
