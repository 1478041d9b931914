/// The role of an object for its caller: a property of a view, with the protocols through which it is called.
///
/// Each is declared beside the first of its protocols.
@MainActor
package final class DelegateRole {
    /// The protocols; a class may inherit each from another superclass.
    let protocols: [DelegateProtocol]
    /// The results by class. They are the same for every application, as classes do not change.
    var known: [ObjectIdentifier: [UncalledMethodFailure]] = [:]

    package init(_ protocols: DelegateProtocol...) {
        self.protocols = protocols
    }

    /// Declares a role with a protocol that no other role has; to be called in the module that has it.
    package convenience init(
        _ name: String, unasked: String = "", fileID: StaticString = #fileID,
        _ adopts: @escaping @MainActor (AnyClass) -> Bool
    ) {
        self.init(DelegateProtocol(name, unasked: unasked, fileID: fileID, adopts))
    }
}
