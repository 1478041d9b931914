import Foundation

/// An action of the menu below a preview, which ``UIViewController/previewActionItems`` lists.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
    /// How an action looks.
    public enum Style: Int, Sendable {
        /// As usual.
        case `default`
        /// With a check mark.
        case selected
        /// In red.
        case destructive
    }

    /// The action's title.
    open private(set) var title: String
    /// Runs the action, with the previewed controller.
    open private(set) var handler: (any UIPreviewActionItem, UIViewController) -> Void
    let style: Style

    /// Makes an action.
    public init(
        title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void
    ) {
        self.title = title
        self.style = style
        self.handler = { item, controller in
            if let action = item as? UIPreviewAction { handler(action, controller) }
        }
        super.init()
    }
}
