/// An action for a row, with a button that swiping the row reveals.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// The styles of an action.
    public enum Style: Int, Sendable {
        /// A normal action.
        case normal
        /// An action that deletes data.
        case destructive
    }

    /// Performs the action; its arguments are the action, the button, and a completion closure to call with success.
    public typealias Handler =
        @MainActor (
            UIContextualAction, UIView, @escaping @MainActor (Bool) -> Void
        ) -> Void

    /// The style of the button.
    open private(set) var style: Style
    /// Called when the button is tapped; the row closes when its completion closure is called.
    open private(set) var handler: Handler
    /// The title of the button.
    open var title: String?
    /// The button's background; by default grey, or red for a destructive action.
    open var backgroundColor: UIColor!
    /// The image of the button.
    open var image: UIImage?

    /// Creates an action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
        backgroundColor = style == .destructive ? .systemRed : .systemGray
    }
}
