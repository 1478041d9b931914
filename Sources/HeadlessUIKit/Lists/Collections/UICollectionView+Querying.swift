import Foundation

// Queries about visible views, and scrolling.
extension UICollectionView {
    /// The visible cells, in the order of their index paths.
    public final var visibleCells: [UICollectionViewCell] {
        indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
    }

    /// The index paths of the visible items, ascending.
    public final var indexPathsForVisibleItems: [IndexPath] {
        visibleKeys(.cell).map(\.indexPath).sorted()
    }

    private func visibleKeys(_ category: ElementCategory) -> [ElementKey] {
        guard !showing.needsReload else { return [] }
        return showing.views.filter { key, view in
            key.category == category && view.appliedAttributes?.frame.overlaps(bounds) == true
        }.map(\.key)
    }

    /// Returns the cell that shows an item; `nil` if it is off screen, or there is no such item.
    public final func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        guard !showing.needsReload else { return nil }
        return showing.views[.cell(indexPath)] as? UICollectionViewCell
    }

    /// Returns the supplementary view of a kind at an index path; `nil` if it is off screen.
    public final func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        guard !showing.needsReload else { return nil }
        return showing.views[ElementKey(.supplementaryView, elementKind, indexPath)]
    }

    /// Returns the visible supplementary views of a kind, in the order of their index paths.
    public final func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
            .compactMap { supplementaryView(forElementKind: elementKind, at: $0) }
    }

    /// Returns the index paths of the visible supplementary views of a kind, ascending.
    public final func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        visibleKeys(.supplementaryView).filter { $0.kind == elementKind }.map(\.indexPath).sorted()
    }

    /// Returns the index path of the item that a cell shows; `nil` for a cell that is not shown here.
    public final func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        guard let key = cell.element, key.category == .cell, showing.views[key] === cell else { return nil }
        return key.indexPath
    }

    /// Returns the index path of a supplementary view; `nil` for one that is not shown here.
    public final func indexPath(forSupplementaryView view: UICollectionReusableView) -> IndexPath? {
        guard let key = view.element, key.category == .supplementaryView, showing.views[key] === view else {
            return nil
        }
        return key.indexPath
    }

    /// Returns the index path of the item at a point of the content, visible or not; `nil` if there is none.
    public final func indexPathForItem(at point: CGPoint) -> IndexPath? {
        guard point.isFinite else { return nil }
        prepareLayout()
        var front: UICollectionViewLayoutAttributes?
        let area = CGRect(x: point.x, y: point.y, width: 1, height: 1)
        for attributes in elements(in: area) where attributes.representedElementCategory == .cell {
            guard attributes.frame.contains(point) else { continue }
            if let other = front, other.zIndex > attributes.zIndex { continue }
            front = attributes
        }
        return front?.indexPath
    }

    /// Returns the layout attributes of an item, visible or not; `nil` if there is no such item.
    public final func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        guard counts.has(indexPath) else { return nil }
        return inContent(collectionViewLayout.layoutAttributesForItem(at: indexPath))
    }

    /// Returns the layout attributes of a supplementary view; `nil` if there is none.
    public final func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        prepareLayout()
        return inContent(
            collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath))
    }

    /// The attributes that were applied to the view of an element.
    final func shownAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        showing.views[key]?.appliedAttributes
    }

    /// Those attributes in the layout's coordinates.
    final func shownAttributesInLayout(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        shownAttributes(key).map { inLayout($0) }
    }

    // MARK: Scrolling

    /// Scrolls an item to a position in the view, as far as the content goes.
    ///
    /// The content is not scrolled along an axis without a position, or along which it cannot be scrolled. An
    /// item that does not exist is a failure.
    public final func scrollToItem(
        at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
    ) {
        prepareLayout()
        guard counts.has(indexPath) else {
            CollectionFailure.noSuchItem(indexPath, counts, to: "scrolled to").record()
            return
        }
        guard let attributes = attributesInContent(.cell(indexPath)),
            isSound(attributes)
        else { return }
        scrollSection(of: attributes, scrollPosition, animated: animated)
        var target = contentOffset
        let across = attributes.scrollsWithSection ? scroller(of: attributes)?.axis : nil
        for axis in ScrollAxis.allCases where axis != across {
            let frame = attributes.frame
            let visible = bounds.inset(by: adjustedContentInset)
            let place = scrollPosition.place(
                of: frame.size[axis], at: frame.origin[axis], in: visible.size[axis], axis)
            guard let place else { continue }
            target[axis] = (place - adjustedContentInset.before(axis)).clamped(to: offsetRange(axis))
        }
        if target != contentOffset { setContentOffset(target, animated: animated) }
    }

    private func scroller(of attributes: UICollectionViewLayoutAttributes) -> SectionScroller? {
        attributes.scrollsWithSection
            ? sectionScroller(of: attributes.indexPath.section) : nil
    }

    /// Scrolls the orthogonal section that contains an item.
    private func scrollSection(
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
