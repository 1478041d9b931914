/// Variables that no constraint connects with variables outside, except for fixed ones.
struct Block {
    var variables: [Int32] = []
    var isLive = true
    var isDirty = false
}
