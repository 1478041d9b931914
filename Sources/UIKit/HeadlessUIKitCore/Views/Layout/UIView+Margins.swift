struct LayoutMargins {
    /// UIKit's default, on each side.
    static let standard = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

    var base: UIEdgeInsets?
    /// Whether the left and the right of ``base`` were set as leading and trailing ones.
    var isDirectional = false
    var ignoresSafeArea = false
    var preservesSuperview = false
}

extension UIView {
    private var ownMargins: UIEdgeInsets? {
        guard let margins = extras?.rare?.layoutMargins, let base = margins.base else { return nil }
        return margins.isDirectional ? base.flipped(isRightToLeft) : base
    }

    final var marginsWithoutSafeArea: UIEdgeInsets { margins(withSafeArea: false) }

    /// The view's own margins, and what is missing to the superview's where it preserves them.
    final func margins(withSafeArea: Bool) -> UIEdgeInsets {
        let own = ownOrStandardMargins
        let margins = withSafeArea ? own.adding(safeAreaInsets) : own
        guard preservesSuperviewLayoutMargins, let superview = superviewLink else { return margins }
        let outer = superview.layoutMargins
        let (room, frame) = (superview.boundsStore, currentFrame)
        return UIEdgeInsets(
            top: max(margins.top, room.minY + outer.top - frame.minY),
            left: max(margins.left, room.minX + outer.left - frame.minX),
            bottom: max(margins.bottom, frame.maxY - (room.maxY - outer.bottom)),
            right: max(margins.right, frame.maxX - (room.maxX - outer.right)))
    }

    private var ownOrStandardMargins: UIEdgeInsets {
        guard let controller else { return ownMargins ?? standardLayoutMargins }
        let least = controller.systemMinimumLayoutMargins.edges(isRightToLeft)
        var margins = ownMargins ?? .zero
        if controller.viewRespectsSystemMinimumLayoutMargins {
            margins.left = max(margins.left, least.left)
            margins.right = max(margins.right, least.right)
        }
        return margins
    }

    final func changeMargins(_ change: (inout LayoutMargins) -> Void) {
        let old = layoutMargins
        change(&existingOrNewExtras.rareForChange.layoutMargins)
        if layoutMargins != old { marginsChanged() }
    }

    final func marginsChanged() {
        guidesMayHaveChanged()
        layoutMarginsDidChange()
        setNeedsLayout()
        for subview in subviews where subview.preservesSuperviewLayoutMargins { subview.marginsChanged() }
    }
}
