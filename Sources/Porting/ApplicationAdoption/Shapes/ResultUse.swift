/// What the code around a call or property does with its value.
enum ResultUse: Hashable {
    /// It is a statement.
    case unused
    /// It is the first value of a variable.
    case stored
    /// A member of it is used.
    case object
    /// It is unwrapped.
    case optional
    /// The code around it tells the type.
    case any
    /// It is a condition.
    case condition
}
