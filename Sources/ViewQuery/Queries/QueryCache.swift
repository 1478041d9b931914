import HeadlessUIKit

/// The last result of a query, for as long as nothing can have changed it.
///
/// It is for results that are not counted, and so keeps nothing alive. What a query found was in the trees of its
/// roots, or in lists stored there. Whoever asks holds the roots, and no view has come into a tree or left one since,
/// no list has changed and no window been shown, or the generation would have grown: so all of it is still there,
/// and an identifier means the root that it meant.
@MainActor
final class QueryCache<Found>: ReflectedAsWhole {
    private var generation: UInt64 = 0
    private var roots: [ObjectIdentifier] = []
    private var known: [Found]?

    /// What is kept, if that is what evaluating the query in `roots` would find now.
    func found(in roots: [UIView]) -> [Found]? {
        guard let known, generation == ViewTree.generation, isSame(roots) else { return nil }
        return known
    }

    /// Keeps what was found in `roots`; nothing if `nil`.
    func keep(_ found: [Found]?, of roots: [UIView]) {
        known = found
        generation = ViewTree.generation
        self.roots = roots.map { ObjectIdentifier($0) }
    }

    private func isSame(_ others: [UIView]) -> Bool {
        guard roots.count == others.count else { return false }
        for index in others.indices where ObjectIdentifier(others[index]) != roots[index] { return false }
        return true
    }
}
