/// What a system knows of a variable.
struct VariableRecord {
    var value = 0.0
    /// How many variables were made before.
    var serial: Int
    /// When it was fixed; smaller for the variables that it depends on.
    var order = 0
    /// The first of its occurrences, or -1.
    var firstOccurrence: Int32 = -1
    /// The required equality that gives its value, or -1.
    var definer: Int32 = -1
    var block: Int32 = -1
    var group: Int32 = -1
    var stamp: Int32 = 0
    var kind: Solver.Kind
    var isLive = true
    var isLoose = false
    var isTouched = false

    var isFixed: Bool { definer >= 0 }
}
