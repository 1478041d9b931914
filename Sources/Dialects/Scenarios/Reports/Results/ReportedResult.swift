/// An outermost scenario or step with those inside, and the test that ran it.
struct ReportedResult: Codable, Hashable, Sendable {
    var test: ReportedTest?
    var parts: [ReportedPart]
}

extension ScenarioReport {
    var results: [ReportedResult] { entries.map { ReportedResult(test: test, parts: $0.parts) } }
}
