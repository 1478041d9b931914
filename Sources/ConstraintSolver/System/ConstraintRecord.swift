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
    var isOfSystem: Bool
    var isLive = true
    var isChecked = false

    var isRequired: Bool { priority >= 1000 }
    var isBroken: Bool { group >= 0 }
    var canDefine: Bool { isLive && isRequired && relation == .equal && group < 0 }
    var range: Range<Int> { Int(start)..<Int(start + count) }
}
