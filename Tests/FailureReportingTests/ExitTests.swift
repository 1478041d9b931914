import FailureReporting
import Testing

@Suite("Failures outside of any test") struct ExitTests {
    @Test("A failure ends the program with its place and text on standard error, and status 1")
    func atSite() async throws {
        let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
            OddFailure().record(at: OddFailure.site)
        }
        #expect(result?.errorText == "/app/Numbers.swift:12: error: 3 is odd.\n")
    }

    @Test("With no site, the call under way is named")
    func atCurrentSite() async throws {
        let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
            OddFailure.otherSite.whileCurrent { OddFailure().record() }
        }
        #expect(result?.errorText == "/app/Sums.swift:40: error: 3 is odd.\n")
    }

    @Test("With no call under way either, there is the text alone")
    func nowhere() async throws {
        let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
            OddFailure().record()
        }
        #expect(result?.errorText == "error: 3 is odd.\n")
    }

    @Test("A warning goes to standard error, and the program goes on")
    func warning() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            recordWarning("3 is rather odd.")
        }
        #expect(result?.errorText == "warning: 3 is rather odd.\n")
    }
}

extension ExitTest.Result {
    fileprivate var errorText: String {
        String(decoding: standardErrorContent, as: UTF8.self)
    }
}
