import Foundation

/// What swiping a row aside offers to do with it.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// What there is to do; the first stands at the row's edge.
    public final let actions: [UIContextualAction]

    /// Whether swiping the row nearly all the way does the first of them at once; yes unless set.
    open var performsFirstActionWithFullSwipe = true

    /// Whether it deletes a row of which nothing says that it can be deleted.
    final var isAssumed = false

    /// Makes a configuration; without actions the row cannot be swiped to that side.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
