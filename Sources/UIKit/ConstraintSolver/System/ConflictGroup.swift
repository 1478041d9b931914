/// Variables that required constraints connect, some of which cannot hold.
struct ConflictGroup {
    var variables: [Int32] = []
    var conflicts: [Conflict] = []
}
