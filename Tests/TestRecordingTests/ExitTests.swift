import TestSupport
import Testing

@testable import FailureReporting

@Suite("Failures outside of any test") struct ExitTests {
    @Test("A failure ends the program with its place and text on standard error, and status 1")
    func atSite() async throws {
        let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
            RecordedFailure(failure: OddFailure(), site: OddFailure.site, severity: .failure).endProgram()
        }
        #expect(result?.errorText == "/app/Numbers.swift:12: error: 3 is odd.\n")
    }

    @Test("Without a running call, a failure that ends the program is only the text")
    func nowhere() async throws {
        let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
            RecordedFailure(failure: OddFailure(), site: nil, severity: .failure).endProgram()
        }
        #expect(result?.errorText == "error: 3 is odd.\n")
    }

    @Test("During a test run, a failure outside of all tests is an issue of the run, which continues")
    func duringRun() async throws {
        // What the other process records comes back as this test's.
        await withKnownIssue {
            await #expect(processExitsWith: .success) {
                await Task.detached { OddFailure().record(at: OddFailure.site) }.value
            }
        } matching: { issue in
            issue.comments.first?.rawValue.hasPrefix("3 is odd.\nIt comes from a detached task") == true
                && issue.sourceLocation?.line == 12
        }
    }

    @Test("Without a recorder, as in an application, recording a failure ends the program")
    func application() async throws {
        let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
            FailureRecorder.install { _ in .refused }
            OddFailure().record(at: OddFailure.site)
        }
        #expect(result?.errorText == "/app/Numbers.swift:12: error: 3 is odd.\n")
    }

    @Test("A warning goes to standard error, with its place, and the program continues")
    func warningAtSite() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            OddFailure().recordWarning(at: OddFailure.site)
        }
        #expect(result?.errorText == "/app/Numbers.swift:12: warning: 3 is odd.\n")
    }

    @Test("Without a running call, a warning on standard error is only the text")
    func warning() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            OddFailure(description: "3 is rather odd.").recordWarning()
        }
        #expect(result?.errorText == "warning: 3 is rather odd.\n")
    }
}

extension ExitTest.Result {
    fileprivate var errorText: String {
        String(decoding: standardErrorContent, as: UTF8.self)
    }
}
