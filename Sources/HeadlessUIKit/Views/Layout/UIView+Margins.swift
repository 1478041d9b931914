import Foundation

/// The margins of a view.
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
    /// The space between the view's edges and its content, in points, including the safe area.
    ///
    /// It is 8 on each side unless set, and 0 for a stack view; for a controller's view it is 16 on the left and right, which is the minimum
    /// unless the controller sets another, and 0 at the top and bottom. Setting it leaves out the safe area, which is
    /// added with ``insetsLayoutMarginsFromSafeArea``. A value that is not finite is a failure, and the old is kept.
    ///
    /// - Complexity: O(depth).
    public final var layoutMargins: UIEdgeInsets {
        get { insetsLayoutMarginsFromSafeArea ? baseMargins.adding(safeAreaInsets) : baseMargins }
        set {
            guard newValue.isFinite else {
                ViewFailure.notFinite(self, "layoutMargins", newValue.shortText).record()
                return
            }
            changeMargins {
                $0.base = newValue
                $0.isDirectional = false
            }
        }
    }

    /// ``layoutMargins`` by leading and trailing edges, which are left and right as the view is read.
    ///
    /// Margins that were set here change sides with the view's direction; those set by ``layoutMargins`` do not.
    public final var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { layoutMargins.directional(isRightToLeft) }
        set {
            guard newValue.isFinite else {
                ViewFailure.notFinite(self, "directionalLayoutMargins", newValue.shortText).record()
                return
            }
            changeMargins {
                $0.base = newValue.edges(false)
                $0.isDirectional = true
            }
        }
    }

    /// Announces margins that have changed sides, as the view's direction has.
    final func directionalMarginsDidFlip() {
        let margins = baseMargins
        guard margins.left != margins.right else { return }
        if controller != nil || extras?.layoutMargins.isDirectional == true { marginsChanged() }
    }

    /// The margins that were set.
    private var ownMargins: UIEdgeInsets? {
        guard let margins = extras?.layoutMargins, let base = margins.base else { return nil }
        return margins.isDirectional ? base.flipped(isRightToLeft) : base
    }

    /// Whether the margins include the safe area; `true` unless set.
    public final var insetsLayoutMarginsFromSafeArea: Bool {
        get { !(extras?.layoutMargins.ignoresSafeArea ?? false) }
        set { changeMargins { $0.ignoresSafeArea = !newValue } }
    }

    /// Whether the margins are at least as far in as those of the superview; `false` unless set.
    public final var preservesSuperviewLayoutMargins: Bool {
        get { extras?.layoutMargins.preservesSuperview ?? false }
        set { changeMargins { $0.preservesSuperview = newValue } }
    }

    private var baseMargins: UIEdgeInsets {
        let margins = marginsOfItself
        guard preservesSuperviewLayoutMargins, let superview = superviewLink else { return margins }
        let outer = superview.layoutMargins
        let (room, frame) = (superview.boundsStore, currentFrame)
        return UIEdgeInsets(
            top: max(margins.top, room.minY + outer.top - frame.minY),
            left: max(margins.left, room.minX + outer.left - frame.minX),
            bottom: max(margins.bottom, frame.maxY - (room.maxY - outer.bottom)),
            right: max(margins.right, frame.maxX - (room.maxX - outer.right)))
    }

    private var marginsOfItself: UIEdgeInsets {
        guard let controller else { return ownMargins ?? standardLayoutMargins }
        let least = controller.systemMinimumLayoutMargins.edges(isRightToLeft)
        var margins = ownMargins ?? UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
        if controller.viewRespectsSystemMinimumLayoutMargins {
            margins.left = max(margins.left, least.left)
            margins.right = max(margins.right, least.right)
        }
        return margins
    }

    private func changeMargins(_ change: (inout LayoutMargins) -> Void) {
        let old = layoutMargins
        let extras = extras ?? ViewExtras()
        self.extras = extras
        change(&extras.layoutMargins)
        if layoutMargins != old { marginsChanged() }
    }

    final func marginsChanged() {
        guidesMayHaveChanged()
        layoutMarginsDidChange()
        setNeedsLayout()
        for subview in subviews where subview.preservesSuperviewLayoutMargins { subview.marginsChanged() }
    }
}
