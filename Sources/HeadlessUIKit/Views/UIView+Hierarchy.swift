extension UIView {
    /// Where among its siblings a view is to stand.
    enum Position {
        case front
        case index(Int)
        case above(UIView)
        case below(UIView)
    }

    /// Whether this view is `view` or somewhere inside it.
    ///
    /// - Complexity: O(depth).
    public final func isDescendant(of view: UIView) -> Bool {
        var ancestor: UIView? = self
        while let current = ancestor {
            if current === view { return true }
            ancestor = current.superviewLink
        }
        return false
    }

    /// The first view with `tag`, this one included, parents before children.
    ///
    /// - Complexity: O(*n*) in the views inside.
    public final func viewWithTag(_ tag: Int) -> UIView? {
        var found: UIView?
        visit { view in
            if view.tag == tag { found = view }
            return found == nil ? .into : .stop
        }
        return found
    }

    final func adopt(_ view: UIView, at position: Position) {
        guard canAdopt(view) else { return }
        if view.superviewLink === self {
            reorder(view, to: position)
            return
        }
        let oldWindow = view.windowLink
        let newWindow = windowLink
        view.willMove(toSuperview: self)
        if oldWindow !== newWindow { view.tellSubtree(willMoveTo: newWindow) }
        // The callbacks may have moved either view, so what held before is asked again.
        guard canAdopt(view), windowLink === newWindow else { return }
        if let old = view.superviewLink {
            old.willRemoveSubview(view)
            view.unlink(from: old)
        }
        subviews.insert(view, at: insertionIndex(position))
        view.superviewLink = self
        if view.flags.isDisjoint(with: .waitsForLayout) == false { view.markAncestorsForLayout() }
        ViewTree.change()
        if oldWindow !== newWindow { view.moveSubtree(to: newWindow) }
        view.didMoveToSuperview()
        didAddSubview(view)
        setNeedsLayout()
    }

    final func detach() {
        guard let old = superviewLink else { return }
        let keepAlive = self
        let hadWindow = windowLink != nil
        old.willRemoveSubview(self)
        willMove(toSuperview: nil)
        if hadWindow { tellSubtree(willMoveTo: nil) }
        guard superviewLink === old else { return }
        unlink(from: old)
        old.setNeedsLayout()
        if hadWindow { moveSubtree(to: nil) }
        didMoveToSuperview()
        withExtendedLifetime(keepAlive) {}
    }

    final func reorder(_ view: UIView, to position: Position) {
        guard view.superviewLink === self, let index = subviews.lastIndex(where: { $0 === view }) else {
            return
        }
        subviews.remove(at: index)
        subviews.insert(view, at: insertionIndex(position))
        ViewTree.change()
        setNeedsLayout()
    }

    final func exchange(_ index1: Int, _ index2: Int) {
        guard subviews.indices.contains(index1), subviews.indices.contains(index2) else {
            ViewFailure.exchangeOutOfRange(self, index1, index2).record()
            return
        }
        subviews.swapAt(index1, index2)
        ViewTree.change()
        setNeedsLayout()
    }
}

extension UIView {
    private func canAdopt(_ view: UIView) -> Bool {
        if view === self {
            ViewFailure.addedToItself(self).record()
            return false
        }
        if view is UIWindow {
            ViewFailure.windowAsSubview(view, of: self).record()
            return false
        }
        // A view with nothing in it is no one's ancestor, which spares deep trees a walk for each view.
        if !view.subviews.isEmpty, isDescendant(of: view) {
            ViewFailure.addedToDescendant(view, self).record()
            return false
        }
        return true
    }

    private func insertionIndex(_ position: Position) -> Int {
        switch position {
        case .front: return subviews.count
        case .index(let index): return min(max(index, 0), subviews.count)
        case .above(let sibling): return index(of: sibling) + 1
        case .below(let sibling): return index(of: sibling)
        }
    }

    /// The sibling's index; the last one's, with a failure, if it is not in this view.
    private func index(of sibling: UIView) -> Int {
        if let index = subviews.lastIndex(where: { $0 === sibling }) { return index }
        ViewFailure.notASibling(sibling, in: self).record()
        return max(subviews.count - 1, 0)
    }

    private func unlink(from old: UIView) {
        // The last is looked at first: trees are taken down from the end more often than not.
        if let index = old.subviews.lastIndex(where: { $0 === self }) { old.subviews.remove(at: index) }
        superviewLink = nil
        ViewTree.change()
    }
}
