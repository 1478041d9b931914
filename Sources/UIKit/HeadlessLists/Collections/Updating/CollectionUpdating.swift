/// The pending changes to a collection view's data.
struct CollectionUpdating {
    var depth = 0
    var update = BatchUpdate()
    var completions: [@MainActor (Bool) -> Void] = []
    var isUnderWay = false
    /// A serial number of updates, to identify the end of an animation.
    var serial = 0
}
