/// Variables that are solved together.
struct Block {
    var variables: [Int32] = []
    var isLive = true
    var isDirty = false
    /// Whether more than one solution may be best, so that the block has all constraints of its variables, and all
    /// variables that derive from them.
    var hasChoice = false
}
