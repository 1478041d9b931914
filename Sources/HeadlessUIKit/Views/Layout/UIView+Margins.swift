import Foundation

/// The margins of a view.
struct LayoutMargins {
    /// UIKit's default, on each side.
    static let standard = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

    var base: UIEdgeInsets?
    var ignoresSafeArea = false
}

extension UIView {
    /// The space between the view's edges and its content, in points, including the safe area.
    ///
    /// It is 8 on each side unless set; for a controller's view it is 16 on the left and right, which is the minimum
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
            changeMargins { $0.base = newValue }
        }
    }

    /// ``layoutMargins`` by leading and trailing edges; text runs from left to right.
    public final var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let margins = layoutMargins
            return NSDirectionalEdgeInsets(
                top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
        }
        set {
            layoutMargins = UIEdgeInsets(
                top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing)
        }
    }

    /// Whether the margins include the safe area; `true` unless set.
    public final var insetsLayoutMarginsFromSafeArea: Bool {
        get { !(extras?.layoutMargins.ignoresSafeArea ?? false) }
        set { changeMargins { $0.ignoresSafeArea = !newValue } }
    }

    private var baseMargins: UIEdgeInsets {
        guard let controller else { return extras?.layoutMargins.base ?? LayoutMargins.standard }
        let least = controller.systemMinimumLayoutMargins
        var margins = extras?.layoutMargins.base ?? UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
        if controller.viewRespectsSystemMinimumLayoutMargins {
            margins.left = max(margins.left, least.leading)
            margins.right = max(margins.right, least.trailing)
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
        layoutMarginsDidChange()
        setNeedsLayout()
    }
}
