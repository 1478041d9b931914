import FailureReporting
import Scenarios

/// What the steps of a scenario do.
@MainActor
struct ScenarioPlan {
    /// What a step does.
    enum Action {
        case call(Gherkin.Step, StepDefinition)
        case fail(StepProblem)
    }

    let actions: [Action]

    init(_ scenario: Gherkin.Scenario, _ definitions: Gherkin.Definitions) {
        var undefined: [Gherkin.Step] = []
        let matches = scenario.steps.map { step in
            let matching = definitions.matching(step)
            if matching.isEmpty { undefined.append(step) }
            return matching
        }
        // The first one that is undefined says what is missing for all.
        let missing = StepProblem.undefined(
            undefined, near: undefined.first.map { definitions.near($0) } ?? [])
        actions = zip(scenario.steps, matches).map { step, matching in
            switch matching.count {
            case 0: .fail(missing)
            case 1: .call(step, matching[0])
            default: .fail(.ambiguous(matching.map(\.name)))
            }
        }
    }
}

extension ScenarioPlan.Action {
    var isDefined: Bool {
        if case .fail(.undefined) = self { false } else { true }
    }

    @MainActor func run() async throws {
        switch self {
        case .fail(let problem): problem.record()
        case .call(let step, let definition): try await definition.run(step)
        }
    }
}

extension StepDefinition {
    @MainActor fileprivate func run(_ step: Gherkin.Step) async throws {
        let call: StepAction.Call
        do {
            let arguments = try arguments(of: step)
            guard action.fits(arguments) else {
                return StepProblem.misfit(self, arguments).record(at: siteForTests)
            }
            call = try action.call(arguments)
        } catch {
            return StepProblem.invalid(name, error).record(at: siteForTests)
        }
        do {
            // What a step of the vocabulary calls belongs to the feature's line; other calls have lines of their own.
            if siteForTests == nil, let site = CallContext.scope?.site {
                try await site.whileCurrent(call)
            } else {
                try await call()
            }
        } catch {
            guard case .failure = ThrownError(error) else { throw error }
            StepFailure.threw(error).record(at: siteForTests)
        }
    }
}
