import Foundation

/// One change of an update, as a layout is told of it.
///
/// The item of the index path of a whole section is `NSNotFound`.
public final class UICollectionViewUpdateItem: Sendable {
    /// What happens to the item or section.
    public enum Action: Int, Sendable {
        /// It is put in.
        case insert
        /// It is taken out.
        case delete
        /// It is taken out and put in again.
        case reload
        /// It goes elsewhere.
        case move
        /// Nothing.
        case none
    }

    /// Where it was; `nil` for what is put in.
    public let indexPathBeforeUpdate: IndexPath?

    /// Where it is; `nil` for what is taken out.
    public let indexPathAfterUpdate: IndexPath?

    /// What happens.
    public let updateAction: Action

    init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
        updateAction = action
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
    }
}
