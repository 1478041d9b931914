import FailureReporting
import HeadlessUIKit
import TestSupport

@testable import Scenarios

/// What steps did in a world of their own.
struct Taken {
    /// The failures, each `line: text`.
    let failures: [String]
    /// The report as text.
    let report: String

    init(_ failures: [RecordedFailure]) {
        self.failures = failures.map { "\($0.site.map { "\($0.line)" } ?? "no line"): \($0.text)" }
        report = ScenarioReport.current.description
    }
}

/// Runs `body` in a world of its own, whose failures fail no test.
@MainActor
func taking(_ body: () throws -> Void) rethrows -> Taken {
    var taken: Taken?
    try inOwnWorld { taken = Taken(try FailureCollector.failures(of: body)) }
    return taken ?? Taken([])
}

/// Runs `body` in a world of its own, whose failures fail no test.
@MainActor
func taking(_ body: @MainActor () async throws -> Void) async rethrows -> Taken {
    let application = UIApplication()
    return try await UIApplication.withShared(application) {
        let taken = Taken(try await FailureCollector.failures(of: body))
        application.closeWindows()
        return taken
    }
}

struct Odd: Error {}

extension Steps {
    /// In another file than its callers, whose column it does not know.
    func iFail(file: StaticString = #filePath, line: UInt = #line) {
        perform("I fail", filePath: file, line: line) { OddFailure().record() }
    }
}
