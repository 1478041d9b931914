extension UIView {
    /// Tells the view and its descendants that they are about to move to another window.
    final func reportSubtree(willMoveTo newWindow: UIWindow?) {
        // Many a view is added alone, which takes no array.
        if subviewStore.isEmpty {
            tell(CollectionOfOne(self), willMoveTo: newWindow)
        } else {
            tell(subtree(), willMoveTo: newWindow)
        }
    }

    private func tell(_ views: some Sequence<UIView>, willMoveTo newWindow: UIWindow?) {
        let structure = ViewTree.structure
        // What is told may remove others, which do not move then.
        for view in views where ViewTree.structure == structure || view.isDescendant(of: self) {
            if let old = view.windowLink, newWindow !== old { old.focusWindow?.dropFocus(of: view) }
            view.willMove(toWindow: newWindow)
            view.controller?.viewWillMove(to: newWindow)
        }
    }

    /// Moves the view and its descendants to another window, and tells them.
    final func moveSubtree(to newWindow: UIWindow?) {
        if subviewStore.isEmpty {
            move(CollectionOfOne(self), to: newWindow)
        } else {
            move(subtree(), to: newWindow)
        }
    }

    /// Moves the view and its descendants, which are `views`.
    private func move(_ views: some Sequence<UIView>, to newWindow: UIWindow?) {
        let oldWindow = windowLink
        var areAnimated = false
        for view in views {
            view.windowLink = newWindow
            if view.flags.contains(.isAnimated) { areAnimated = true }
        }
        if newWindow == nil {
            flags.insert(.hasLeftWindow)
            DepartureLog.noteRemoval(of: self, from: oldWindow)
            if areAnimated { for view in views { view.endAnimationsOffScreen() } }
        }
        oldWindow?.focusWindow?.dropStrayFocus()
        breakOffTouches(in: oldWindow)
        let application = newWindow?.application
        if let rules = application?.appearances, !rules.isEmpty {
            for view in views where view.isInWindow(newWindow) { view.takeAppearance(rules) }
        }
        // No layout and no transition comes in between, before all of them have been told.
        application?.turnDepth += 1
        defer { application?.turnDepth -= 1 }
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
        // Without closures, and with room for a cell's content: this runs four times for each cell that is reused.
        var views: [UIView] = []
        views.reserveCapacity(max(8, 1 + subviewStore.count))
        var pending: [UIView] = []
        var next: UIView? = self
        while let view = next {
            views.append(view)
            // Subviews without any of their own need not wait.
            let count = view.subviewStore.count
            var index = 0
            while index < count, view.subviewStore[index].subviewStore.isEmpty {
                views.append(view.subviewStore[index])
                index += 1
            }
            guard index < count else {
                next = pending.popLast()
                continue
            }
            next = view.subviewStore[index]
            for other in (index + 1..<count).reversed() { pending.append(view.subviewStore[other]) }
        }
        return views
    }
}
