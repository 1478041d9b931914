/// A member in a class's list for nibs.
struct NibEntry {
    let list: NibList
    /// The list's element in Swift.
    let text: String
    /// The member's first token.
    let index: Int
}
