// Queries about visible views, and scrolling.
extension UICollectionView {
    /// The elements of a category whose views are visible, in their order, with these views.
    final func visibleElements(_ category: ElementCategory) -> [(
        key: ElementKey, view: UICollectionReusableView
    )] {
        guard !showing.needsReload else { return [] }
        var keys: [ElementKey] = []
        var views: [UICollectionReusableView] = []
        keys.reserveCapacity(showing.views.count)
        views.reserveCapacity(showing.views.count)
        let bounds = bounds
        for (key, view) in showing.views where key.category == category {
            guard let attributes = view.appliedAttributes, attributes.frame.overlaps(bounds) else { continue }
            keys.append(key)
            views.append(view)
        }
        var found: [(key: ElementKey, view: UICollectionReusableView)] = []
        found.reserveCapacity(keys.count)
        for index in ElementOrder.indices(of: keys) { found.append((keys[index], views[index])) }
        return found
    }

    /// The attributes that were applied to the view of an element, in the layout's coordinates.
    final func shownAttributesInLayout(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        showing.views[key]?.appliedAttributes.map { inLayout($0) }
    }

    // MARK: Scrolling

    final func scroller(of attributes: UICollectionViewLayoutAttributes) -> SectionScroller? {
        attributes.scrollsWithSection
            ? sectionScroller(of: attributes.indexPath.section) : nil
    }

    final func scrollSection(
        of attributes: UICollectionViewLayoutAttributes, _ position: ScrollPosition, animated: Bool
    ) {
        guard let scroller = scroller(of: attributes) else { return }
        let section = scroller.section
        let axis = scroller.axis
        let offset = sectionOffset(scroller)
        let inStrip = attributes.frame.origin[axis] - scroller.frame.origin[axis] + offset[axis]
        let length = scroller.frame.size[axis]
        guard let place = position.place(of: attributes.frame.size[axis], at: inStrip, in: length, axis)
        else {
            return
        }
        var target = offset
        target[axis] = place.clamped(to: 0...max(0, scroller.contentSize[axis] - length))
        if let view = showing.scrollers[section] {
            view.setContentOffset(target, animated: animated)
        } else {
            showing.scrollerOffsets[section] = scroller.fromBeginning(target)
            setNeedsLayout()
        }
    }
}

extension UICollectionView.ScrollPosition {
    /// The offset at which an item of a length is at this position in a view of a length; `nil` without a position.
    func place(of length: CGFloat, at start: CGFloat, in view: CGFloat, _ axis: ScrollAxis) -> CGFloat? {
        let isVertical = axis == .vertical
        if contains(isVertical ? .top : .left) { return start }
        if contains(isVertical ? .centeredVertically : .centeredHorizontally) {
            return start + length / 2 - view / 2
        }
        if contains(isVertical ? .bottom : .right) { return start + length - view }
        return nil
    }
}
