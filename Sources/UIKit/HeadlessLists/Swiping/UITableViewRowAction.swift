/// An action for a row of a table, of iOS 8 to 12; new code makes a ``UIContextualAction``.
///
/// ```swift
/// func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
///     [UITableViewRowAction(style: .destructive, title: "Delete") { [self] _, path in delete(path) }]
/// }
/// ```
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
    /// The styles of an action.
    public enum Style: Int, Hashable, Sendable {
        /// An action that deletes data.
        case `default`
        /// An action like any other.
        case normal
        /// An action that deletes data.
        public static let destructive = Style.default
    }

    private let ownStyle: Style
    let handler: @MainActor (UITableViewRowAction, IndexPath) -> Void
    /// The title of the button.
    open var title: String?
    /// The button's background; by default grey, or red for an action that deletes.
    open var backgroundColor: UIColor?

    /// Makes an action.
    ///
    /// - Parameter handler: called when the button is tapped; the row stays open until editing ends or the row is gone.
    public init(
        style: Style, title: String?,
        handler: @escaping @MainActor (UITableViewRowAction, IndexPath) -> Void
    ) {
        ownStyle = style
        self.title = title
        self.handler = handler
        super.init()
    }

    /// The style of the button.
    open var style: Style { ownStyle }
}

extension UITableView {
    /// The actions for swiping a row to the left that its delegate gives in either way; `nil` for none.
    final func givenActions(_ path: IndexPath) -> UISwipeActionsConfiguration? {
        guard let delegate else { return nil }
        if let given = delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) {
            return given
        }
        guard let actions = delegate.tableView(self, editActionsForRowAt: path) else { return nil }
        let configuration = UISwipeActionsConfiguration(
            actions: actions.map { action in
                let shown = UIContextualAction(
                    style: action.style == .normal ? .normal : .destructive, title: action.title
                ) { [weak self] _, _, _ in
                    guard let self else { return }
                    action.handler(action, swipe?.path ?? path)
                }
                if let color = action.backgroundColor { shown.backgroundColor = color }
                return shown
            })
        // Apple: a full swipe performs the first action of a configuration; actions of this kind have none.
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }
}
