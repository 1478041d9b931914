import JSONWriting

/// The steps of a scenario in messages: as nodes of the document, and as they are to be run.
struct GherkinSteps {
    private(set) var nodes: [JSON] = []
    private(set) var pickles: [JSON] = []
    private(set) var ids: [String] = []

    init(_ steps: [ReportedStep], _ ids: inout MessageIDs) {
        var kind = "Unknown"
        for step in steps {
            let (type, isConjunction) = Self.type(of: step)
            if !isConjunction { kind = type }
            add(step, type: type, kind: kind, &ids)
        }
    }

    /// What the keyword says the step is for.
    private static func type(of step: ReportedStep) -> (type: String, isConjunction: Bool) {
        switch step.keyword {
        case "Given": ("Context", false)
        case "When": ("Action", false)
        case "Then": ("Outcome", false)
        case "And", "But": ("Conjunction", true)
        default: ("Unknown", false)
        }
    }

    private mutating func add(_ step: ReportedStep, type: String, kind: String, _ ids: inout MessageIDs) {
        let (node, pickle) = (ids.next(), ids.next())
        let argument = GherkinArgument(of: step, &ids)
        nodes.append(
            .members([
                "location": step.part.place.location, "keyword": .string(step.keyword + " "),
                "keywordType": .string(type), "text": .string(step.words),
                "docString": argument?.docString, "dataTable": argument?.table, "id": .string(node),
            ]))
        pickles.append(
            .members([
                "id": .string(pickle), "type": .string(kind), "text": .string(step.words),
                "argument": argument?.pickle, "astNodeIds": .strings([node]),
            ]))
        self.ids.append(pickle)
    }
}

/// What is written below a step, in messages.
private struct GherkinArgument {
    /// The text as a node of the document; `nil` for a table.
    private(set) var docString: JSON?
    /// The table as a node of the document; `nil` for a text.
    private(set) var table: JSON?
    /// Either, as the step is to be run with it.
    let pickle: JSON

    init?(of step: ReportedStep, _ ids: inout MessageIDs) {
        func location(_ row: Int) -> JSON { .members(["line": .integer(step.part.place.line + 1 + row)]) }
        switch step.part.step?.argument {
        case .docString(let content, let mediaType):
            let type = mediaType.map(JSON.string)
            docString = .members([
                "location": location(0), "mediaType": type, "content": .string(content),
                "delimiter": .string("\"\"\""),
            ])
            pickle = .members([
                "docString": .members(["mediaType": type, "content": .string(content)])
            ])
        case .table(let rows):
            let nodes = rows.enumerated().map { index, cells in
                JSON.members([
                    "location": location(index),
                    "cells": .array(cells.map { .cell($0, at: location(index)) }),
                    "id": .string(ids.next()),
                ])
            }
            table = .members(["location": location(0), "rows": .array(nodes)])
            let cells = rows.map { JSON.members(["cells": .array($0.map { .cell($0, at: nil) })]) }
            pickle = .members(["dataTable": .members(["rows": .array(cells)])])
        case nil: return nil
        }
    }
}

extension JSON {
    fileprivate static func cell(_ value: String, at location: JSON?) -> JSON {
        .members(["location": location, "value": .string(value)])
    }
}
