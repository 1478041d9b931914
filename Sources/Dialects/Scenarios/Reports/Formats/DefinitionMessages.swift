import JSONWriting

/// The functions that run steps, and the hooks of scenarios, as messages.
struct DefinitionMessages {
    private struct Key: Hashable {
        let place: SourcePlace
        let words: String
    }

    private(set) var messages: [JSON] = []
    private var steps: [Key: String] = [:]
    private var hooks: [SourcePlace: String] = [:]

    init(of scenarios: [ReportedScenario], _ ids: inout MessageIDs) {
        for scenario in scenarios {
            for step in scenario.steps where step.isDefined { add(step, &ids) }
            if scenario.hook != nil { addHook(at: scenario.definition, &ids) }
        }
    }

    func id(of step: ReportedStep) -> String? {
        step.isDefined ? steps[Key(place: step.part.definition, words: step.words)] : nil
    }

    func hook(of scenario: ReportedScenario) -> String? {
        scenario.hook == nil ? nil : hooks[scenario.definition]
    }

    private mutating func add(_ step: ReportedStep, _ ids: inout MessageIDs) {
        let key = Key(place: step.part.definition, words: step.words)
        guard steps[key] == nil else { return }
        let id = ids.next()
        steps[key] = id
        let pattern = JSON.members([
            "source": .string(step.words.asExpression), "type": .string("CUCUMBER_EXPRESSION"),
        ])
        messages.append(
            .members([
                "stepDefinition": .members([
                    "id": .string(id), "pattern": pattern, "sourceReference": key.place.reference,
                ])
            ]))
    }

    private mutating func addHook(at place: SourcePlace, _ ids: inout MessageIDs) {
        guard hooks[place] == nil else { return }
        let id = ids.next()
        hooks[place] = id
        messages.append(
            .members([
                "hook": .members([
                    "id": .string(id), "name": .string("The scenario itself"),
                    "sourceReference": place.reference, "type": .string("AFTER_TEST_CASE"),
                ])
            ]))
    }
}

extension ReportedStep {
    fileprivate var isDefined: Bool { part.step?.isDefined != false }
}

extension String {
    fileprivate var asExpression: String {
        reduce(into: "") { text, character in
            if "\\({/".contains(character) { text += "\\" }
            text.append(character)
        }
    }
}
