/// What an object is to the one that calls it: a property of a view, by the protocols through which it is called.
///
/// Each is declared beside the first of its protocols.
@MainActor
final class DelegateRole {
    /// The protocols, each of which a class may have from another superclass.
    let protocols: [DelegateProtocol]
    /// What was found out about classes. It is the same for every application, as classes do not change.
    var known: [ObjectIdentifier: [UncalledMethodFailure]] = [:]

    init(_ protocols: DelegateProtocol...) {
        self.protocols = protocols
    }
}
