extension UITabBarController {
    /// Shows the selected tab, unless a transition is under way, whose end will do so.
    final func showSelected() {
        viewIfLoaded?.setNeedsLayout()
        guard change == nil, shown !== visibleTab, isViewLoaded else { return }
        guard let application = view.window?.application, let to = visibleTab,
            appearance.phase == .appeared || appearance.phase == .appearing
        else {
            return showSelectedOffScreen()
        }
        guard appearance.phase == .appearing else { return begin(to, in: application) }
        // The views may still be being moved to the window.
        application.afterCommit { [weak self] in self?.changeToSelected() }
        application.commitUnlessInTurn()
    }

    private func changeToSelected() {
        guard change == nil, shown !== visibleTab, let to = visibleTab,
            let application = viewIfLoaded?.window?.application,
            appearance.phase == .appeared || appearance.phase == .appearing
        else { return }
        begin(to, in: application)
    }

    private func showSelectedOffScreen() {
        switch appearance.phase {
        // On its way into a window, it shows the selected tab once it is there.
        case .appearing where view.window == nil: break
        case .disappeared where view.window == nil, .disappearing where view.window == nil:
            // No view is loaded before it is to be seen.
            shown.take()?.viewIfLoaded?.removeFromSuperview()
        default: replaceShown()
        }
    }

    final func load(_ child: UIViewController) { child.loadViewIfNeeded() }

    final func passMoment(_ moment: Appearance.Moment) {
        switch moment {
        case .comes: if change == nil { replaceShown() }
        case .cameAlong: break
        case .entered, .arrived: if shown !== visibleTab { showSelected() }
        case .left: breakOffChange()
        }
    }

    private func begin(_ to: UIViewController, in application: UIApplication) {
        // While the tabs change, callbacks may come before the selected one is a child; it is shown after them.
        guard to.parent === self else { return }
        let from = shown
        let change = ChildChange(from: from, to: to, animated: false)
        self.change = change
        let toView = to.loadedView
        // Loading its view may have selected another tab.
        guard self.change === change, visibleTab === to else {
            if self.change === change { self.change = nil }
            return showSelected()
        }
        let areEnabled = UIView.areAnimationsEnabled
        let animator = from.flatMap { from in
            areEnabled
                ? delegate?.tabBarController(self, animationControllerForTransitionFrom: from, to: to) : nil
        }
        let interactor = animator.flatMap { delegate?.tabBarController(self, interactionControllerFor: $0) }
        change.isAnimated = animator != nil
        let transition = makeTransition(
            of: change, from: fixSafeArea(of: from), toView, animator ?? NavigationSlide(isPop: false),
            interactor)
        to.beginAppearance(true, animated: change.isAnimated)
        // The callbacks may have changed the tabs.
        if self.change === change { from?.beginAppearance(false, animated: change.isAnimated) }
        run(transition, of: change, toView, in: application)
    }

    final func complete(_ change: ChildChange) { finishChange(from: change.from, to: change.to) }

    final func goBack(on change: ChildChange) {
        let (from, to) = (change.from, change.to)
        sendBack(to, animated: true)
        guard let from else { return }
        guard from.parent === self else { return from.fixSafeArea(nil) }
        if visibleTab === to { selected = from }
        tabBar.select(visibleTab?.tabBarItem)
        keep(from, animated: true)
    }

    final var wantedChild: UIViewController? { visibleTab }

    final func showWantedChild() { showSelected() }

    // MARK: Layout

    /// Whether a tab's navigation controller hides the bar for a pushed controller.
    private var isPushedAway: Bool {
        guard let tab = change?.to ?? shown else { return false }
        return (tab as? UINavigationController)?.wantsNoBottomBars ?? false
    }

    /// Whether the bar is shown or hidden against what a tab's navigation controller wants.
    final var needsToToggleBar: Bool { wasPushedAway != isPushedAway }

    private var barHeight: CGFloat {
        tabBar.isHidden ? 0 : tabBar.sizeThatFits(view.bounds.size).height
    }

    final func layOutBars() {
        guard let view = viewIfLoaded else { return }
        let bounds = view.bounds
        if content.frame != bounds { content.frame = bounds }
        if needsToToggleBar {
            // Otherwise view code decides whether it is hidden.
            wasPushedAway = isPushedAway
            tabBar.isHidden = isPushedAway
        }
        // The bar extends to the screen's bottom edge, its buttons to the safe area's.
        let height = tabBar.sizeThatFits(bounds.size).height + view.safeAreaInsets.bottom
        let frame = CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
        if tabBar.frame != frame { tabBar.frame = frame }
        layOutChildren()
    }

    /// Shows or hides the bar where another controller of a tab wants it, as a transition to that begins.
    final func showOrHideBar() {
        // Without that, or anything else that waits for layout, the views are in their places.
        guard let view = viewIfLoaded else { return }
        if needsToToggleBar || view.flags.contains(.needsLayout) { layOutBars() }
    }

    private func reachesUnderBar(_ controller: UIViewController) -> Bool {
        controller.edgesForExtendedLayout.contains(.bottom)
            && (tabBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
    }

    final func barInsets(for controller: UIViewController) -> UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: reachesUnderBar(controller) ? barHeight : 0, right: 0)
    }

    final func frame(for controller: UIViewController) -> CGRect {
        var cut = UIEdgeInsets.zero
        if !tabBar.isHidden, !reachesUnderBar(controller) {
            cut.bottom = view.safeAreaInsets.bottom + barHeight
        }
        return content.bounds.inset(by: cut)
    }
}
