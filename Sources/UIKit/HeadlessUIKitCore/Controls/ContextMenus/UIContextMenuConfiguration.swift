/// The content of a context menu: a menu and a preview.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// A closure that returns the view controller of the preview; `nil` for no preview.
    public typealias PreviewProvider = @MainActor () -> UIViewController?
    /// A closure that returns the menu. The system suggests no actions here.
    public typealias ActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

    /// The configuration's identifier; unique unless one is given.
    open private(set) var identifier: any NSCopying
    let previewProvider: PreviewProvider?
    let actionProvider: ActionProvider?

    /// Creates a configuration.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil,
        actionProvider: ActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSString(string: UIApplication.shared.nextActionName())
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
    }
}
