/// A change of an update, as a layout gets it.
///
/// A change of a whole section has an index path whose item is `NSNotFound`.
public final class UICollectionViewUpdateItem: Sendable {
    /// The kind of change of an item or section.
    public enum Action: Int, Sendable {
        /// It is inserted.
        case insert
        /// It is deleted.
        case delete
        /// It is deleted and inserted again.
        case reload
        /// It is moved.
        case move
        /// No change.
        case none
    }

    /// The index path before the update; `nil` for an insertion.
    public let indexPathBeforeUpdate: IndexPath?

    /// The index path after the update; `nil` for a deletion.
    public let indexPathAfterUpdate: IndexPath?

    /// The kind of change.
    public let updateAction: Action

    init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
        updateAction = action
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
    }
}
