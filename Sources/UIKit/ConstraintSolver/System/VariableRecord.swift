/// What a system knows of a variable.
struct VariableRecord {
    /// How a variable gets its value.
    enum State: UInt8 {
        case loose, fixed, derived, member
    }

    var value = 0.0
    /// How many variables were made before.
    var serial: Int
    /// When it was fixed or derived; smaller for the variables that it depends on.
    var order = 0
    /// The first of its occurrences, or -1.
    var firstOccurrence: Int32 = -1
    /// The required equality that gives its value if it is fixed or derived, or -1.
    var definer: Int32 = -1
    var block: Int32 = -1
    var group: Int32 = -1
    var stamp: Int32 = 0
    /// While its place is looked for: how many constraints still matter to it.
    var ties: Int32 = 0
    var kind: Solver.Kind
    var state = State.loose
    var isLive = true
    /// Whether it is in the list of loose variables; it may have found its place since.
    var isListed = false
    var isTouched = false

    var isFixed: Bool { state == .fixed }
    var isLoose: Bool { isLive && state == .loose }
    /// Whether its place has been found, and it is not fixed.
    var isSettled: Bool { state == .member || state == .derived }
}
