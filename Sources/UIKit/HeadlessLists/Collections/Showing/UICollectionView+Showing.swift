extension UICollectionView {
    /// The number of passes that measure nothing new after which a changing layout is reported as a loop.
    private static let passLimit = 100
    /// The greatest number of elements shown at once; more are reported as a mistake.
    nonisolated static let mostElements = 100_000

    /// Shows the visible elements repeatedly until nothing changes.
    final func settleElements() {
        guard !showing.isUnderWay else { return }
        showing.isUnderWay = true
        defer { showing.isUnderWay = false }
        if showing.needsPreparation || bounds.size != showing.bounds.size { heldAxes = AxisFlags() }
        let isAnimated =
            bounds != showing.bounds && !showing.bounds.isNull && UIView.areAnimationsEnabled
            && UIView.inheritedAnimationDuration > 0
        let layout = collectionViewLayout
        if isAnimated { layout.prepare(forAnimatedBoundsChange: inLayout(showing.bounds)) }
        defer { if isAnimated { layout.finalizeAnimatedBoundsChange() } }
        var adjustment = AdjustedAxes(of: self)
        var limit = PassLimit(Self.passLimit)
        repeat {
            noteBounds()
            let insets = knownInset
            if showing.needsReload { retireAll() }
            prepareLayout()
            if wantOtherSizes() { prepareLayout() }
            placeScrollers()
            let isSettled = show(elements(in: bounds))
            adjustment.note(self)
            if isSettled, bounds == showing.bounds, insets == knownInset,
                !showing.needsPreparation, !showing.needsReload
            {
                return finishShowing()
            }
        } while limit.allowsAnother(measured: collectionViewLayout.measuredCount)
        report(.neverSettles())
    }

    private func finishShowing() {
        retire(unneededScrollersFor: bounds)
        placeSwipeActions()
        prefetch()
    }

    private func noteBounds() {
        let old = showing.bounds
        let insets = adjustedContentInset
        guard bounds != old || insets != showing.insets else { return }
        showing.insets = insets
        let movement = CGPoint(x: bounds.origin.x - old.origin.x, y: bounds.origin.y - old.origin.y)
        if !old.isNull {
            for axis in ScrollAxis.allCases where movement[axis] != 0 {
                showing.heading[axis] = movement[axis]
            }
        }
        showing.bounds = bounds
        guard !old.isNull else { return }
        let layout = collectionViewLayout
        let seen = inLayout(bounds)
        let context = withBounds(old) {
            layout.shouldInvalidateLayout(forBoundsChange: seen)
                ? layout.invalidationContext(forBoundsChange: seen) : nil
        }
        if let context {
            layout.invalidateLayout(with: context)
        } else if bounds.width != old.width, showing.mirror != nil {
            noteMirror()
        }
    }

    /// Calls a closure while the view has the bounds that the layout was prepared for.
    ///
    /// As in UIKit, a layout compares them with the new ones. Bounds that the closure sets stay.
    private func withBounds<Result>(_ old: CGRect, _ body: () -> Result) -> Result {
        let new = boundsStore
        boundsStore = old
        defer { if boundsStore == old { boundsStore = new } }
        return body()
    }

    final func layoutWasInvalidated(
        _ layout: UICollectionViewLayout, _ context: UICollectionViewLayoutInvalidationContext
    ) {
        guard layout === collectionViewLayout else { return }
        showing.needsPreparation = true
        if context.invalidateDataSourceCounts, movement == nil { showing.counts = nil }
        if context.invalidateEverything, !showing.isUnderWay { showing.reported = [] }
        showing.offsetAdjustment.x += context.contentOffsetAdjustment.x
        showing.offsetAdjustment.y += context.contentOffsetAdjustment.y
        // Code that is showing elements checks again anyway, and has a limit.
        if !showing.isUnderWay {
            if isLayingOut { isInvalidatedByController = controller != nil }
            setNeedsLayout()
        }
        ViewTree.change(self)
    }

    final func prepareLayout() {
        _ = counts
        guard showing.needsPreparation else { return }
        showing.needsPreparation = false
        collectionViewLayout.prepare()
        takeSwipesIfOffered()
        let size = collectionViewLayout.collectionViewContentSize
        if size.isFinite {
            if size != contentSize { contentSize = size }
        } else {
            report(.contentNotFinite(size))
        }
        noteMirror()
        let adjustment = showing.offsetAdjustment
        showing.offsetAdjustment = .zero
        if adjustment != .zero, adjustment.isFinite {
            let along = showing.mirror == nil ? adjustment.x : -adjustment.x
            contentOffset = CGPoint(x: contentOffset.x + along, y: contentOffset.y + adjustment.y)
        }
    }

    // MARK: Visible elements

    /// The valid attributes of the elements in a rectangle of the content, without duplicates.
    final func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard rect.width > 0, rect.height > 0 else { return [] }
        var found: [UICollectionViewLayoutAttributes] = []
        let all = attributesInContent(rect)
        var seen = SeenElements()
        found.reserveCapacity(min(all.count, Self.mostElements))
        for attributes in all {
            let key = attributes.key
            guard isShowable(attributes, key, in: rect), seen.insert(key) else { continue }
            if found.count == Self.mostElements {
                report(.tooManyElements(all.count, Self.mostElements))
                break
            }
            found.append(attributes)
        }
        return found
    }

    private func isShowable(
        _ attributes: UICollectionViewLayoutAttributes, _ key: ElementKey, in rect: CGRect
    ) -> Bool {
        guard checkAttributes(attributes, key) else { return false }
        let size = attributes.size
        guard !attributes.isHidden else { return false }
        // An estimate of zero says nothing about the size.
        guard attributes.isEstimate || (size.width > 0 && size.height > 0) else { return false }
        return attributes.frame.overlaps(rect)
    }

    /// Returns whether attributes are valid for a view, and their element exists; records a failure if not.
    final func checkAttributes(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        checkAttributes(attributes, attributes.key)
    }

    private func checkAttributes(_ attributes: UICollectionViewLayoutAttributes, _ key: ElementKey) -> Bool {
        let size = attributes.size
        guard attributes.isFinite, size.width >= 0, size.height >= 0 else {
            report(.badFrame(attributes))
            return false
        }
        if key.category == .cell, !counts.has(item: key.item, section: key.section) {
            report(.noSuchElement(key, counts))
            return false
        }
        return true
    }

    // MARK: Showing elements

    /// Shows exactly these elements; returns whether the layout is still valid with the views' preferred sizes.
    final func show(_ wanted: [UICollectionViewLayoutAttributes]) -> Bool {
        var isSettled = true
        showing.pass += 1
        let (pass, kept) = (showing.pass, showing.kept)
        let anchor = mayChange(wanted) ? offsetAnchor() : nil
        for attributes in wanted {
            let key = attributes.key
            if let view = showing.views[key] {
                view.lastPass = pass
                update(view, to: attributes)
                if attributes.isEstimate, fit(view, attributes) { isSettled = false }
            } else if add(attributes, key) {
                isSettled = false
            }
            // The data source may have changed everything.
            if showing.needsReload { return false }
        }
        retire(allNotIn: pass, except: kept)
        if !isSettled, let anchor { hold(anchor) }
        return isSettled
    }

    private func mayChange(_ wanted: [UICollectionViewLayoutAttributes]) -> Bool {
        let layout = collectionViewLayout
        for attributes in wanted where layout.fits(attributes) { return true }
        return false
    }

    /// Removes the views of elements that the layout did not have in a pass, in the elements' order.
    private func retire(allNotIn pass: Int, except kept: Set<ElementKey>) {
        var gone: [ElementKey] = []
        for (key, view) in showing.views where view.lastPass != pass && !kept.contains(key) {
            gone.append(key)
        }
        for key in ElementOrder.sorted(gone) { retire(key) }
    }

    /// Creates and adds the view of an element; returns whether its preferred size invalidates the layout.
    private func add(_ attributes: UICollectionViewLayoutAttributes, _ key: ElementKey) -> Bool {
        guard let view = makeView(attributes) else { return false }
        let wantsOther = fit(view, attributes)
        willDisplay(view, key)
        // The delegate may have changed everything.
        guard view.element == key, view.collection === self else { return false }
        place(view, attributes)
        return wantsOther
    }

    final func makeView(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        let key = attributes.key
        guard let view = requestView(key, attributes) else { return nil }
        view.element = key
        view.collection = self
        view.leftInReload = false
        view.lastPass = showing.pass
        showing.views[key] = view
        UIView.performWithoutAnimation {
            view.take(attributes, origin: origin(for: attributes))
            if let cell = view as? UICollectionViewCell { applyState(to: cell, at: key.indexPath) }
        }
        return view
    }

    /// Asks a view for its preferred size; returns whether that invalidates the layout.
    final func fit(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
        let layout = collectionViewLayout
        guard layout.fits(attributes) else { return false }
        (view as? UICollectionViewCell)?.updateConfigurationIfNeeded()
        let preferred = view.preferredLayoutAttributesFitting(attributes.duplicate())
        guard preferred.isFinite, preferred.size.width >= 0, preferred.size.height >= 0 else {
            report(.preferredNotFinite(attributes.key, preferred.size))
            return false
        }
        let (original, fitting) = (inLayout(attributes), inLayout(preferred))
        guard
            layout.shouldInvalidateLayout(
                forPreferredLayoutAttributes: fitting, withOriginalAttributes: original)
        else { return false }
        layout.invalidateLayout(
            with: layout.invalidationContext(
                forPreferredLayoutAttributes: fitting, withOriginalAttributes: original))
        return true
    }

    // MARK: Keeping the offset

    /// The first item that begins in the visible part: growing elements above must not move it.
    private func offsetAnchor() -> UICollectionViewLayoutAttributes? {
        guard
            contentOffset.y > offsetRange(.vertical).lowerBound
                || contentOffset.x > offsetRange(.horizontal).lowerBound
        else { return nil }
        let bounds = bounds
        var first: (key: ElementKey, attributes: UICollectionViewLayoutAttributes)?
        for (key, view) in showing.views where key.category == .cell {
            if let first, first.key < key { continue }
            guard let attributes = view.appliedAttributes else { continue }
            let frame = attributes.frame
            guard frame.minY >= bounds.minY, frame.minX >= bounds.minX, frame.overlaps(bounds) else {
                continue
            }
            first = (key, attributes)
        }
        return first?.attributes
    }

    private func hold(_ anchor: UICollectionViewLayoutAttributes) {
        prepareLayout()
        guard let now = attributesInContent(.cell(anchor.indexPath)), now.isFinite else { return }
        var target = contentOffset
        // Mirrored content keeps its leading edge.
        for axis in ScrollAxis.allCases where axis == .vertical || showing.mirror == nil {
            let range = offsetRange(axis)
            guard target[axis] > range.lowerBound else { continue }
            target[axis] = (target[axis] + now.frame.origin[axis] - anchor.frame.origin[axis])
                .clamped(to: range)
        }
        if target != contentOffset { contentOffset = target }
    }
}
