import FailureReporting

/// A method that looks like a delegate's, and is never called.
package struct UncalledMethodFailure: Failure, Hashable {
    /// The class that declares it, and its name.
    let method: String
    /// The superclass whose conformance does not know the method.
    let declaringClass: String
    /// The protocol that the superclass conforms to.
    let protocolName: String

    package var description: String {
        "\(method) is never called: \(declaringClass) declares that it is a \(protocolName), and has no such method."
            + " Declare it there, and override it."
    }
}
