/// An unknown that an equality expresses by others.
struct Elimination {
    var unknown: Int
    var constant: Double
    var terms: [(item: Int, coefficient: Double)]
    /// Whether it is expressed as the equality has it, so that unknowns eliminated before may occur. Otherwise only
    /// unknowns do that are there, or that were eliminated later by way of a sum.
    var isDirect: Bool
}
