extension UIBarButton {
    /// Shows the item's menu: on touch down, if a tap does nothing else.
    func showMenu(of item: UIBarButtonItem) {
        // Setting the same menu while it is open would close it.
        if menu !== item.menu { menu = item.menu }
        showsMenuAsPrimaryAction = item.menu != nil && item.primaryAction == nil && item.action == nil
    }
}
