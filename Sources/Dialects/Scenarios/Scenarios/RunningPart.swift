import FailureReporting
import TestRecording
import TimeLapse

/// A scenario or a step while it runs, and its entry in the report.
final class RunningPart: Sendable {
    let run: ScenarioRun
    let scenario: Scenario?
    private let node: ReportNode
    private let outer: RunningPart?
    private let depth: PartDepth
    private let clock = VirtualClock.current
    private let start: VirtualClock.Instant
    /// The step that the observer of the test was told of; `nil` without an observer.
    private let step: ObservedStep?
    private let formerFailures = ScenarioRun.assertionFailures

    /// The innermost part that is running.
    @TaskLocal static var current: RunningPart?

    private init(
        _ node: ReportNode, in run: ScenarioRun, inside outer: RunningPart?, _ depth: PartDepth,
        step: ObservedStep?
    ) {
        self.run = run
        self.step = step
        self.depth = depth
        self.node = node
        self.outer = outer
        if case .scenario(let scenario) = node.kind {
            self.scenario = scenario
        } else {
            scenario = outer?.scenario
        }
        start = clock.now
    }

    /// Adds an entry to the report; returns `nil` if the part is skipped, as the test has failed or recurs endlessly.
    static func begin(_ kind: ReportNode.Kind, at site: CallSite, isAsync: Bool) -> RunningPart? {
        let outer = current
        let run = outer?.run ?? ScenarioRun.current
        let node = ReportNode(kind)
        if let outer { outer.node.add(node) } else { run.add(node) }
        let depth = PartDepth(inside: outer?.depth, isAsync: isAsync)
        if !run.isOver, depth.check(at: site) {
            let observer = CallContext.observer
            let step = observer.map { _ in ObservedStep(kind.observed, kind.words, at: site) }
            if let step { observer?.stepBegan(step) }
            return RunningPart(node, in: run, inside: outer, depth, step: step)
        }
        node.skip()
        if outer == nil { run.report(node) }
        return nil
    }

    var duration: Duration { clock.now - start }

    var hasFailed: Bool { node.outcome == .failed }

    func add(note: String) {
        node.add(note: note)
    }

    /// Notes what failed in it, so that what follows is skipped.
    func noteFailure(_ text: String) {
        run.endEarly()
        node.add(failure: text)
        let outermost = forEachAround { $0.fail() }
        // A task that it began has failed after it was reported.
        if outermost.hasEnded { run.report(outermost) }
    }

    /// Skips what follows, without a failure.
    func skip(reason: String?) {
        run.endEarly()
        node.skip(reason: reason ?? "skipped")
        forEachAround { $0.skip() }
    }

    func end() {
        let failures = ScenarioRun.assertionFailures - formerFailures
        // Of assertions of a plain XCTest case, nothing but their number is known.
        if failures > 0, !hasFailed { noteFailure("An assertion failed.") }
        node.end(after: duration)
        if let step { CallContext.observer?.stepEnded(step) }
        if outer == nil { run.report(node) }
    }

    /// Calls `body` with the entry of each part that it is in, from the inside out, and returns the outermost entry.
    @discardableResult
    private func forEachAround(_ body: (ReportNode) -> Void) -> ReportNode {
        var part = self
        while let outer = part.outer {
            body(outer.node)
            part = outer
        }
        return part.node
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

extension ReportNode.Kind {
    fileprivate var observed: ObservedStep.Kind {
        switch self {
        case .scenario: .scenario
        case .step: .step
        }
    }

    fileprivate var words: String {
        switch self {
        case .scenario(let scenario): scenario.description
        case .step(let step): step.description
        }
    }
}
