extension UIView {
    /// Where a visit continues after a view.
    package enum Visit {
        /// Into the view's subviews.
        case into
        /// Past the view's subviews.
        case past
        /// Nowhere: the visit is over.
        case stop
    }

    /// Visits the view and its descendants: parents before children, siblings from back to front.
    ///
    /// The hierarchy must not change during the visit. The visit does not recurse, however deep the hierarchy is.
    ///
    /// - Complexity: O(*n*) in the number of views visited.
    package final func visit(_ body: (UIView) -> Visit) {
        var pending: [UIView] = [self]
        while let view = pending.popLast() {
            switch body(view) {
            case .stop: return
            case .past: continue
            case .into: pending.append(contentsOf: view.subviews.reversed())
            }
        }
    }
}
