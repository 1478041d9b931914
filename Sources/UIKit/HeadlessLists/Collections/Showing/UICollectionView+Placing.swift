extension UICollectionView {
    /// The origin of the superview for a view with these attributes, as a point of the content.
    final func origin(for attributes: UICollectionViewLayoutAttributes) -> CGPoint {
        guard let scroller = scroller(for: attributes) else { return .zero }
        return CGPoint(
            x: scroller.frame.origin.x - scroller.contentOffset.x,
            y: scroller.frame.origin.y - scroller.contentOffset.y)
    }

    /// The scroll view that contains an element, if it is in an orthogonal section.
    private func scroller(for attributes: UICollectionViewLayoutAttributes) -> SectionScrollView? {
        guard !showing.scrollers.isEmpty, attributes.scrollsWithSection, attributes.indexPath.count == 2
        else {
            return nil
        }
        return showing.scrollers[attributes.indexPath.section]
    }

    /// Adds a view to those that are shown, in front of those with the same or a lower z-order.
    final func place(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        if let scroller = scroller(for: attributes) {
            let origin = origin(for: attributes)
            UIView.performWithoutAnimation { view.take(attributes, origin: origin) }
            scroller.addSubview(view)
        } else {
            stack(view, level: attributes.zIndex)
        }
    }

    /// Changes subviews without requesting layout.
    private func quietly(_ body: () -> Void) {
        let waited = flags.contains(.needsLayout)
        body()
        if !waited, showing.isUnderWay { flags.remove(.needsLayout) }
    }

    /// Inserts a view among the direct subviews by its z-order.
    final func stack(_ view: UIView, level: Int) {
        quietly { insert(view, level: level) }
    }

    private func insert(_ view: UIView, level: Int) {
        unstack(view)
        let index = stackPlace(level)
        if index > 0 {
            insertSubview(view, aboveSubview: showing.stack[index - 1])
        } else if let first = showing.stack.first {
            insertSubview(view, belowSubview: first)
        } else if let backgroundView, backgroundView.superview === self {
            insertSubview(view, aboveSubview: backgroundView)
        } else if let refreshControl, refreshControl.superview === self {
            insertSubview(view, aboveSubview: refreshControl)
        } else {
            insertSubview(view, at: 0)
        }
        // A callback of adding the view may have changed the stack.
        unstack(view)
        guard view.superview === self else { return }
        showing.stack.insert(view, at: stackPlace(level))
        (view as? UICollectionReusableView)?.stackEntries += 1
    }

    final func stackInFront(_ view: UICollectionReusableView) {
        bringSubviewToFront(view)
        unstack(view)
        showing.stack.append(view)
        view.stackEntries += 1
    }

    /// The index for a view of a z-order: in front of those with the same or a lower one.
    private func stackPlace(_ level: Int) -> Int {
        // Usually the z-orders are equal, and the index is the last. A plain loop, because a closure would be checked
        // at each call.
        var place = showing.stack.count
        while place > 0, showing.stack[place - 1].stackLevel > level { place -= 1 }
        return place
    }

    private func unstack(_ view: UIView) {
        let element = view as? UICollectionReusableView
        // A new view is in no stack.
        if let element, element.stackEntries == 0 { return }
        // The views of a list leave in their order.
        var place = showing.stack.first === view ? 1 : showing.stack.count
        while place > 0 {
            place -= 1
            guard showing.stack[place] === view else { continue }
            showing.stack.remove(at: place)
            element?.stackEntries -= 1
        }
    }

    final func update(_ view: UICollectionReusableView, to attributes: UICollectionViewLayoutAttributes) {
        if let key = view.element, movement?.isMoving(key) == true { return }
        let old = view.appliedAttributes
        view.take(attributes, origin: origin(for: attributes))
        let belongs: UIView = scroller(for: attributes) ?? self
        if view.superview !== belongs || (belongs === self && old?.zIndex != attributes.zIndex) {
            unstack(view)
            place(view, attributes)
        }
    }

    // MARK: Removing

    final func retire(_ key: ElementKey) {
        guard let view = showing.views[key], !view.holdsFocus || !exists(key) else { return }
        showing.views[key] = nil
        retire(view, key)
    }

    /// Removes a view that shows an element, calls the delegate, and adds the view to the reuse pool.
    final func retire(_ view: UICollectionReusableView, _ key: ElementKey) {
        if swipe?.cell === view { abandonSwipe() }
        unstack(view)
        view.element = nil
        quietly { view.removeFromSuperview() }
        didEndDisplaying(view, key)
        release(view)
    }

    private func release(_ view: UICollectionReusableView) {
        guard view.element == nil, view.superview == nil else { return }
        view.collection = nil
        view.appliedAttributes = nil
        view.swipeOffset = 0
        if let cell = view as? UICollectionViewCell {
            cell.isSelected = false
            cell.isHighlighted = false
        }
        pool.put(back: view)
    }

    private func exists(_ key: ElementKey) -> Bool {
        key.category != .cell || counts.has(key.indexPath)
    }

    final func retireAll() {
        showing.needsReload = false
        showing.kept = []
        endLeaving()
        for key in ElementOrder.sorted(Array(showing.views.keys)) {
            guard let view = showing.views.removeValue(forKey: key) else { continue }
            view.leftInReload = true
            retire(view, key)
        }
        for section in showing.scrollers.keys.sorted() { dropScroller(section) }
        showing.scrollerOffsets = [:]
    }

    // MARK: Calling the delegate

    final func willDisplay(_ view: UICollectionReusableView, _ key: ElementKey) {
        guard let delegate else { return }
        let path = dataPath(key.indexPath)
        if let cell = view as? UICollectionViewCell, key.category == .cell {
            delegate.collectionView(self, willDisplay: cell, forItemAt: path)
        } else if key.category == .supplementaryView {
            delegate.collectionView(
                self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: path)
        }
    }

    private func didEndDisplaying(_ view: UICollectionReusableView, _ key: ElementKey) {
        guard let delegate else { return }
        if let cell = view as? UICollectionViewCell, key.category == .cell {
            delegate.collectionView(self, didEndDisplaying: cell, forItemAt: key.indexPath)
        } else if key.category == .supplementaryView {
            delegate.collectionView(
                self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.indexPath)
        }
    }
}

extension UIView {
    fileprivate var stackLevel: Int { (self as? UICollectionReusableView)?.appliedAttributes?.zIndex ?? 0 }
}
