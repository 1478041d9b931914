extension UIViewController {
    /// A controller's items for the bars of containers, and what containers store for it.
    struct BarState {
        var insets = UIEdgeInsets.zero
        /// The view's safe area without the controller's additional insets, while a transition moves the view.
        var fixedSafeArea: UIEdgeInsets?
        var toolbarItems: [UIBarButtonItem]?
        var hidesBottomBarWhenPushed = false
        var navigationItem: UINavigationItem?
        var tabBarItem: UITabBarItem?
    }

    final func makeNavigationItem() -> UINavigationItem {
        if let item = barState.navigationItem { return item }
        let item = UINavigationItem()
        item.title = title
        barState.navigationItem = item
        return item
    }

    final func makeTabBarItem() -> UITabBarItem {
        if let item = barState.tabBarItem { return item }
        let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
        barState.tabBarItem = item
        return item
    }

    final func setTabBarItem(_ item: UITabBarItem?) {
        guard item !== barState.tabBarItem else { return }
        barState.tabBarItem = item
        tabBarController?.tabItemsDidChange()
    }

    final func titleDidChange() {
        let (item, tabItem) = (barState.navigationItem, barState.tabBarItem)
        item?.title = title
        tabItem?.title = title
        KeyObservers.noteChange(of: self as NSObject)
    }

    /// Whether the scroll view that is the controller's content is adjusted to bars, even if it cannot scroll.
    final var isBetweenBars: Bool { automaticallyAdjustsScrollViewInsets && parent?.hasBars == true }

    final var addedSafeArea: UIEdgeInsets {
        barState.fixedSafeArea == nil
            ? additionalSafeAreaInsets.adding(barState.insets) : additionalSafeAreaInsets
    }

    final func setBarInsets(_ insets: UIEdgeInsets) {
        guard insets != barState.insets else { return }
        barState.insets = insets
        guard barState.fixedSafeArea == nil else { return }
        viewIfLoaded?.setNeedsLayout()
        viewIfLoaded?.noteSafeAreasInside()
    }

    final func fixSafeArea(_ insets: UIEdgeInsets?) {
        guard insets != barState.fixedSafeArea else { return }
        barState.fixedSafeArea = insets
        viewIfLoaded?.noteSafeAreasInside()
    }

    final func setHidesBottomBar(_ isHidden: Bool) {
        guard isHidden != barState.hidesBottomBarWhenPushed else { return }
        barState.hidesBottomBarWhenPushed = isHidden
        navigationController?.bottomBarsMayHaveChanged()
    }

    final func nearestAncestor<Container: UIViewController>(_ type: Container.Type = Container.self)
        -> Container?
    {
        var ancestor = parent
        while let current = ancestor {
            if let found = current as? Container { return found }
            ancestor = current.parent
        }
        return nil
    }

    /// A short description of the controller, for reports: `ListController "Inbox"`.
    final var nameInReports: String {
        let title = title.map { " \"\($0.inOneLine)\"" } ?? ""
        return "\(type(of: self))\(title)"
    }
}

extension UIViewController: ChangeTeller {}
