/// An item of a ``UIMenuController``.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    /// The title.
    open var title: String
    /// The method that is called on the nearest responder that can perform it, with the menu as its sender.
    open var action: Selector

    /// Makes an item.
    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }
}
