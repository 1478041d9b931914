/// An unknown of a solver.
package struct Variable: Hashable, Comparable, Sendable {
    /// Its place in the solver's arrays, which another variable takes when this one is removed.
    package let index: Int32

    package static func < (one: Variable, other: Variable) -> Bool {
        one.index < other.index
    }

    /// Stands for no unknown.
    package static let none = Variable(index: -1)
}
