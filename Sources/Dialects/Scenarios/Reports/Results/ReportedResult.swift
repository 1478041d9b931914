/// An outermost scenario or step with those inside, and the test that ran it.
struct ReportedResult: Codable, Hashable, Sendable {
    /// The test; `nil` if it is not known.
    var test: ReportedTest?
    /// The scenario or step itself, and then the parts inside.
    var parts: [ReportedPart]
}

extension ScenarioReport {
    /// The outermost scenarios and steps, as machines read them.
    var results: [ReportedResult] { entries.map { ReportedResult(test: test, parts: $0.parts) } }
}
