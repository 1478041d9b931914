import JSONWriting

extension DoctorReport {
    /// The report as JSON in several lines.
    var json: String {
        JSON.members([
            ("application", .string(name)),
            ("screens", .array(findings.map(Self.json))),
            ("failedTaps", .array(failedTaps.map(Self.json))),
            ("unavailableCalls", .array(stubCalls.map(Self.json))),
            ("notTapped", .strings(skipped)),
            ("limits", .strings(limits)),
        ]).lines + "\n"
    }

    private static func json(_ finding: Finding) -> JSON {
        .members([
            ("verdict", .string(finding.verdict.rawValue)),
            ("controller", finding.screen.map { .string($0.type) }),
            ("title", finding.screen.flatMap { $0.title.isEmpty ? nil : .string($0.title) }),
            ("shown", finding.screen.flatMap { $0.place.isEmpty ? nil : .string($0.place) }),
            ("texts", finding.screen.map { .integer($0.texts) }),
            ("controls", finding.screen.map { .integer($0.controls) }),
            ("pictures", finding.screen.map { .integer($0.pictures) }),
            ("path", .strings(finding.path.map(\.description))),
            ("problems", .array(finding.problems.map(json))),
            ("waits", .strings(finding.screen?.signs ?? [])),
            ("requests", .strings(finding.requests)),
            ("unavailableCalls", .array(finding.stubCalls.map(json))),
        ])
    }

    private static func json(_ tap: FailedTap) -> JSON {
        .members([
            ("screen", .string(tap.screen)), ("target", .string(tap.target.description)),
            ("problem", json(tap.problem)),
        ])
    }

    private static func json(_ problem: Problem) -> JSON {
        .members([("text", .string(problem.text)), ("place", problem.place.map(JSON.string))])
    }
}
