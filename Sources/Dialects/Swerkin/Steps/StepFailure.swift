import FailureReporting

/// A step, or a function of a screen, that failed, and why.
struct StepFailure: Failure {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
