import FailureReporting
import Robot
import TestSupport
import Testing

@testable import Scenarios

/// Scenarios and steps in numbers that no test writes, but a loop or a recursion does.
@MainActor @Suite("Many scenarios and steps", .robot) struct ScenarioDepthTests {
    private func pass() {}

    private func nest(_ depth: Int, _ innermost: () -> Void) {
        Scenario("\(depth)") {
            if depth == 1 { innermost() } else { nest(depth - 1, innermost) }
        }
    }

    @Test("A thousand scenarios in each other, the innermost of which passes or fails")
    func deep() {
        var outcomes: [ScenarioReport.Outcome] = []
        func look(_ entry: ScenarioReport.Entry?) {
            var entry = entry
            while let current = entry {
                outcomes.append(current.outcome)
                entry = current.children.first
            }
        }
        _ = taking {
            nest(1000) { Given(I: pass) }
            look(ScenarioReport.current.entries.first)
        }
        #expect(outcomes == Array(repeating: .passed, count: 1001))
        outcomes = []
        let taken = taking {
            nest(1000) { OddFailure().record(at: OddFailure.site) }
            look(ScenarioReport.current.entries.first)
        }
        #expect(outcomes == Array(repeating: .failed, count: 1000))
        #expect(taken.failures.count == 1 && taken.failures[0].hasPrefix("12: 3 is odd.\nIn: 1000 › 999 › "))
    }

    @Test("A hundred thousand steps in a scenario")
    func many() {
        var count = 0
        let taken = taking {
            Scenario("Many") {
                for _ in 0..<100_000 { Given { count += 1 } }
            }
        }
        #expect(count == 100_000)
        #expect(taken.report.hasSuffix("\n  ✓ Given count += 1"))
    }
}
