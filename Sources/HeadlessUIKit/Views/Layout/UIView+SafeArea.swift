import Foundation

extension UIView {
    /// How far the view reaches, on each side, under what the system lays over the screen, the status bar and the
    /// home indicator, and under what controllers add to that.
    ///
    /// It is none for a view in no window, and for one that lies outside its window. What is in a scroll view that
    /// makes room for safe areas has none but what controllers in there add.
    ///
    /// - Complexity: O(depth).
    public final var safeAreaInsets: UIEdgeInsets {
        guard let window, bounds.isFinite else { return .zero }
        var additions: [UIView] = []
        var view: UIView? = self
        var isInScrollView = false
        while let current = view {
            if current !== self, current.flags.contains(.isScrollView),
                let scrollView = current as? UIScrollView,
                scrollView.contentInsetAdjustmentBehavior != .never
            {
                isInScrollView = true
                break
            }
            if let controller = current.controller {
                if controller.addedSafeArea != .zero || controller.barState.fixedSafeArea != nil {
                    additions.append(current)
                }
                if controller.barState.fixedSafeArea != nil { break }
            }
            view = current.superviewLink
        }
        var insets = UIEdgeInsets.zero
        var place: UIView?
        // From the outside in: what one view is told to add is taken over by those in it, as far as they reach.
        for owner in additions.reversed() {
            insets =
                owner.controller?.barState.fixedSafeArea ?? place.map { owner.insets($0, keeping: insets) }
                ?? (isInScrollView ? .zero : owner.screenInsets(window))
            if let added = owner.controller?.addedSafeArea { insets = insets.adding(added) }
            place = owner
        }
        if place === self { return insets }
        return place.map { self.insets($0, keeping: insets) }
            ?? (isInScrollView ? .zero : screenInsets(window))
    }

    /// How far the view reaches beyond the screen's safe area.
    private func screenInsets(_ window: UIWindow) -> UIEdgeInsets {
        let screen = window.screen
        let whole = convert(window.convertFromSuperview(screen.bounds), from: window)
        guard bounds.meets(whole) else { return .zero }
        return insets(
            convert(window.convertFromSuperview(screen.bounds.inset(by: screen.safeAreaInsets)), from: window)
        )
    }

    /// How far the view reaches beyond what insets leave of one that it is in.
    private func insets(_ outer: UIView, keeping insets: UIEdgeInsets) -> UIEdgeInsets {
        guard bounds.meets(convert(outer.bounds, from: outer)) else { return .zero }
        return self.insets(convert(outer.bounds.inset(by: insets), from: outer))
    }

    private func insets(_ safe: CGRect) -> UIEdgeInsets {
        // Between views of enormous sizes there are no places.
        guard safe.isFinite, bounds.maxX.isFinite, bounds.maxY.isFinite else { return .zero }
        return UIEdgeInsets(
            top: max(safe.minY - bounds.minY, 0), left: max(safe.minX - bounds.minX, 0),
            bottom: max(bounds.maxY - safe.maxY, 0), right: max(bounds.maxX - safe.maxX, 0))
    }
}

extension UIEdgeInsets {
    func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top + other.top, left: left + other.left, bottom: bottom + other.bottom,
            right: right + other.right)
    }
}

// MARK: - Being told

extension UIView {
    /// How deep in its window a view is at most that is told of its safe area: far beyond any screen.
    private static let toldDepth = 200
    /// How often changes can follow from being told of one before it is taken for a loop.
    private static let tellingLimit = 100

    /// Whether anybody could want to know of the view's safe area.
    private var asksForSafeArea: Bool { controller != nil || !flags.contains(.isFrameworkClass) }

    /// Looks whether the safe area changed since it was last looked at, and tells the view and its controller.
    final func noteSafeArea() {
        guard asksForSafeArea, windowLink != nil, !isDeep else { return }
        let insets = safeAreaInsets
        guard insets != extras?.safeArea ?? .zero else { return }
        let extras = extras ?? ViewExtras()
        self.extras = extras
        extras.safeArea = insets
        guard extras.safeAreaTellings < Self.tellingLimit else {
            ViewFailure.safeAreaNeverSettles(self).record()
            return
        }
        extras.safeAreaTellings += 1
        safeAreaInsetsDidChange()
        controller?.viewSafeAreaInsetsDidChange()
        if insetsLayoutMarginsFromSafeArea { layoutMarginsDidChange() }
        extras.safeAreaTellings -= 1
    }

    /// Looks at the view and all inside it.
    final func noteSafeAreasInside() {
        var views: [UIView] = []
        visit { view in
            if view.asksForSafeArea || view.flags.contains(.isScrollView) { views.append(view) }
            return .into
        }
        for view in views {
            view.noteSafeArea()
            (view as? UIScrollView)?.limitsMayHaveChanged()
        }
    }

    private var isDeep: Bool {
        FreedElsewhere.collect()
        var view = nextSuperview
        for _ in 0..<Self.toldDepth {
            guard let current = view else { return false }
            view = current.nextSuperview
        }
        return true
    }
}
