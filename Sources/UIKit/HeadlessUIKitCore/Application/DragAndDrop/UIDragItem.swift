/// An item that is dragged: data for whoever takes it, and what the application itself knows of it.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    /// The provider.
    open var itemProvider: NSItemProvider { itemProviderStore }
    private let itemProviderStore: NSItemProvider
    /// What the application knows of the item.
    open var localObject: Any?
    /// Returns another preview during the drag; `nil` for the one that it was lifted with.
    open var previewProvider: (() -> UIDragPreview?)?

    /// Makes an item of a provider.
    public init(itemProvider: NSItemProvider) {
        itemProviderStore = itemProvider
        super.init()
    }
}
