import FailureReporting

/// What a test can do wrong when it answers an authentication prompt.
package enum AuthenticationFailure: Failure {
    /// The test shows a face or a finger, but no context asks for one.
    case nobodyAsks(String, String)

    package var description: String {
        switch self {
        case .nobodyAsks(let call, let what):
            "\(call) does nothing: no LAContext asks for \(what)."
        }
    }
}
