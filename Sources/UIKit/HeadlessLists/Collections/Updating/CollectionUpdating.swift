/// The pending changes to a collection view's data.
struct CollectionUpdating {
    /// The depth of nested update blocks.
    var depth = 0
    /// The collected changes.
    var update = BatchUpdate()
    /// The completions to call after the animation.
    var completions: [@MainActor (Bool) -> Void] = []
    /// Whether the changes are being applied.
    var isUnderWay = false
    /// A serial number of updates, to identify the end of an animation.
    var serial = 0
}
