import Foundation

extension UIScrollView {
    // MARK: Whose control it is

    final func refreshControlDidChange(from old: UIRefreshControl?) {
        guard refreshControl !== old else { return }
        if let old, old.scrollView === self {
            old.scrollView = nil
            if old.superview === self { old.removeFromSuperview() }
        }
        // Being told of that, somebody may have set another one.
        if let control = refreshControl, control.scrollView !== self { adopt(control) }
        updateRefreshInset()
        placeRefreshControl()
    }

    private func adopt(_ control: UIRefreshControl) {
        let former = control.scrollView
        control.scrollView = self
        if let former, former.refreshControl === control { former.refreshControl = nil }
        if control.superview !== self { insertSubview(control, at: 0) }
        // It may hold this view, or have been put elsewhere by whoever was told.
        if control.superview !== self { forget(control) }
    }

    /// Takes note that a control was taken out of the view.
    final func forget(_ control: UIRefreshControl) {
        control.scrollView = nil
        if refreshControl === control { refreshControl = nil }
    }

    /// Puts the control above the content, and hides it where nothing of it is pulled out.
    final func placeRefreshControl() {
        guard let control = refreshControl, control.superview === self else { return }
        let height = UIRefreshControl.height
        let frame = CGRect(x: boundsStore.minX, y: -height, width: boundsStore.width, height: height)
        if control.frame != frame { control.frame = frame }
        let isShown = control.isRefreshing || pulledOut > 0
        if control.isHidden == isShown { control.isHidden = !isShown }
    }

    // MARK: Pulling

    /// How far the content is beyond its beginning, downwards.
    private var pulledOut: CGFloat { offsetRange(.vertical).lowerBound - contentOffset.y }

    /// Whether a drag that begins now can start a refresh.
    final var canStartRefresh: Bool { refreshControl.map { !$0.isRefreshing } ?? true }

    /// Starts a refresh if a finger has pulled the content out far enough.
    final func refreshIfPulled() {
        guard let drag, drag.canStartRefresh, drag.axes.contains(.vertical), let control = refreshControl,
            control.isEnabled, !control.isRefreshing, pulledOut >= UIRefreshControl.pullToStart
        else { return }
        self.drag?.canStartRefresh = false
        control.wasPulled()
    }

    // MARK: Room for the control

    /// Makes room for a control that refreshes, and takes it back from one that does no longer.
    ///
    /// Content that a finger holds stays with it.
    ///
    /// - Parameter isLettingGo: whether the finger that drags the content is about to let it go.
    final func updateRefreshInset(isLettingGo: Bool = false) {
        let isRefreshing = refreshControl?.isRefreshing == true
        // A pull makes no room before it is over.
        if isRefreshing, drag != nil, !isLettingGo { return }
        let room = isRefreshing ? UIRefreshControl.height : 0
        guard room != refreshInset else { return }
        refreshInset = room
        limitsMayHaveChanged(keepingOffset: true)
        if drag != nil { rebaseDrag() }
        // Being told, somebody may have changed it again.
        guard room == 0, refreshInset == 0 else { return }
        leaveRefresh()
    }

    /// Brings content back that is where the control was.
    private func leaveRefresh() {
        guard drag == nil, !isLettingGo, pulledOut > 0 else { return }
        if isDecelerating {
            goOnDecelerating()
            return
        }
        let top = CGPoint(x: contentOffset.x, y: offsetRange(.vertical).lowerBound)
        // What code has begun to scroll to the content is not in the way.
        if let motion, motion.end.y >= top.y { return }
        scroll(to: top, animated: window != nil && UIView.areAnimationsEnabled, kind: .refreshEnd)
    }
}
