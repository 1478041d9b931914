extension UIViewController {
    /// What a controller has for the bars of containers, and what containers keep of it.
    struct BarState {
        /// How far the container's bars reach over the view.
        var insets = UIEdgeInsets.zero
        /// The view's safe area without what is added to it, while a transition moves the view about.
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
    }

    /// What the controller and the container's bars add to the safe area of the view.
    final var addedSafeArea: UIEdgeInsets {
        barState.fixedSafeArea == nil
            ? additionalSafeAreaInsets.adding(barState.insets) : additionalSafeAreaInsets
    }

    /// Takes note of how far the container's bars reach over the view.
    final func setBarInsets(_ insets: UIEdgeInsets) {
        guard insets != barState.insets else { return }
        barState.insets = insets
        guard barState.fixedSafeArea == nil else { return }
        viewIfLoaded?.setNeedsLayout()
        viewIfLoaded?.noteSafeAreasInside()
    }

    /// Has the view's safe area stay what it is, or will be, however a transition moves the view.
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

    /// The nearest navigation controller that this one is in.
    public final var navigationController: UINavigationController? {
        var controller = parent
        while let current = controller {
            if let found = current as? UINavigationController { return found }
            controller = current.parent
        }
        return nil
    }

    /// The nearest tab bar controller that this one is in.
    public final var tabBarController: UITabBarController? {
        var controller = parent
        while let current = controller {
            if let found = current as? UITabBarController { return found }
            controller = current.parent
        }
        return nil
    }

    /// Whether the controller comes into sight because it was pushed, from `viewWillAppear` to `viewDidAppear`, both
    /// included. In other containers than a navigation controller it never says so.
    public final var isMovingToParent: Bool {
        (parent as? UINavigationController)?.newcomers.contains { $0 === self } ?? false
    }

    /// Whether the controller leaves sight because it was popped, from `viewWillDisappear` to `viewDidDisappear`, both
    /// included. In other containers than a navigation controller it never says so.
    public final var isMovingFromParent: Bool {
        (parent as? UINavigationController)?.leavers.contains { $0 === self } ?? false
    }

    /// The controller in a few words, for reports: `ListController "Inbox"`.
    final var nameInReports: String {
        let title = title.map { " \"\($0.inOneLine)\"" } ?? ""
        return "\(type(of: self))\(title)"
    }
}
