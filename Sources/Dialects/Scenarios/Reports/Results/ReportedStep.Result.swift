extension ReportedStep {
    /// How a step ended, or a hook, as Cucumber has it.
    struct Result: Hashable, Sendable {
        /// The end of a step.
        enum Status: String, Sendable {
            case passed
            case failed
            case skipped
            case undefined
        }

        var status: Status
        var message: String?
        var duration = Duration.zero
    }

    /// How the step ended.
    ///
    /// A step that fails for lack of a function is undefined. One that was skipped took no time.
    var result: Result {
        let failures = failures
        let isUndefined = part.step?.isDefined == false
        switch part.outcome {
        case .passed: return Result(status: .passed, duration: part.duration)
        case .failed:
            let message = failures.isEmpty ? "It failed." : failures.joined(separator: "\n\n")
            return Result(
                status: isUndefined ? .undefined : .failed, message: message, duration: part.duration)
        case .skipped:
            return Result(status: isUndefined ? .undefined : .skipped, message: reasonToSkip)
        }
    }
}

extension ReportedScenario {
    /// How the scenario ended outside of its steps; `nil` if only its steps tell.
    var hook: ReportedStep.Result? {
        let hasFailedStep = steps.contains { $0.part.outcome == .failed }
        switch outcome {
        case .passed where steps.isEmpty:
            return ReportedStep.Result(status: .passed, duration: duration)
        case .failed where !failures.isEmpty || !hasFailedStep:
            let message = failures.isEmpty ? "It failed." : failures.joined(separator: "\n\n")
            return ReportedStep.Result(status: .failed, message: message)
        case .skipped where !steps.contains { $0.part.outcome == .skipped }:
            return ReportedStep.Result(status: .skipped, message: reasonToSkip)
        default: return nil
        }
    }
}
