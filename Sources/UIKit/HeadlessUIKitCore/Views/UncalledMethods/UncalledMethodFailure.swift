import FailureReporting

/// A method that looks like a delegate's, and is never called.
struct UncalledMethodFailure: Failure, Hashable {
    enum Reason: Hashable {
        /// The named superclass, whose conformance does not know the method, adopts the protocol.
        case adopted(by: String)
        /// UIKit calls it, and nothing here does.
        case unasked
    }

    /// The class that declares it, and its name.
    let method: String
    let protocolName: String
    let reason: Reason

    var description: String {
        switch reason {
        case .adopted(let superclass):
            "\(method) is never called: \(superclass) declares that it is a \(protocolName), and has no such method."
                + " Declare it there, and override it."
        case .unasked:
            "\(method) is never called: \(protocolName) has this method on a device, but not here."
        }
    }

    /// Records a failure; for what the application cannot change, a warning, which strict tests make a failure.
    @MainActor
    func report() {
        if reason == .unasked { recordAsLog() } else { record() }
    }
}
