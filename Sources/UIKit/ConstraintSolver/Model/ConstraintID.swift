/// A constraint of a solver, in order of creation.
package struct ConstraintID: Hashable, Comparable, Sendable {
    /// How many constraints its solver had made before: never the same for two of them.
    package let index: Int
    /// Its place in the solver's arrays, which another constraint takes when this one is removed.
    let slot: Int32

    package static func < (one: ConstraintID, other: ConstraintID) -> Bool {
        one.index < other.index
    }
}
