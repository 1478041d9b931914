extension UICollectionView {
    final func changeLayout(
        to layout: UICollectionViewLayout, animated: Bool, _ completion: (@MainActor (Bool) -> Void)?
    ) {
        let old = collectionViewLayout
        guard layout !== old, !updating.isUnderWay, !showing.isUnderWay else {
            completion?(layout === old)
            return
        }
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        for view in shownViews { view.willTransition(from: old, to: layout) }
        movement = nil
        closeSwipe()
        guard animated, window != nil, showing.bounds != .null, !showing.needsReload else {
            replaceLayout(with: layout)
            for section in showing.scrollers.keys.sorted() { dropScroller(section) }
            prepareLayout()
            aimOffset()
            finishTransition(from: old, to: layout)
            completion?(true)
            return
        }
        updating.serial += 1
        let serial = updating.serial
        let end = TransitionEnd()
        updating.isUnderWay = true
        UIView.animate(withDuration: Self.updateDuration, options: [.allowUserInteraction, .keepsTime]) {
            end.leaving = self.bringLayout(layout)
        } completion: { [weak self] isFinished in
            self?.endUpdate(serial, end.leaving)
            self?.finishTransition(from: old, to: layout)
            completion?(isFinished)
        }
        updating.isUnderWay = false
    }

    private var shownViews: [UICollectionReusableView] {
        showing.views.keys.sorted().compactMap { showing.views[$0] }
    }

    /// Moves all views to another layout's positions; returns those without one.
    private func bringLayout(_ layout: UICollectionViewLayout) -> [UICollectionReusableView] {
        replaceLayout(with: layout)
        prepareLayout()
        aimOffset()
        showing.kept = []
        placeScrollers()
        let leaving = keepMoving(shownViews)
        showing.leaving += leaving
        settleElements()
        return leaving
    }

    /// Moves the content to the offset that the layout and the delegate want after an update or a change of layout.
    final func aimOffset() {
        let proposed = contentOffset
        var target = offset(for: proposed) {
            collectionViewLayout.targetContentOffset(forProposedContentOffset: $0)
        }
        if let delegate {
            target = delegate.collectionView(self, targetContentOffsetForProposedContentOffset: target)
        }
        if target != proposed { contentOffset = target }
    }

    private func finishTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {
        old.finalizeLayoutTransition()
        new.finalizeLayoutTransition()
        for view in shownViews { view.didTransition(from: old, to: new) }
    }
}
