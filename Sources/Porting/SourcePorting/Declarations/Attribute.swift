/// An attribute of a declaration.
struct Attribute {
    /// The name without `@`.
    let name: String
    /// The index of its token.
    let token: Int
    /// The source between its parentheses; `nil` without any.
    let argument: String?
}
