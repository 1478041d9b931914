import Robot
import Synchronization
import TestRecording
import Testing
import TimeLapse
import XCTest
import XCUIAutomation

/// The scenarios and steps of one test: its report, and whether it has failed, so that the rest is skipped.
final class ScenarioRun: Sendable {
    private struct State {
        var isOver = false
        var nodes: [ReportNode] = []
        var checks: [@Sendable () -> Void] = []
    }

    private let state = Mutex(State())

    /// The current test's.
    ///
    /// A test with a world of its own has one there, and an XCTest case in the process's world one by its number. With
    /// neither, each outermost scenario or step has one of its own, so that tests which run side by side stay apart.
    static var current: ScenarioRun {
        if let part = RunningPart.current { return part.run }
        if World.isBound { return OnMainActor.run { World.current.part(RunOfWorld.self).run } }
        if let number = RunningTestCase.number { return RunOfXCTest.run(number) }
        return ScenarioRun()
    }

    static var assertionFailures: Int { RunningTestCase.current?.testRun?.totalFailureCount ?? 0 }

    /// Whether what follows is skipped: the test has failed, in a step or outside of any, or has asked for it.
    var isOver: Bool {
        state.withLock { $0.isOver } || Self.assertionFailures > 0 || TestOutcome.hasFailed
    }

    func endEarly() {
        state.withLock { $0.isOver = true }
    }

    func checkEachStep(_ check: @escaping @Sendable () -> Void) {
        state.withLock { $0.checks.append(check) }
    }

    func checkStep() {
        // Called outside of the lock: a check may record a failure.
        for check in state.withLock({ $0.checks }) { check() }
    }

    func add(_ node: ReportNode) {
        state.withLock { $0.nodes.append(node) }
    }

    var report: ScenarioReport {
        ScenarioReport(state.withLock { $0.nodes }.map(\.entry), of: ReportedTest.current)
    }

    /// Prints an outermost scenario or step that is over, records it if the environment asks for that, and attaches the
    /// test's report to one that has failed.
    func report(_ node: ReportNode) {
        ReportPrinting.current.print(node)
        ReportRecorder.current?.record(node)
        // The log of XCTest has it already.
        guard node.outcome == .failed, Test.current != nil else { return }
        let attachment = XCTAttachment(string: report.description)
        attachment.name = "Scenarios"
        attachment.addToRunningTest()
    }
}

/// The run of a world.
@MainActor
private final class RunOfWorld: WorldPart {
    let run = ScenarioRun()
}

/// The run of the XCTest case in the process's world; one runs at a time.
private enum RunOfXCTest {
    private static let last = Mutex<(number: Int, run: ScenarioRun)?>(nil)

    static func run(_ number: Int) -> ScenarioRun {
        last.withLock { last in
            if let last, last.number == number { return last.run }
            let run = ScenarioRun()
            last = (number, run)
            return run
        }
    }
}
