import FailureReporting

/// What a test can do wrong when it answers an authentication prompt.
package enum AuthenticationFailure: Failure {
    /// The test shows a face or a finger, but no context asks for one.
    case noEvaluation(String)

    package var description: String {
        switch self {
        case .noEvaluation(let call): "\(call) does nothing: no LAContext asks for a face or a finger."
        }
    }
}
