import FailureReporting

/// A call of code that is not there.
struct UnavailableFailure: Failure {
    let module: String
    let name: String

    var description: String { "\(module).\(name) is not available here." }
}
