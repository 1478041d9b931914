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

    @Test("A thousand nested scenarios, the innermost of which passes or fails, have their outcomes")
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

    @Test("A hundred thousand steps run in one scenario")
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

    private func logIn() { When(I: logIn) }
    private func logInLater() async { await When.I(logInLater) }

    @Test("A step that runs itself fails instead of ending the process")
    func endless() async {
        let line = UInt(#line) - 5
        let path = "… › " + Array(repeating: "When I log in", count: 8).joined(separator: " › ")
        let text = "Endless recursion, stopped 1500 levels deep: steps or scenarios run each other."
        let ignored = " The innermost call was ignored."
        #expect(taking { logIn() }.failures == ["\(line): \(path): failed.\n\(text)\(ignored)"])
        let later = await taking { await logInLater() }.failures
        #expect(later.count == 1 && later[0].hasSuffix("When I log in later: failed.\n\(text)\(ignored)"))
    }
}

private func nestOffMain(_ depth: Int) {
    Scenario("\(depth)") { if depth > 1 { nestOffMain(depth - 1) } }
}

/// Without a trait, a test that is not on the main actor runs on a thread with a small stack.
@Suite("Scenarios on other threads") struct ThreadDepthTests {
    @Test("A hundred scenarios in each other run, and one that is deeper fails instead of ending the process")
    func nested() {
        #expect(FailureCollector.failures { nestOffMain(100) }.map(\.text) == [])
        let texts = FailureCollector.failures { nestOffMain(200) }.map(\.text)
        #expect(texts.count == 1)
        #expect(texts.first?.hasPrefix("Endless recursion, stopped 100 levels deep: ") == true)
    }

    @Test("Asynchronous scenarios take no stack")
    func asynchronous() async {
        let texts = await FailureCollector.failures { await nestAsync(1000) }.map(\.text)
        #expect(texts == [])
    }

    private func nestAsync(_ depth: Int) async {
        await Scenario.run("\(depth)") { if depth > 1 { await nestAsync(depth - 1) } }
    }
}
