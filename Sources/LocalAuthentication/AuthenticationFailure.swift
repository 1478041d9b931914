import FailureReporting

/// What can be wrong with what a test shows a device whose application asks for its owner.
package enum AuthenticationFailure: Failure {
    /// A face, a finger or a passcode that no context asks for.
    case nobodyAsks(String, String)

    package var description: String {
        switch self {
        case .nobodyAsks(let call, let what):
            "\(call) does nothing: no LAContext asks for \(what)."
        }
    }
}
