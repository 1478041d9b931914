/// What a system knows of a constraint.
struct ConstraintRecord {
    var constant: Double
    /// How many constraints were made before.
    var serial: Int
    var priority: Float
    /// Its terms are occurrences in a row.
    var start: Int32
    var count: Int32
    /// How many of its variables are not fixed.
    var unknowns: Int32 = 0
    /// The variable whose value it gives, or -1.
    var defines: Int32 = -1
    /// The group of conflicts in which it is broken, or -1.
    var group: Int32 = -1
    var stamp: Int32 = 0
    var relation: Relation
    var rank: ConstraintRank
    var isLive = true
    /// Whether it is in the list of constraints to check.
    var isListed = false
    /// Whether it has been violated while it was left aside.
    var isActive = false

    var isRequired: Bool { priority >= 1000 }
    var isBroken: Bool { group >= 0 }
    var canDefine: Bool { isLive && isRequired && relation == .equal && group < 0 }
    /// Whether it is the definer of a derived variable that a block with a choice has taken in.
    var isAbsorbed = false

    /// Whether it is left aside, as most inequalities hold anyway: a solution that satisfies it without it is one with
    /// it.
    var isLazy: Bool { relation != .equal && !isActive && (isRequired || count > 1) }
    /// Whether it decides on the values of its variables together with others.
    var isTie: Bool { !isBroken && !isLazy && defines < 0 && !isAbsorbed }
    var range: Range<Int> { Int(start)..<Int(start + count) }
}
