import FailureReporting

/// What an assertion about guises has found.
struct GuiseFailure: Failure {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
