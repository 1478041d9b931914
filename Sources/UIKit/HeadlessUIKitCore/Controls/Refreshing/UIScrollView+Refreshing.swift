extension UIScrollView {
    // MARK: Ownership

    final func refreshControlDidChange(from old: UIRefreshControl?) {
        guard refreshControl !== old else { return }
        if let old, old.scrollView === self {
            old.scrollView = nil
            if old.superview === self { old.removeFromSuperview() }
        }
        // The callback may have set another one.
        if let control = refreshControl, control.scrollView !== self { adopt(control) }
        updateRefreshInset()
        placeRefreshControl()
    }

    private func adopt(_ control: UIRefreshControl) {
        let former = control.scrollView
        control.scrollView = self
        if let former, former.refreshControl === control { former.refreshControl = nil }
        if control.superview !== self { insertSubview(control, at: 0) }
        // The control may contain this view, or a callback may have moved it elsewhere.
        if control.superview !== self { forget(control) }
    }

    /// Unregisters a control that was removed from the view.
    final func forget(_ control: UIRefreshControl) {
        control.scrollView = nil
        if refreshControl === control { refreshControl = nil }
    }

    /// Places the control above the content, and hides it unless it is partly pulled out or refreshing.
    final func placeRefreshControl() {
        guard let control = refreshControl, control.superview === self else { return }
        let height = UIRefreshControl.height
        let frame = CGRect(x: boundsStore.minX, y: -height, width: boundsStore.width, height: height)
        if control.frame != frame { control.frame = frame }
        let isShown = control.isRefreshing || pulledOut > 0
        if control.isHidden == isShown { control.isHidden = !isShown }
    }

    // MARK: Pulling

    /// The distance by which the content is pulled down beyond its top.
    private var pulledOut: CGFloat { offsetRange(.vertical).lowerBound - contentOffset.y }

    final var canStartRefresh: Bool { refreshControl.map { !$0.isRefreshing } ?? true }

    /// Starts a refresh if the user has pulled far enough.
    final func refreshIfPulled() {
        guard let drag, drag.canStartRefresh, drag.axes.contains(.vertical), let control = refreshControl,
            control.isEnabled, !control.isRefreshing, pulledOut >= UIRefreshControl.pullToStart
        else { return }
        self.drag?.canStartRefresh = false
        control.wasPulled()
    }

    // MARK: Insets

    /// Adds the control's height to the insets while it refreshes, and removes it afterwards.
    ///
    /// Content that the user drags does not move.
    ///
    /// - Parameter isLettingGo: whether the drag is about to end.
    final func updateRefreshInset(isLettingGo: Bool = false) {
        let isRefreshing = refreshControl?.isRefreshing == true
        // The space is added only when the drag ends.
        if isRefreshing, drag != nil, !isLettingGo { return }
        let room = isRefreshing ? UIRefreshControl.height : 0
        guard room != refreshInset else { return }
        refreshInset = room
        limitsMayHaveChanged(keepingOffset: true)
        if drag != nil { rebaseDrag() }
        // The callback may have changed it again.
        guard room == 0, refreshInset == 0 else { return }
        leaveRefresh()
    }

    /// Scrolls content back to its top that is where the control was.
    private func leaveRefresh() {
        guard drag == nil, !isLettingGo, pulledOut > 0 else { return }
        if isDecelerating {
            goOnDecelerating()
            return
        }
        let top = CGPoint(x: contentOffset.x, y: offsetRange(.vertical).lowerBound)
        // Leave an animation alone that scrolls into the content.
        if let motion, motion.end.y >= top.y { return }
        scroll(to: top, animated: window != nil && UIView.areAnimationsEnabled, kind: .refreshEnd)
    }
}
