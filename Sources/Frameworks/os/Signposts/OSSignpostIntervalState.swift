/// An interval under way, as ``OSSignposter`` returns it at its beginning.
public final class OSSignpostIntervalState: Hashable, Sendable {
    /// The interval's identifier.
    public let signpostID: OSSignpostID

    init(_ signpostID: OSSignpostID) {
        self.signpostID = signpostID
    }

    /// Makes the state of an interval that began elsewhere.
    public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
        OSSignpostIntervalState(id)
    }

    /// Whether both belong to intervals with the same identifier.
    public static func == (first: OSSignpostIntervalState, second: OSSignpostIntervalState) -> Bool {
        first.signpostID == second.signpostID
    }

    /// Hashes the identifier.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(signpostID)
    }
}
