/// A term of a constraint, linked with the other terms of its variable.
struct Occurrence {
    var coefficient: Double
    var variable: Int32
    var constraint: Int32
    var next: Int32 = -1
    var previous: Int32 = -1
}
