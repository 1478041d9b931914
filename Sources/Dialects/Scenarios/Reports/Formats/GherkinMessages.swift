import JSONWriting

/// A scenario of a message stream, with the identifiers that other messages name.
struct PickledScenario {
    let scenario: ReportedScenario
    /// The identifier of what is to be run, which Cucumber calls a pickle.
    let id: String
    let stepIDs: [String]
}

/// A feature as messages: its text, its document, and its scenarios as they are to be run.
///
/// Test suites in Swift have a document as well, since viewers show no scenario without one.
struct GherkinMessages {
    private(set) var scenarios: [PickledScenario] = []
    private(set) var messages: [JSON] = []
    private let uri: String
    private var pickles: [JSON] = []

    init(_ feature: ReportedFeature, uri: String, _ ids: inout MessageIDs) {
        self.uri = uri
        let tags = tags(feature.origin.tags, line: feature.origin.line, &ids)
        let children = children(of: feature, tags, &ids)
        messages = [
            .members([
                "source": .members([
                    "uri": .string(uri), "data": .string(GherkinText(of: feature).text),
                    "mediaType": .string("text/x.cucumber.gherkin+plain"),
                ])
            ]),
            .members([
                "gherkinDocument": .members([
                    "uri": .string(uri), "comments": .array([]),
                    "feature": .members([
                        "location": .members(["line": .integer(feature.origin.line)]),
                        "tags": .array(tags.map(\.node)), "language": .string("en"),
                        "keyword": .string("Feature"), "name": .string(feature.origin.name),
                        "description": .string(feature.origin.description), "children": .array(children),
                    ]),
                ])
            ]),
        ]
        messages += pickles
    }

    // MARK: The document

    /// A tag of the document.
    private struct Tag {
        let name: String
        let id: String
        let node: JSON
    }

    private func tags(_ names: [String], line: Int, _ ids: inout MessageIDs) -> [Tag] {
        names.map { name in
            let id = ids.next()
            let node = JSON.members([
                "location": .members(["line": .integer(line)]), "name": .string(name), "id": .string(id),
            ])
            return Tag(name: name, id: id, node: node)
        }
    }

    /// The scenarios of a feature; those of a rule that follow each other are in one.
    private mutating func children(
        of feature: ReportedFeature, _ tags: [Tag], _ ids: inout MessageIDs
    ) -> [JSON] {
        var children: [JSON] = []
        var rest = feature.scenarios[...]
        while let first = rest.first {
            let rule = first.origin?.rule
            let group = rest.prefix { $0.origin?.rule == rule }
            rest = rest.dropFirst(group.count)
            let nodes = group.map { scenario in
                JSON.members(["scenario": node(of: scenario, inside: tags, &ids)])
            }
            if let rule {
                children.append(.members(["rule": node(ofRule: rule, at: first.place, nodes, &ids)]))
            } else {
                children += nodes
            }
        }
        return children
    }

    private func node(
        ofRule name: String, at place: SourcePlace, _ children: [JSON], _ ids: inout MessageIDs
    ) -> JSON {
        .members([
            "location": place.location, "tags": .array([]), "keyword": .string("Rule"),
            "name": .string(name), "description": .string(""), "children": .array(children),
            "id": .string(ids.next()),
        ])
    }

    private mutating func node(
        of scenario: ReportedScenario, inside featureTags: [Tag], _ ids: inout MessageIDs
    ) -> JSON {
        let inherited = featureTags.filter { scenario.tags.contains($0.name) }
        let own = tags(
            scenario.tags.filter { name in !inherited.contains { $0.name == name } },
            line: scenario.place.line, &ids)
        let steps = GherkinSteps(scenario.steps, &ids)
        let id = ids.next()
        addPickle(of: scenario, node: id, steps, tags: inherited + own, &ids)
        return .members([
            "location": scenario.place.location, "tags": .array(own.map(\.node)),
            "keyword": .string(scenario.keyword), "name": .string(scenario.name),
            "description": .string(""), "steps": .array(steps.nodes), "examples": .array([]),
            "id": .string(id),
        ])
    }

    // MARK: What is to be run

    private mutating func addPickle(
        of scenario: ReportedScenario, node: String, _ steps: GherkinSteps, tags: [Tag],
        _ ids: inout MessageIDs
    ) {
        let id = ids.next()
        scenarios.append(PickledScenario(scenario: scenario, id: id, stepIDs: steps.ids))
        pickles.append(
            .members([
                "pickle": .members([
                    "id": .string(id), "uri": .string(uri), "location": scenario.place.location,
                    "name": .string(scenario.name), "language": .string("en"),
                    "steps": .array(steps.pickles),
                    "tags": .array(
                        tags.map {
                            .members(["name": .string($0.name), "astNodeId": .string($0.id)])
                        }), "astNodeIds": .strings([node]),
                ])
            ]))
    }
}
