import HeadlessUIKit

/// The last result of a query, for as long as nothing can have changed it. It keeps no view alive.
@MainActor
final class QueryCache: ReflectedAsWhole {
    private var generation: UInt64 = 0
    private var roots: [ObjectIdentifier] = []
    // Not counted: see `views(of:)` for why every one of them is alive when it is used.
    private var known: [ViewReference]?

    /// The views kept, if they are those that evaluating the query in `roots` would find now.
    func views(of roots: [UIView]) -> [ViewReference]? {
        // The views were in the trees of these roots when they were kept. The caller holds the roots, and no
        // view has come into a tree or left one since, nor has any window been shown, or the generation would
        // have grown. So the trees still hold the views, and an identifier means the root that it meant.
        guard let known, generation == ViewTree.generation, isSame(roots) else { return nil }
        return known
    }

    func keep(_ views: [ViewReference]?, of roots: [UIView]) {
        known = views
        generation = ViewTree.generation
        self.roots = roots.map { ObjectIdentifier($0) }
    }

    private func isSame(_ others: [UIView]) -> Bool {
        guard roots.count == others.count else { return false }
        for index in others.indices where ObjectIdentifier(others[index]) != roots[index] { return false }
        return true
    }
}
