import Foundation

/// Something to do with a row, behind a button that swiping the row aside uncovers.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// The looks of such a button.
    public enum Style: Int, Sendable {
        /// As usual.
        case normal = 0
        /// As something that cannot be undone.
        case destructive = 1
    }

    /// What the action does: it is given the action, the button, and what to call with whether it was done.
    public typealias Handler =
        @MainActor (
            UIContextualAction, UIView, @escaping @MainActor (Bool) -> Void
        ) -> Void

    /// The look of the button.
    public final let style: Style
    /// What is done when the button is tapped; the row goes back once it is told that it was.
    public final let handler: Handler
    /// What is written on the button.
    open var title: String?
    /// What is behind the title; grey, or red for what is destructive, unless set.
    open var backgroundColor: UIColor!
    /// The picture on the button.
    open var image: UIImage?

    /// Makes an action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
        backgroundColor = style == .destructive ? .systemRed : .systemGray
    }
}
