import FailureReporting

/// A failure that is only its text: the conforming type has a function for each situation, which makes it.
package protocol DescribedFailure: Failure {
    init(description: String)
}

extension DescribedFailure {
    package init(_ description: String) {
        self.init(description: description)
    }

    /// A property that was set to a value that it cannot have.
    package static func wasSet(
        _ property: String, of owner: String, to value: String, whichIs fault: String = "not finite"
    ) -> Self {
        Self("The \(property) of \(owner) was set to \(value), which is \(fault). The old value is kept.")
    }

}
