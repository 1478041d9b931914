extension UIView {
    /// Makes a window its own window.
    final func becomeOwnWindow() {
        windowLink = self as? UIWindow
    }

    /// Tells the view and its descendants that they are about to move to another window.
    final func tellSubtree(willMoveTo newWindow: UIWindow?) {
        for view in subtree() {
            if let old = view.windowLink, newWindow !== old { old.focusWindow?.dropFocus(of: view) }
            view.willMove(toWindow: newWindow)
            view.controller?.viewWillMove(to: newWindow)
        }
    }

    /// Moves the view and its descendants to another window, and tells them.
    final func moveSubtree(to newWindow: UIWindow?) {
        let views = subtree()
        let oldWindow = windowLink
        for view in views { view.windowLink = newWindow }
        if newWindow == nil {
            flags.insert(.hasLeftWindow)
            for view in views { view.endAnimationsOffScreen() }
        }
        oldWindow?.focusWindow?.dropStrayFocus()
        breakOffTouches(in: oldWindow)
        if let rules = newWindow?.application?.appearances, !rules.isEmpty {
            for view in views where view.isInWindow(newWindow) { view.takeAppearance(rules) }
        }
        for view in views where view.isInWindow(newWindow) {
            view.didMoveToWindow()
            view.interactionsDidMoveToWindow()
            view.controller?.viewDidMove(to: newWindow)
        }
        guard newWindow != nil else { return }
        for view in views where view.flags.contains(.wantsFocus) && view.isInWindow(newWindow) {
            view.takeWantedFocus()
        }
    }

    /// The view and its descendants, parents before children, as they are now: callbacks may change the tree.
    private func subtree() -> [UIView] {
        if subviews.isEmpty { return [self] }
        var views: [UIView] = []
        visit { view in
            views.append(view)
            return .into
        }
        return views
    }
}
