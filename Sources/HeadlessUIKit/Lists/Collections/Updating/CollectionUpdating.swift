import Foundation

/// The changes to a collection view's data that wait to be carried out together.
struct CollectionUpdating {
    /// How many blocks of updates are being run inside each other.
    var depth = 0
    /// What was told in them.
    var update = BatchUpdate()
    /// What is to be done when the animation is over.
    var completions: [@MainActor (Bool) -> Void] = []
    /// Whether the changes are being carried out.
    var isUnderWay = false
    /// How many updates there were, to tell whose animation is over.
    var serial = 0
}
