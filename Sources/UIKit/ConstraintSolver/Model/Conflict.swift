/// Required constraints that do not hold together.
package struct Conflict: Equatable, Sendable {
    /// The one that the solver treats as if it were absent.
    package let broken: ConstraintID
    /// The broken one and those that it conflicts with, in order of creation: without any one of them the others hold.
    package let set: [ConstraintID]
}
