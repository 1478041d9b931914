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
        guard body(self) == .into else { return }
        var (views, next) = (subviews, 0)
        // The rest of the siblings of each ancestor.
        var outer: [(views: [UIView], next: Int)] = []
        while true {
            guard next < views.count else {
                guard let rest = outer.popLast() else { return }
                (views, next) = rest
                continue
            }
            let view = views[next]
            next += 1
            switch body(view) {
            case .stop: return
            case .past: continue
            case .into:
                let inner = view.subviews
                if inner.isEmpty { continue }
                outer.append((views, next))
                (views, next) = (inner, 0)
            }
        }
    }
}
