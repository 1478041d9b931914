extension UIBarButtonItem {
    /// Makes an item with a title, an image or both, which performs `primaryAction` and shows a menu.
    ///
    /// Title and image default to the action's. Without an action a tap shows the menu; with one a long press does.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu?
    ) {
        self.init(title: title, image: image, primaryAction: primaryAction)
        self.menu = menu
    }

    /// Makes a system item, which performs `primaryAction` and shows a menu.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu?) {
        self.init(systemItem: systemItem, primaryAction: primaryAction)
        self.menu = menu
    }
}

extension UIBarButton {
    /// Shows the item's menu: on touch down, if a tap does nothing else.
    func showMenu(of item: UIBarButtonItem) {
        // Setting the same menu while it is open would close it.
        if menu !== item.menu { menu = item.menu }
        showsMenuAsPrimaryAction = item.menu != nil && item.primaryAction == nil && item.action == nil
    }
}
