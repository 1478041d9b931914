/// What is wrong with a pattern of steps.
struct PatternError: Error, Hashable, CustomStringConvertible {
    let pattern: String
    /// Where, counted from 1; `nil` for the whole pattern.
    let column: Int?
    /// What is wrong, without a full stop.
    let message: String
    /// The name of a type of parameters that is not known, and may become so.
    var unknownType: String?

    var description: String {
        let place = column.map { "in column \($0) of" } ?? "in"
        return "\(message), \(place) the step's pattern \(pattern.quoted)."
    }
}
