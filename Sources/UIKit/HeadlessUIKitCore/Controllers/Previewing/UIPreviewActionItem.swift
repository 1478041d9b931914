/// An item of the menu below a preview: a ``UIPreviewAction`` or a ``UIPreviewActionGroup``.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: AnyObject {
    /// The item's title.
    var title: String { get }
}
