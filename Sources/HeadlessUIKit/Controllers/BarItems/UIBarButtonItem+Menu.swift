extension UIBarButtonItem {
    /// Makes an item with a title, a picture or both, which does `primaryAction` and shows a menu.
    ///
    /// Where title and picture are not given, they are the action's. Without an action a press shows the menu; with one
    /// a long press does.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu?
    ) {
        self.init(title: title, image: image, primaryAction: primaryAction)
        self.menu = menu
    }

    /// Makes an item that the system knows, which does `primaryAction` and shows a menu.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu?) {
        self.init(systemItem: systemItem, primaryAction: primaryAction)
        self.menu = menu
    }
}

extension UIBarButton {
    /// Shows the item's menu: at a touch, if a press does nothing else.
    func showMenu(of item: UIBarButtonItem) {
        // A menu that is set anew while it is open would close.
        if menu !== item.menu { menu = item.menu }
        showsMenuAsPrimaryAction = item.menu != nil && item.primaryAction == nil && item.action == nil
    }
}
