extension UITabBarController {
    /// The maximum number of tabs in the bar; with more controllers, the last tab is a list of the rest.
    static let mostTabs = 5

    // MARK: Changing the tabs

    final func changeTabs(to controllers: [UIViewController]?) {
        let old = tabs ?? []
        let index = old.firstIndex { $0 === selected } ?? NSNotFound
        var new: [UIViewController] = []
        var names: Set<ObjectIdentifier> = []
        for controller in controllers ?? [] {
            if isOrIsIn(controller) {
                NavigationFailure.containsItself(controller, in: self).record()
            } else if names.insert(ObjectIdentifier(controller)).inserted {
                new.append(controller)
            } else {
                NavigationFailure.twice(controller, in: self).record()
            }
        }
        let isKept = Set(old.map { ObjectIdentifier($0) })
        tabs = controllers == nil ? nil : new
        if selected.map({ !names.contains(ObjectIdentifier($0)) }) ?? true {
            selected = new.indices.contains(index) ? new[index] : new.first
        }
        if hasMore || new.count > Self.mostTabs { more.giveBack() }
        for controller in old where !names.contains(ObjectIdentifier(controller)) {
            controller.willMove(toParent: nil)
            release(controller)
        }
        for controller in new where !isKept.contains(ObjectIdentifier(controller)) {
            guard tabs?.containsObject(controller) == true else { continue }
            addChild(controller)
            if tabs?.containsObject(controller) == true {
                controller.didMove(toParent: self)
            } else {
                controller.removeFromParent()
            }
        }
        tabItemsDidChange()
        showSelected()
    }

    private func release(_ controller: UIViewController) {
        if change?.from === controller || change?.to === controller { breakOffChange() }
        if shown === controller { shown = nil }
        if controller.viewIfLoaded?.superview === content { controller.viewIfLoaded?.removeFromSuperview() }
        controller.setBarInsets(.zero)
        if controller.parent === self { controller.removeFromParent() }
    }

    final func forget(_ controller: UIViewController) {
        guard more.borrowed !== controller, let tabs, tabs.containsObject(controller) else { return }
        let index = selectedIndex
        if shown === controller, change == nil { shown = nil }
        let left = tabs.filter { $0 !== controller }
        self.tabs = left
        if selected === controller { selected = left.indices.contains(index) ? left[index] : left.first }
        tabItemsDidChange()
        showSelected()
    }

    final func tabItemsDidChange() {
        let tabs = tabs ?? []
        let hadMore = hasMore
        hasMore = tabs.count > Self.mostTabs
        if hasMore {
            if more.navigation.parent == nil {
                addChild(more.navigation)
                more.navigation.didMove(toParent: self)
            }
            more.listDidChange()
        } else if hadMore {
            more.isChosen = false
            more.navigation.willMove(toParent: nil)
            release(more.navigation)
        }
        var items = tabs.prefix(hasMore ? Self.mostTabs - 1 : Self.mostTabs).compactMap { $0.tabBarItem }
        if hasMore { items.append(more.navigation.tabBarItem) }
        tabBar.show(items)
        tabBar.select(visibleTab?.tabBarItem)
    }

    final var rest: [UIViewController] {
        hasMore ? Array((tabs ?? []).dropFirst(Self.mostTabs - 1)) : []
    }

    /// The child to show: the selected controller, or "More" if that is among the rest.
    final var visibleTab: UIViewController? {
        guard let selected else { return nil }
        if more.isChosen, hasMore { return more.navigation }
        return rest.contains { $0 === selected } ? more.navigation : selected
    }

    // MARK: Selecting

    final func select(_ controller: UIViewController) {
        let isOfRest = rest.contains { $0 === controller }
        more.isChosen = false
        if !isOfRest, hasMore { more.giveBack() }
        selected = controller
        if isOfRest { more.show(controller) }
        tabBar.select(visibleTab?.tabBarItem)
        showSelected()
    }

    final func selectMore() {
        more.isChosen = true
        tabBar.select(visibleTab?.tabBarItem)
        showSelected()
    }

    final func tabWasTapped(_ item: UITabBarItem) {
        let isMore = hasMore && item === more.navigation.tabBarItem
        guard let controller = isMore ? more.navigation : tabs?.first(where: { $0.tabBarItem === item })
        else { return }
        tabBar(tabBar, didSelect: item)
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
        if visibleTab === controller {
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        } else if isMore {
            selectMore()
        } else if tabs?.containsObject(controller) == true {
            select(controller)
        }
        delegate?.tabBarController(self, didSelect: controller)
    }
}
