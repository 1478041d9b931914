import Foundation

extension UIView {
    /// The safe area from the window, its scroll views and controllers.
    final var currentSafeAreaInsets: UIEdgeInsets {
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
        // From the outside in: what one controller adds applies to the views inside its view, as far as they extend.
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

    /// How far the view extends beyond the screen's safe area.
    final func screenInsets(_ window: UIWindow) -> UIEdgeInsets {
        let screen = window.screen
        let whole = convert(window.convertFromSuperview(screen.bounds), from: window)
        guard bounds.meets(whole) else { return .zero }
        return insets(
            convert(window.convertFromSuperview(screen.bounds.inset(by: screen.safeAreaInsets)), from: window)
        )
    }

    /// How far the view extends beyond an ancestor's safe area.
    final func insets(_ outer: UIView, keeping insets: UIEdgeInsets) -> UIEdgeInsets {
        guard bounds.meets(convert(outer.bounds, from: outer)) else { return .zero }
        return self.insets(convert(outer.bounds.inset(by: insets), from: outer))
    }

    final func insets(_ safe: CGRect) -> UIEdgeInsets {
        // Between views of enormous sizes there are no finite positions.
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
    /// The greatest depth at which a view is told about its safe area: far beyond any screen.
    static let toldDepth = 200
    /// How often changes may follow from the callback before they are taken for a loop.
    private static let tellingLimit = 100

    /// Whether the view's class or controller could use the safe area.
    final var asksForSafeArea: Bool {
        controller != nil || !flags.contains(.isFrameworkClass) || layoutIfAny?.hasSystemGuides == true
    }

    /// Checks whether the safe area changed since the last check, and tells the view and its controller.
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
        guidesMayHaveChanged()
        safeAreaInsetsDidChange()
        controller?.viewSafeAreaInsetsDidChange()
        if insetsLayoutMarginsFromSafeArea { layoutMarginsDidChange() }
        extras.safeAreaTellings -= 1
    }

    /// Checks the view and its descendants.
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

    final var isDeep: Bool {
        FreedElsewhere.collect()
        var view = nextSuperview
        for _ in 0..<Self.toldDepth {
            guard let current = view else { return false }
            view = current.nextSuperview
        }
        return true
    }
}
