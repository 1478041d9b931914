/// The variables and constraints of a solver, and what is known of their solution.
///
/// A variable is in one of four states.
/// - *Fixed:* required equalities alone give its value, one after the other. Its definer is the one that does; all other
///   variables of the definer were fixed before.
/// - *Derived:* apart from inequalities that hold anyway, only required equalities mention it. One of them, its definer,
///   gives its value once the others are known; those others that mention it give variables that derive from it.
/// - *Member* of a block: of what is left, the parts that constraints connect are solved each on its own.
/// - *Loose:* the next solution finds its place.
struct System {
    var variables: [VariableRecord] = []
    var constraints: [ConstraintRecord] = []
    var occurrences: [Occurrence] = []
    var blocks: [Block] = []
    var groups: [ConflictGroup] = []

    // Places in the arrays above that can be taken again.
    var freeVariables: [Int32] = []
    var freeConstraints: [Int32] = []
    /// By number of occurrences in a row.
    var freeOccurrences: [[Int32]] = []
    var freeBlocks: [Int32] = []
    var freeGroups: [Int32] = []

    var variableCount = 0
    var constraintCount = 0
    /// Counts how often a variable was fixed or derived: what depends on a variable was so later.
    var fixCount = 0

    // What the next solution has to look at.
    var loose: [Int32] = []
    var dirtyBlocks: [Int32] = []
    var checks: [Int32] = []
    var staleFixed = OrderedQueue()
    var staleDerived = OrderedQueue()

    /// Variables whose value was set in this solution, with the value before.
    var touched: [(variable: Int32, before: Double)] = []

    // Work space.
    var stamp: Int32 = 0

    var needsSolving: Bool {
        !loose.isEmpty || !dirtyBlocks.isEmpty || !checks.isEmpty || !staleFixed.isEmpty
            || !staleDerived.isEmpty
    }
}
