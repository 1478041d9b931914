import JSONWriting

/// What ran, as messages: the cases that were planned, and each with its steps as they began and ended.
struct RunMessages {
    /// Virtual clocks begin at the reference date, 2001-01-01 00:00 UTC, in seconds from 1970.
    private static let start = Duration.seconds(978_307_200)

    private(set) var messages: [JSON] = []
    private let runID: String
    private var now = start

    /// A planned case: its identifier, and those of its steps and its hook.
    private struct Case {
        let scenario: ReportedScenario
        let id: String
        let steps: [(step: ReportedStep, id: String)]
        let hook: (result: ReportedStep.Result, id: String)?
    }

    init(_ scenarios: [PickledScenario], _ definitions: DefinitionMessages, _ ids: inout MessageIDs) {
        runID = ids.next()
        add("testRunStarted", ["timestamp": now.timestamp, "id": .string(runID)])
        let cases = scenarios.map { plan($0, definitions, &ids) }
        for planned in cases { run(planned, &ids) }
        let succeeded = !scenarios.contains { $0.scenario.outcome == .failed }
        add(
            "testRunFinished",
            [
                "success": .bool(succeeded), "timestamp": now.timestamp,
                "testRunStartedId": .string(runID),
            ])
    }

    private mutating func add(_ name: String, _ members: KeyValuePairs<String, JSON?>) {
        messages.append(.object([JSON.Member(name: name, value: .members(members))]))
    }

    private mutating func plan(
        _ pickled: PickledScenario, _ definitions: DefinitionMessages, _ ids: inout MessageIDs
    ) -> Case {
        let scenario = pickled.scenario
        let id = ids.next()
        var (steps, nodes): ([(step: ReportedStep, id: String)], [JSON]) = ([], [])
        for (step, pickle) in zip(scenario.steps, pickled.stepIDs) {
            let stepID = ids.next()
            let found = definitions.id(of: step).map { [$0] } ?? []
            steps.append((step, stepID))
            nodes.append(
                .members([
                    "id": .string(stepID), "pickleStepId": .string(pickle),
                    "stepDefinitionIds": .strings(found),
                    "stepMatchArgumentsLists": .array(
                        found.map { _ in .members(["stepMatchArguments": .array([])]) }),
                ]))
        }
        var hook: (result: ReportedStep.Result, id: String)?
        if let result = scenario.hook, let definition = definitions.hook(of: scenario) {
            let hookID = ids.next()
            hook = (result, hookID)
            nodes.append(.members(["id": .string(hookID), "hookId": .string(definition)]))
        }
        add(
            "testCase",
            [
                "id": .string(id), "pickleId": .string(pickled.id), "testSteps": .array(nodes),
                "testRunStartedId": .string(runID),
            ])
        return Case(scenario: scenario, id: id, steps: steps, hook: hook)
    }

    private mutating func run(_ planned: Case, _ ids: inout MessageIDs) {
        let id = ids.next()
        let start = now
        add(
            "testCaseStarted",
            [
                "attempt": .integer(0), "id": .string(id), "testCaseId": .string(planned.id),
                "timestamp": now.timestamp,
            ])
        for (step, stepID) in planned.steps {
            run(step.result, step: stepID, of: id, log: step.innerLines.joined(separator: "\n"))
        }
        if let (result, hookID) = planned.hook { run(result, step: hookID, of: id, log: "") }
        // What a scenario waits for outside of its steps takes time as well.
        now = max(now, start + planned.scenario.duration)
        add(
            "testCaseFinished",
            [
                "testCaseStartedId": .string(id), "timestamp": now.timestamp,
                "willBeRetried": .bool(false),
            ])
    }

    private mutating func run(
        _ result: ReportedStep.Result, step: String, of testCase: String, log: String
    ) {
        let (testCase, step) = (JSON.string(testCase), JSON.string(step))
        add(
            "testStepStarted",
            ["testCaseStartedId": testCase, "testStepId": step, "timestamp": now.timestamp])
        if !log.isEmpty {
            add(
                "attachment",
                [
                    "body": .string(log), "contentEncoding": .string("IDENTITY"),
                    "mediaType": .string("text/x.cucumber.log+plain"), "testCaseStartedId": testCase,
                    "testStepId": step,
                ])
        }
        now += max(result.duration, .zero)
        add(
            "testStepFinished",
            [
                "testCaseStartedId": testCase, "testStepId": step,
                "testStepResult": .members([
                    "duration": result.duration.timestamp, "message": result.message.map(JSON.string),
                    "status": .string(result.status.rawValue.uppercased()),
                ]), "timestamp": now.timestamp,
            ])
    }
}

extension Duration {
    fileprivate var timestamp: JSON {
        let (seconds, nanoseconds) = secondsAndNanoseconds
        return .members(["seconds": .integer(seconds), "nanos": .integer(nanoseconds)])
    }
}
