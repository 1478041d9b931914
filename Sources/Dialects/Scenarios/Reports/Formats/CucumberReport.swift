import JSONWriting

/// Features as Cucumber's JSON: an array of features, with scenarios as elements, and their steps.
///
/// The format has no status of scenarios. How a scenario ends outside of its steps is the result of a hook after it; what
/// is inside a step is the step's output.
struct CucumberReport {
    let features: [ReportedFeature]

    init(_ features: [ReportedFeature]) {
        self.features = features
    }

    var text: String { JSON.array(features.map(feature)).lines + "\n" }

    private func feature(_ feature: ReportedFeature) -> JSON {
        let origin = feature.origin
        let id = origin.name.identifier
        var ids: [String: Int] = [:]
        return .members([
            "uri": .string(origin.uri), "id": .string(id), "keyword": .string("Feature"),
            "name": .string(origin.name), "description": .string(origin.description),
            "line": .integer(origin.line), "tags": tags(origin.tags, line: origin.line),
            "elements": .array(
                feature.scenarios.map { scenario in
                    let own = "\(id);\(scenario.name.identifier)"
                    ids[own, default: 0] += 1
                    let number = ids[own, default: 1]
                    return element(scenario, id: number > 1 ? "\(own);\(number)" : own)
                }),
        ])
    }

    private func element(_ scenario: ReportedScenario, id: String) -> JSON {
        .members([
            "id": .string(id), "type": .string("scenario"), "keyword": .string(scenario.keyword),
            "name": .string(scenario.name), "description": .string(""),
            "line": .integer(scenario.place.line), "tags": tags(scenario.tags, line: scenario.place.line),
            "steps": .array(scenario.steps.map(step)),
            "after": scenario.hook.map {
                .array([
                    .members([
                        "match": .members(["location": .string("\(scenario.definition)")]),
                        "result": result($0),
                    ])
                ])
            },
        ])
    }

    private func step(_ step: ReportedStep) -> JSON {
        let lines = step.innerLines
        let (docString, rows) = argument(of: step)
        return .members([
            "keyword": .string(step.keyword + " "), "name": .string(step.words),
            "line": .integer(step.part.place.line), "doc_string": docString, "rows": rows,
            "match": .members(["location": .string("\(step.part.definition)")]),
            "result": result(step.result),
            "output": lines.isEmpty ? nil : .strings(lines),
        ])
    }

    private func argument(of step: ReportedStep) -> (docString: JSON?, rows: JSON?) {
        switch step.part.step?.argument {
        case .docString(let content, let mediaType):
            (
                .members([
                    "value": .string(content), "content_type": .string(mediaType ?? ""),
                    "line": .integer(step.part.place.line + 1),
                ]), nil
            )
        case .table(let rows): (nil, .array(rows.map { .members(["cells": .strings($0)]) }))
        case nil: (nil, nil)
        }
    }

    private func result(_ result: ReportedStep.Result) -> JSON {
        .members([
            "status": .string(result.status.rawValue),
            "duration": result.status == .skipped ? nil : .integer(result.duration.wholeNanoseconds),
            "error_message": result.message.map(JSON.string),
        ])
    }

    private func tags(_ tags: [String], line: Int) -> JSON {
        .array(tags.map { .members(["name": .string($0), "line": .integer(line)]) })
    }
}

extension String {
    /// The text as an identifier in the manner of Cucumber: `logging-out`.
    fileprivate var identifier: String {
        lowercased().split { $0.isWhitespace || $0 == ";" }.joined(separator: "-")
    }
}
