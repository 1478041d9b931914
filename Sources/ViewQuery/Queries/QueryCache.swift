import HeadlessUIKit

/// The last result of a query, for as long as nothing can have changed it.
///
/// The references in it are unowned, so it keeps nothing alive. What a query found was in the trees of its roots, or in
/// lists stored there. The caller holds the roots; no view has joined or left a tree since, no list has changed and no
/// window was shown, or the generation would have grown. So all of it still exists, and an identifier still means the
/// same root.
@MainActor
struct QueryCache<Result> {
    private var generation: UInt64 = 0
    // The only root, or else all of them.
    private var root: ObjectIdentifier?
    private var roots: [ObjectIdentifier] = []
    private var known: Result?
    /// Where it was recorded that a condition is invalid; `nil` if none is.
    private(set) var receiverOfInvalidity: UInt64?

    /// The kept result, if evaluating the query in `roots` would find the same now.
    ///
    /// - Parameter now: ``HeadlessUIKitCore/ViewTree/generation``. Reading it may run application code, which may evaluate the
    ///   query; so that is done before.
    func found(in roots: SearchRoots, at now: UInt64) -> Result? {
        guard let known, generation == now, isSame(roots) else { return nil }
        return known
    }

    /// Keeps what was found in `roots` at a generation; nothing if `nil`.
    ///
    /// - Parameter receiver: where it was recorded that a condition is invalid.
    mutating func keep(
        _ found: Result?, of roots: SearchRoots, at now: UInt64, invalidIn receiver: UInt64? = nil
    ) {
        known = found
        receiverOfInvalidity = receiver
        generation = now
        switch roots {
        case .one(let view):
            root = ObjectIdentifier(view)
            if !self.roots.isEmpty { self.roots = [] }
        case .several(let views):
            root = nil
            // A closure would check for each that it is on the main actor.
            self.roots.removeAll(keepingCapacity: true)
            self.roots.reserveCapacity(views.count)
            for view in views { self.roots.append(ObjectIdentifier(view)) }
        }
    }

    private func isSame(_ roots: SearchRoots) -> Bool {
        switch roots {
        case .one(let view): return root == ObjectIdentifier(view)
        case .several(let views):
            guard root == nil, self.roots.count == views.count else { return false }
            for index in views.indices where self.roots[index] != ObjectIdentifier(views[index]) {
                return false
            }
            return true
        }
    }
}
