/// A view whose controller sets the safe area or adds to it.
@MainActor
private struct SafeAreaOwner {
    let view: UIView
    let fixed: UIEdgeInsets?
    let added: UIEdgeInsets
}

/// The views from one upwards whose controllers have a say in its safe area.
///
/// Mostly they are the controller's own and a container's, which take no array.
@MainActor
private struct SafeAreaOwners {
    private(set) var inner: SafeAreaOwner?
    private(set) var outer: SafeAreaOwner?
    /// The others, from the inside out.
    private(set) var others: [SafeAreaOwner] = []

    mutating func append(_ owner: SafeAreaOwner) {
        if inner == nil {
            inner = owner
        } else if outer == nil {
            outer = owner
        } else {
            others.append(owner)
        }
    }
}

extension UIView {
    /// The safe area from the window, its scroll views and controllers.
    final var currentSafeAreaInsets: UIEdgeInsets {
        guard let window, bounds.isFinite else { return .zero }
        // While a container moves a view, nothing above it has a say.
        if let controller, let fixed = controller.barState.fixedSafeArea {
            return fixed.adding(controller.addedSafeArea)
        }
        var owners = SafeAreaOwners()
        let isInScrollView = collectSafeAreaOwners(&owners)
        var (insets, place) = (UIEdgeInsets.zero, UIView?.none)
        // From the outside in: what one controller adds applies to the views inside its view, as far as they extend.
        func enter(_ owner: SafeAreaOwner) {
            if let fixed = owner.fixed {
                insets = fixed
            } else if let place {
                insets = owner.view.insets(place, keeping: insets)
            } else {
                insets = isInScrollView ? .zero : owner.view.screenInsets(window)
            }
            insets = insets.adding(owner.added)
            place = owner.view
        }
        for owner in owners.others.reversed() { enter(owner) }
        if let owner = owners.outer { enter(owner) }
        if let owner = owners.inner { enter(owner) }
        guard let place else { return isInScrollView ? .zero : screenInsets(window) }
        return place === self ? insets : self.insets(place, keeping: insets)
    }

    /// Collects the views from here up whose controllers have a say; returns whether a scroll view ends the search.
    private func collectSafeAreaOwners(_ owners: inout SafeAreaOwners) -> Bool {
        FreedElsewhere.collect()
        var view: UIView? = self
        while let current = view {
            if current.flags.contains(.isScrollView), current !== self,
                let scrollView = current as? UIScrollView,
                scrollView.contentInsetAdjustmentBehavior != .never
            {
                return true
            }
            if let controller = current.controller {
                let (fixed, added) = (controller.barState.fixedSafeArea, controller.addedSafeArea)
                if fixed != nil || added != .zero {
                    owners.append(SafeAreaOwner(view: current, fixed: fixed, added: added))
                }
                if fixed != nil { return false }
            }
            view = current.nextSuperview
        }
        return false
    }

    /// How far the view extends beyond the screen's safe area.
    final func screenInsets(_ window: UIWindow) -> UIEdgeInsets {
        let screen = window.screen
        let bounds = screen.bounds
        let whole = window.convertFromSuperview(bounds)
        return insets(
            beyond: window.convertFromSuperview(bounds.inset(by: screen.safeAreaInsets)), in: whole,
            of: window)
    }

    /// How far the view extends beyond an ancestor's safe area.
    final func insets(_ outer: UIView, keeping insets: UIEdgeInsets) -> UIEdgeInsets {
        let whole = outer.bounds
        return self.insets(beyond: whole.inset(by: insets), in: whole, of: outer)
    }

    /// How far the view extends beyond the safe part of a rectangle of an ancestor, but no further than to the
    /// rectangle's edge; none if it is outside of that.
    ///
    /// WWDC 2018, "UIKit: Apps for Every Size and Shape": the insets of a view that is moved out of its superview do
    /// not grow beyond the superview's.
    private func insets(beyond safe: CGRect, in whole: CGRect, of ancestor: UIView) -> UIEdgeInsets {
        let (whole, safe) = convertDown(whole, safe, from: ancestor)
        guard bounds.meets(whole) else { return .zero }
        let insets = insets(safe)
        return UIEdgeInsets(
            top: min(insets.top, max(safe.minY - whole.minY, 0)),
            left: min(insets.left, max(safe.minX - whole.minX, 0)),
            bottom: min(insets.bottom, max(whole.maxY - safe.maxY, 0)),
            right: min(insets.right, max(whole.maxX - safe.maxX, 0)))
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
    package func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top + other.top, left: left + other.left, bottom: bottom + other.bottom,
            right: right + other.right)
    }
}

// MARK: - Reports

extension UIView {
    /// The greatest depth at which a change of the safe area is reported: far beyond any screen.
    static let reportDepth = 200
    /// How often changes may follow from the callback before they are taken for a loop.
    private static let reportLimit = 100

    /// Whether the view's class or controller could use the safe area.
    final var asksForSafeArea: Bool {
        !flags.contains(.isFrameworkClass) || controller != nil || layoutIfAny?.hasSystemGuides == true
    }

    /// Checks whether the safe area changed since the last check, and reports it to the view and its controller.
    final func noteSafeArea() {
        guard asksForSafeArea, windowLink != nil, !isDeep else { return }
        let insets = safeAreaInsets
        guard insets != extras?.rare?.safeArea ?? .zero else { return }
        let extras = existingOrNewExtras.rareForChange
        extras.safeArea = insets
        guard extras.safeAreaReports < Self.reportLimit else {
            return ViewFailure.neverSettles(
                "The safe area of \(summary) changes again in every callback about its change", "none is"
            ).record()
        }
        extras.safeAreaReports += 1
        guidesMayHaveChanged()
        safeAreaInsetsDidChange()
        controller?.viewSafeAreaInsetsDidChange()
        if insetsLayoutMarginsFromSafeArea { layoutMarginsDidChange() }
        extras.safeAreaReports -= 1
    }

    final func noteSafeAreasInside() {
        // There is no safe area outside a window.
        guard windowReference != nil else { return }
        var views: [UIView] = []
        visit { view in
            if view.flags.contains(.isScrollView) || view.asksForSafeArea { views.append(view) }
            return .into
        }
        for view in views {
            view.noteSafeArea()
            if view.flags.contains(.isScrollView) { (view as? UIScrollView)?.limitsMayHaveChanged() }
        }
    }

    final var isDeep: Bool {
        FreedElsewhere.collect()
        var view = nextSuperview
        for _ in 0..<Self.reportDepth {
            guard let current = view else { return false }
            view = current.nextSuperview
        }
        return true
    }
}
