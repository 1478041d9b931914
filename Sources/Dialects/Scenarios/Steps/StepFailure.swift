import FailureReporting

/// What can go wrong in a step or a scenario itself.
package enum StepFailure: Failure {
    /// The step's function, or the scenario's body, threw an error.
    case threw(any Error)

    package var description: String {
        switch self {
        case .threw(let error): "It threw \(type(of: error)): \(error)"
        }
    }
}
