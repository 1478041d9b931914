extension UIStackView {
    /// The view with a baseline of the stack view, which constraints may refer to from now on.
    final func baselineView(isFirst: Bool) -> UIView {
        arrangement.areBaselinesUsed = true
        return findBaselineView(isFirst: isFirst)
    }

    /// The view inside that has a baseline of the stack view; a stack view that shows nothing if there is none.
    ///
    /// - Complexity: O(*n*) in the number of arranged views, on each level of nested stack views.
    final func findBaselineView(isFirst: Bool) -> UIView {
        var view: UIView = self
        while let stack = view as? UIStackView, let next = stack.nearestBaselineView(isFirst: isFirst) {
            // Baselines inside are asked for by way of this one.
            if stack !== self { stack.arrangement.areBaselinesUsed = true }
            view = next
        }
        if view is UIStackView { return view }
        return isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    }

    private func nearestBaselineView(isFirst: Bool) -> UIView? {
        let isVisible = { (view: UIView) in !view.flags.contains(.isHidden) }
        guard axis == .horizontal else {
            return isFirst
                ? arrangedSubviews.first(where: isVisible) : arrangedSubviews.last(where: isVisible)
        }
        var highest: (view: UIView, height: CGFloat)?
        for view in arrangedSubviews where isVisible(view) {
            let natural = view.intrinsicContentSize.height
            let height = natural >= 0 ? natural : view.boundsStore.height
            if height > highest?.height ?? -1 { highest = (view, height) }
        }
        return highest?.view
    }
}

extension UIView {
    /// Whether the view, or the one inside that stands for it, has text with a first baseline.
    final var hasFirstBaseline: Bool { forFirstBaselineLayout.hasBaselines }

    /// Whether the view, or the one inside that stands for it, has text with a last baseline.
    final var hasLastBaseline: Bool { forLastBaselineLayout.hasBaselines }

    private var hasBaselines: Bool { baselineOffsets(in: boundsStore.size) != nil }
}
