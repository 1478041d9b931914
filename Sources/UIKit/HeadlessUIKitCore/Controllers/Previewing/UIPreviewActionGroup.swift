import Foundation

/// A submenu of the menu below a preview.
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
    /// The group's title.
    open private(set) var title: String
    let style: UIPreviewAction.Style
    let actions: [UIPreviewAction]

    /// Makes a group.
    public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
        self.title = title
        self.style = style
        self.actions = actions
        super.init()
    }
}
