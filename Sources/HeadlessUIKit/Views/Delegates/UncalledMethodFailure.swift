import FailureReporting

/// A method that is there to be called as a delegate's, and never is.
package struct UncalledMethodFailure: Failure, Hashable {
    /// The class that has it, and its name.
    let method: String
    /// The superclass whose conformance knows nothing of it.
    let declaringClass: String
    /// The protocol that the conformance is to.
    let protocolName: String

    package var description: String {
        "\(method) is never called: \(declaringClass) declares that it is a \(protocolName), and has no such method."
            + " Declare it there, and override it."
    }
}
