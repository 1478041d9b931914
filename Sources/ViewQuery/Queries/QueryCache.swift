import FailureReporting
import HeadlessUIKit

/// The last result of a query, for as long as nothing can have changed it.
///
/// The references in it are unowned, so it keeps nothing alive. What a query found was in the trees of its roots, or in
/// lists stored there. The caller holds the roots; no view has joined or left a tree since, no list has changed and no
/// window was shown, or the generation would have grown. So all of it still exists, and an identifier still means the
/// same root.
@MainActor
final class QueryCache<Found>: ReflectedAsWhole {
    private var generation: UInt64 = 0
    private var roots: [ObjectIdentifier] = []
    private var known: [Found]?
    /// Where it was recorded that a condition is invalid; `nil` if none is.
    private(set) var receiverOfInvalidity: UInt64?

    /// The kept result, if evaluating the query in `roots` would find the same now.
    func found(in roots: [UIView]) -> [Found]? {
        guard let known, generation == ViewTree.generation, isSame(roots) else { return nil }
        return known
    }

    /// Keeps what was found in `roots`; nothing if `nil`.
    func keep(_ found: [Found]?, of roots: [UIView], isInvalid: Bool = false) {
        known = found
        receiverOfInvalidity = isInvalid ? FailureCollector.receiver : nil
        generation = ViewTree.generation
        self.roots = roots.map { ObjectIdentifier($0) }
    }

    private func isSame(_ others: [UIView]) -> Bool {
        guard roots.count == others.count else { return false }
        for index in others.indices where ObjectIdentifier(others[index]) != roots[index] { return false }
        return true
    }
}
