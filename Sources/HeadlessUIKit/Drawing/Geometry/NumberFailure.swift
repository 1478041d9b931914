import FailureReporting

/// A number that view code sets and that nothing can be measured by.
struct NumberFailure: Failure {
    let description: String

    /// A property that keeps its value.
    static func notFinite(_ property: String, of owner: String, _ value: String) -> NumberFailure {
        NumberFailure(
            description: "The \(property) of \(owner) was set to \(value), which is not finite."
                + " The old value is kept.")
    }

    /// An argument in whose place another value is used.
    static func replaced(_ name: String, _ value: String, by other: String) -> NumberFailure {
        NumberFailure(description: "\(name) is \(value), which is not finite. \(other) is used instead.")
    }

    /// What a detent's resolver returned.
    static func detent(_ identifier: String, _ value: String) -> NumberFailure {
        NumberFailure(
            description: "The custom detent \"\(identifier)\" resolved to \(value), which is not finite."
                + " It is left out.")
    }
}
