import FailureReporting
import Foundation
import Robot
import TestSupport
import Testing

@testable import Scenarios

private func pass() {}

/// In functions: a macro's closure has other lines.
private let failingLine = #line + 4
private func runFailingStep() {
    Scenario("Before") { Given(I: pass) }
    Scenario("Counting") {
        When { OddFailure().record() }
        Then(I: pass)
    }
}

private func runScenarios() {
    _ = FailureCollector.failures {
        Scenario("Good") { Given(I: pass) }
        Scenario("Bad") { throw Odd() }
        Scenario("Worse") { When { OddFailure().record() } }
    }
    fflush(nil)
}

/// Runs a scenario whose step begins a task that fails once the scenario is over.
private func runLateFailure() async {
    let (gate, opening) = AsyncStream<Void>.makeStream()
    _ = await FailureCollector.failures {
        var task: Task<Void, Never>?
        Scenario("Early") {
            Given.perform("I begin") {
                task = Task {
                    for await _ in gate {}
                    OddFailure().record()
                }
            }
        }
        opening.finish()
        await task?.value
    }
    fflush(nil)
}

/// What a program that runs no test prints, and how it ends.
@Suite("Steps outside of any test") struct PrintedReportTests {
    @Test("A failing step ends the program with its place and words on standard error, and status 1")
    func failure() async throws {
        let result = await #expect(
            processExitsWith: .exitCode(1), observing: [\.standardErrorContent, \.standardOutputContent]
        ) {
            FailureRecorder.install { _ in .refused }
            runFailingStep()
        }
        let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            errors
                == "\(#filePath):\(failingLine): error: When OddFailure().record(): failed.\n3 is odd.\nIn: Counting\n"
        )
    }

    @Test(
        "Scenarios are printed as they end, as the variable says",
        arguments: [
            (nil, "Scenario: Good\n  ✓ Given I pass\nScenario: Bad\n    It threw"),
            ("failed", "Scenario: Bad\n    It threw"),
            ("none", ""),
        ] as [(String?, String)])
    func printing(_ value: String?, _ printed: String) async throws {
        let setting = value ?? ""
        let result = await #expect(
            processExitsWith: .success, observing: [\.standardOutputContent]
        ) { [setting = setting as String] in
            if setting.isEmpty { unsetenv("SCENARIOS_PRINT") } else { setenv("SCENARIOS_PRINT", setting, 1) }
            runScenarios()
        }
        let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
        #expect(printed.isEmpty ? !output.contains("Scenario:") : output.contains(printed))
        #expect(output.contains("Scenario: Good") == (value == nil))
        #expect(
            output.contains(
                "Failure at 2001-01-01 00:00:00 +0000 in Worse (public.plain-text):\n    Full failure info"))
    }

    @Test("A scenario in which something fails after its end is printed again")
    func late() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await runLateFailure()
        }
        let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
        let lines = output.split(separator: "\n").filter { !$0.hasPrefix("    ") }
        let again = ["Scenario: Early", "  ✓ Given I begin", "Scenario: Early", "  ✗ Given I begin"]
        #expect(lines.filter { $0.hasSuffix("Early") || $0.hasSuffix("I begin") }.map(String.init) == again)
    }
}
