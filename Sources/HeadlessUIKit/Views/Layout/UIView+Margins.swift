import Foundation

/// The room that a view leaves between its edges and what it shows.
struct LayoutMargins {
    /// UIKit's own, on each side.
    static let standard = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

    var base: UIEdgeInsets?
    var ignoresSafeArea = false
}

extension UIView {
    /// How much room there is to be between the view's edges and what is in it, in points; the safe area included.
    ///
    /// It is 8 on each side unless set; for a controller's view 16 on the left and right, which is the least there
    /// unless the controller says otherwise, and none above and below. Setting it leaves the safe area out, which is
    /// added with ``insetsLayoutMarginsFromSafeArea``. A value that is not finite is a failure, and the margins stay.
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

    /// ``layoutMargins`` by where lines of text begin and end, which is from left to right.
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

    /// Whether the safe area is a part of the margins; `true` unless set.
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
