import HeadlessUIKit
import ViewQuery

extension TouchPlace {
    /// The view of the place; for a point of the screen, the frontmost view there.
    func view(for gesture: String) -> Result<UIView, TouchFailure> {
        if let view = scrolledView { return .success(view) }
        switch aim(for: gesture, force: true) {
        case .failure(let failure): return .failure(failure)
        case .success(let aim):
            guard let view = UIApplication.shared.hitTest(aim.point, with: nil)?.view else {
                return .failure(TouchFailure(gesture, nothingAt: aim.point, in: nil))
            }
            return .success(view)
        }
    }
}

extension UIView {
    /// The scroll view that this view stands for: itself, an ancestor, or the only one inside it.
    func scrollViewToDrag(along axes: [ScrollAxis]) throws(ScrollObstacle) -> UIScrollView {
        if let scrollView = self as? UIScrollView { return scrollView }
        var innermost: UIScrollView?
        var view = superview
        while let current = view {
            if let scrollView = current as? UIScrollView {
                if scrollView.scrolls(along: axes) { return scrollView }
                if innermost == nil { innermost = scrollView }
            }
            view = current.superview
        }
        if let innermost { return innermost }
        var inside: [UIScrollView] = []
        visit { view in
            if view.isHidden { return .past }
            guard let scrollView = view as? UIScrollView else { return .into }
            inside.append(scrollView)
            return .past
        }
        if inside.count > 1 {
            var able: [UIScrollView] = []
            for scrollView in inside where scrollView.scrolls(along: axes) { able.append(scrollView) }
            if able.count == 1 { return able[0] }
            throw .severalScrollViews(able.isEmpty ? inside : able)
        }
        guard let only = inside.first else { throw .noScrollView }
        return only
    }
}

extension UIScrollView {
    /// Whether the content is larger than its visible part along all the given axes; along any if none is given.
    fileprivate func scrolls(along axes: [ScrollAxis]) -> Bool {
        guard isScrollEnabled, panGestureRecognizer.isEnabled else { return false }
        func isLonger(_ axis: ScrollAxis) -> Bool {
            let range = offsetRange(axis)
            return range.lowerBound < range.upperBound
        }
        for axis in axes where !isLonger(axis) { return false }
        return !axes.isEmpty || isLonger(.vertical) || isLonger(.horizontal)
    }
}

extension TouchFailure {
    /// A scroll view, or a view that stands for one, that cannot be scrolled as requested.
    @MainActor
    init(_ gesture: String, cannotScroll view: UIView, _ request: String, _ obstacle: ScrollObstacle) {
        var text =
            obstacle.searchText(gesture)
            ?? "\(gesture) cannot scroll \(view.summaryWithOrigin) \(request): \(obstacle.reason(for: view))."
        var marks = [ObjectIdentifier(view): "target"]
        if let culprit = obstacle.culprit, culprit !== view {
            marks[ObjectIdentifier(culprit)] = "cause"
        }
        text += "\nThe view hierarchy:\n" + HierarchyText.report(of: view.root, marking: marks)
        self.init(misuse: text)
    }
}
