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
        var areAnimated = false
        for view in views {
            view.windowLink = newWindow
            if view.flags.contains(.isAnimated) { areAnimated = true }
        }
        if newWindow == nil {
            flags.insert(.hasLeftWindow)
            if areAnimated { for view in views { view.endAnimationsOffScreen() } }
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
        if subviewStore.isEmpty { return [self] }
        // Without closures, and with room for a cell's content: this runs four times for each cell that is reused.
        var views: [UIView] = []
        views.reserveCapacity(8)
        var pending: [UIView] = []
        var next: UIView? = self
        while let view = next {
            views.append(view)
            let count = view.subviewStore.count
            if count == 0 {
                next = pending.popLast()
                continue
            }
            for index in stride(from: count - 1, to: 0, by: -1) { pending.append(view.subviewStore[index]) }
            next = view.subviewStore[0]
        }
        return views
    }
}
