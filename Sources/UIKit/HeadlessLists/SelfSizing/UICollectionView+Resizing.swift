extension UICollectionView {
    /// Asks a visible view with other content for its size again, before the next layout.
    ///
    /// As in UIKit, elements move to their places in an animation, unless animations are disabled.
    final func contentDidChange(in view: UICollectionReusableView) {
        guard selfSizingInvalidation != .disabled, !showing.isUnderWay, view.collection === self,
            let key = view.element, showing.views[key] === view,
            let attributes = view.appliedAttributes, !attributes.freeAxes.isEmpty
        else { return }
        showing.resized.insert(key)
        if window != nil, !updating.isUnderWay, UIView.areAnimationsEnabled { showing.animatesSizes = true }
        setNeedsLayout()
    }

    /// Likewise, for changed constraints inside a view.
    final func constraintsDidChange(in view: UICollectionReusableView) {
        if selfSizingInvalidation == .enabledIncludingConstraints { contentDidChange(in: view) }
    }

    /// Shows the visible elements; those of other sizes move in an animation, if one is due.
    final func showElements() {
        guard !updating.isUnderWay, !showing.isUnderWay else { return }
        let isAnimated = showing.animatesSizes && !showing.needsReload && window != nil
        showing.animatesSizes = false
        guard isAnimated, wantOtherSizes() else { return settleElements() }
        UIView.animate(withDuration: Self.updateDuration, options: [.allowUserInteraction, .keepsTime]) {
            self.settleElements()
        }
    }

    /// Asks views with other content for their sizes; returns whether that invalidates the layout.
    final func wantOtherSizes() -> Bool {
        guard !showing.resized.isEmpty else { return false }
        let keys = showing.resized.sorted()
        showing.resized = []
        let wasUnderWay = showing.isUnderWay
        showing.isUnderWay = true
        defer { showing.isUnderWay = wasUnderWay }
        prepareLayout()
        var isChanged = false
        for key in keys {
            guard let view = showing.views[key], let attributes = attributesInContent(key),
                !attributes.freeAxes.isEmpty
            else { continue }
            let asked = attributes.duplicate()
            asked.isEstimate = true
            if fit(view, asked) { isChanged = true }
        }
        return isChanged
    }
}
