/// Buttons that belong together, with the one that stands for them where there is little room.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
    /// The buttons.
    open var barButtonItems: [UIBarButtonItem]
    /// The button that stands for them where there is little room.
    open var representativeItem: UIBarButtonItem?

    /// Makes a group.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
    }
}
