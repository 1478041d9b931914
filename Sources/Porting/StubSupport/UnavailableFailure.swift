import FailureReporting

/// A call of code that is not there.
package struct UnavailableFailure: Failure {
    let module: String
    let name: String

    package var description: String { "\(module).\(name) is not available here." }
}
