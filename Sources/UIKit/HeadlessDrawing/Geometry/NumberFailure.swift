import FailureReporting

/// A number from view code that is not finite.
package struct NumberFailure: DescribedFailure {
    package let description: String

    package init(description: String) { self.description = description }

    /// A property that keeps its old value.
    package static func notFinite(_ property: String, of owner: String, _ value: String) -> NumberFailure {
        wasSet(property, of: owner, to: value)
    }

    /// An argument that is replaced by another value.
    static func replaced(_ name: String, _ value: String, by other: String) -> NumberFailure {
        NumberFailure("\(name) is \(value), which is not finite. \(other) is used instead.")
    }

    /// The value of a custom detent's resolver.
    package static func detent(_ identifier: String, _ value: String) -> NumberFailure {
        NumberFailure(
            "The custom detent \"\(identifier)\" resolved to \(value), which is not finite."
                + " It is left out.")
    }
}
