/// The actions that swiping a row reveals.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// The actions; the first is at the row's edge.
    open private(set) var actions: [UIContextualAction]

    /// Whether a full swipe performs the first action immediately; `true` by default.
    open var performsFirstActionWithFullSwipe = true

    /// Whether it deletes a row that the application did not declare deletable.
    final var isAssumed = false

    /// Creates a configuration; without actions the row cannot be swiped to that side.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
