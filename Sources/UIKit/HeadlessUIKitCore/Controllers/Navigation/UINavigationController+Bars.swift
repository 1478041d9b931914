extension UINavigationController {
    final func showItems() {
        let known = navigationBar.items?.count ?? 0
        if itemsAreStale || known > stack.count {
            itemsAreStale = false
            navigationBar.showManaged(stack.map(\.navigationItem))
        } else {
            // Controllers were added on top at most; a new item of the former top one replaces the old item.
            let kept = max(known - 1, 0)
            navigationBar.showManaged(stack[kept...].map(\.navigationItem), above: kept)
        }
        toolbar.setManaged(stack.last?.toolbarItems)
    }

    final func toolbarItemsDidChange(of controller: UIViewController) {
        if controller === stack.last { toolbar.setManaged(controller.toolbarItems) }
    }

    final var wantsNoBottomBars: Bool {
        for controller in stack where controller.hidesBottomBarWhenPushed { return true }
        return false
    }

    final func bottomBarsMayHaveChanged() {
        viewIfLoaded?.setNeedsLayout()
        tabBarController?.viewIfLoaded?.setNeedsLayout()
    }

    /// Requests layout if the stack hides bottom bars that are shown, or no longer hides those that are hidden.
    final func bottomBarsFollowStack() {
        guard toolbar.isHidden == showsToolbar || tabBarController?.needsToToggleBar == true else { return }
        bottomBarsMayHaveChanged()
    }

    final var showsToolbar: Bool { !isToolbarHidden && !wantsNoBottomBars }

    /// The height of the bar before anything is scrolled: a view below an opaque bar does not move with it.
    private var barHeight: CGFloat {
        navigationBar.isHidden ? 0 : navigationBar.expandedHeight
    }

    /// The current height of the bar, without what scrolling has collapsed.
    private var shownBarHeight: CGFloat {
        navigationBar.isHidden ? 0 : navigationBar.expandedHeight - navigationBar.hiddenHeight
    }

    private var toolbarHeight: CGFloat {
        showsToolbar ? toolbar.sizeThatFits(view.bounds.size).height : 0
    }

    // MARK: Layout

    final func layOutBars() {
        guard let view = viewIfLoaded else { return }
        swipe.edgeMayHaveChanged()
        let (bounds, safe) = (view.bounds, view.safeAreaInsets)
        let bottom = toolbarHeight
        if toolbar.isHidden == showsToolbar { toolbar.isHidden = !showsToolbar }
        if content.frame != bounds { content.frame = bounds }
        followContent()
        layOutBar(safeTop: safe.top)
        if showsToolbar {
            toolbar.frame = CGRect(
                x: bounds.minX, y: bounds.maxY - safe.bottom - bottom, width: bounds.width, height: bottom)
        }
        layOutChildren()
    }

    private func layOutBar(safeTop: CGFloat) {
        guard !navigationBar.isHidden, let view = viewIfLoaded else { return }
        let bounds = view.bounds
        let frame = CGRect(
            x: bounds.minX, y: bounds.minY + safeTop, width: bounds.width,
            height: navigationBar.sizeThatFits(bounds.size).height)
        if navigationBar.frame != frame { navigationBar.frame = frame }
    }

    // MARK: Large titles

    private func followContent() {
        let scrollView =
            navigationBar.collapsibleHeight > 0 || navigationBar.watchesContent
            ? change?.to.contentScrollView ?? shown?.contentScrollView : nil
        if followed !== scrollView {
            if followed?.largeTitleOwner === self { followed?.largeTitleOwner = nil }
            followed = scrollView
            scrollView?.largeTitleOwner = self
        }
        if let scrollView {
            showLargeTitle(over: scrollView)
        } else {
            navigationBar.collapse(by: 0)
            navigationBar.isOverContent = false
            (change?.to ?? shown)?.contentScrollView?.roomForLargeTitle = 0
        }
    }

    /// Shows as much of the large title as the content offset leaves room for.
    final func showLargeTitle(over scrollView: UIScrollView) {
        guard scrollView === followed else { return }
        let scrolled = scrollView.contentOffset.y - scrollView.offsetRange(.vertical).lowerBound
        navigationBar.collapse(by: scrolled)
        navigationBar.isOverContent = scrolled > navigationBar.collapsibleHeight
        if let view = viewIfLoaded { layOutBar(safeTop: view.safeAreaInsets.top) }
        // The safe area ends where the bar does. The content keeps its full scrolling range all the same.
        scrollView.roomForLargeTitle = navigationBar.isHidden ? 0 : navigationBar.hiddenHeight
        for controller in [change?.to, shown] where controller?.contentScrollView === scrollView {
            if let controller, controller.parent === self {
                controller.setBarInsets(barInsets(for: controller))
            }
        }
    }

    // MARK: Frames

    final func barInsets(for controller: UIViewController) -> UIEdgeInsets {
        UIEdgeInsets(
            top: reaches(controller, under: .top, isTranslucent: navigationBar.isTranslucent)
                ? shownBarHeight : 0,
            left: 0,
            bottom: reaches(controller, under: .bottom, isTranslucent: toolbar.isTranslucent)
                ? toolbarHeight : 0,
            right: 0)
    }

    private func reaches(
        _ controller: UIViewController, under edge: UIRectEdge, isTranslucent: Bool
    ) -> Bool {
        controller.edgesForExtendedLayout.contains(edge)
            && (isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
    }

    final func frame(for controller: UIViewController) -> CGRect {
        var cut = UIEdgeInsets.zero
        if !navigationBar.isHidden,
            !reaches(controller, under: .top, isTranslucent: navigationBar.isTranslucent)
        {
            cut.top = view.safeAreaInsets.top + barHeight
        }
        if showsToolbar, !reaches(controller, under: .bottom, isTranslucent: toolbar.isTranslucent) {
            cut.bottom = view.safeAreaInsets.bottom + toolbarHeight
        }
        return content.bounds.inset(by: cut)
    }

    // MARK: Going back

    final func backButtonPressed() {
        guard stack.count > 1, let item = navigationBar.topItem,
            (self as? any UINavigationBarDelegate)?.navigationBar(navigationBar, shouldPop: item) ?? true,
            // The delegate may have popped in the callback.
            navigationBar.topItem === item
        else { return }
        popViewController(animated: true)
    }
}

extension UIViewController {
    /// The scroll view that the bars above it follow: the view, or its first subview.
    var contentScrollView: UIScrollView? {
        guard let view = viewIfLoaded else { return nil }
        let content = view.flags.contains(.isScrollView) ? view : view.subviews.first
        return content?.flags.contains(.isScrollView) == true ? content as? UIScrollView : nil
    }
}
