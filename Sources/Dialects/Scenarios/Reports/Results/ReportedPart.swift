/// A scenario or a step of a result, with its depth in place of a list of those inside.
///
/// The parts of a result are in the order of the report, each after the one that it is in. Unlike a tree, they can be
/// read from JSON however deep they are.
struct ReportedPart: Codable, Hashable, Sendable {
    /// How many parts of the result it is in.
    var depth = 0
    /// The word that a step begins with; `nil` of a scenario.
    var keyword: String?
    var words: String
    var place: SourcePlace
    /// The line of Swift that ran it, if it is not written in Swift.
    var code: SourcePlace?
    var outcome: ScenarioReport.Outcome
    var notes: [String] = []
    var failures: [String] = []
    var reasonToSkip: String?
    var duration = Duration.zero
    var scenario: ScenarioOrigin?
    var step: StepOrigin?
}

extension ReportedPart {
    var definition: SourcePlace { code ?? place }

    var writtenKeyword: String? { step?.keyword ?? keyword }

    /// The part in one line: `Scenario: Logging in`, or `When I log in`.
    var title: String { writtenKeyword.map { "\($0) \(words)" } ?? "Scenario: \(words)" }
}

extension ScenarioReport.Entry {
    var parts: [ReportedPart] {
        var parts: [ReportedPart] = []
        add(to: &parts, depth: 0)
        return parts
    }

    private func add(to parts: inout [ReportedPart], depth: Int) {
        let prefix = keyword.map { "\($0.rawValue) " } ?? ""
        let place = SourcePlace(file: file, line: line)
        parts.append(
            ReportedPart(
                depth: depth, keyword: keyword?.rawValue, words: String(title.dropFirst(prefix.count)),
                place: place, code: place == code ? nil : code, outcome: outcome, notes: notes,
                failures: failures,
                reasonToSkip: reasonToSkip, duration: duration, scenario: scenarioOrigin, step: stepOrigin))
        for child in children { child.add(to: &parts, depth: depth + 1) }
    }
}
