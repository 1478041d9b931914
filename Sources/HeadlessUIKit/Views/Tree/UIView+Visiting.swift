extension UIView {
    /// Where a visit goes from a view.
    package enum Visit {
        /// To the views in it.
        case into
        /// Past all that is in it.
        case past
        /// Nowhere: the visit is over.
        case stop
    }

    /// Visits the view and all inside it: parents before children, siblings from back to front.
    ///
    /// The tree must not change on the way. It takes no stack, however deep the tree is.
    ///
    /// - Complexity: O(*n*) in the views visited.
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
