/// Variables that are solved together.
struct Block {
    var variables: [Int32] = []
    var isLive = true
    var isDirty = false
    /// Whether more than one solution may be best: it then has all its variables' constraints, and what derives from
    /// them.
    var hasChoice = false
}
