import Foundation

/// What a context menu shows: a menu, and a preview of what it is about.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// What makes the controller whose view is the preview; `nil` stands for none.
    public typealias PreviewProvider = @MainActor () -> UIViewController?
    /// What makes the menu. The system suggests no actions here.
    public typealias ActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

    /// What tells the configuration from others; unique unless one is given.
    public final let identifier: any NSCopying
    let previewProvider: PreviewProvider?
    let actionProvider: ActionProvider?

    /// Makes a configuration.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil,
        actionProvider: ActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSString(string: UIApplication.shared.nextActionName())
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
    }
}
