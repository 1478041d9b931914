/// The variables and constraints of a solver, and what is known of their solution.
///
/// A variable is *fixed* if required equalities alone give its value, one after the other: its definer is the one that
/// does, and all other variables of the definer were fixed before. What is left falls into *blocks*: constraints connect
/// the variables of a block with each other and with fixed variables only, so that each block is solved on its own.
/// A variable that is neither is *loose*: the next solution finds its place.
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
    /// Counts how often a variable was fixed: what depends on a variable was fixed later.
    var fixCount = 0

    // What the next solution has to look at.
    var loose: [Int32] = []
    var dirtyBlocks: [Int32] = []
    var checks: [Int32] = []
    var stale = OrderedQueue()

    /// Variables whose value was set in this solution, with the value before.
    var touched: [(variable: Int32, before: Double)] = []

    // Work space.
    var localIndex: [Int32] = []
    var stamp: Int32 = 0

    var needsSolving: Bool {
        !loose.isEmpty || !dirtyBlocks.isEmpty || !checks.isEmpty || !stale.isEmpty
    }
}
