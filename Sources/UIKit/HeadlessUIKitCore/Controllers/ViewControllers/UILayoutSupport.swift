/// The length of a bar at the top or the bottom of a view controller's view, with anchors at its edges.
@preconcurrency @MainActor
public protocol UILayoutSupport: AnyObject {
    /// The height of what covers the edge of the view, in points.
    var length: CGFloat { get }
    /// The top of the bar.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The bottom of the bar.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height of the bar.
    var heightAnchor: NSLayoutDimension { get }
}

/// The part of a controller's view above or below its safe area.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
    private let isTop: Bool

    init(in view: UIView, isTop: Bool) {
        self.isTop = isTop
        super.init(in: view, isTop ? "UITopLayoutGuide" : "UIBottomLayoutGuide")
    }

    var length: CGFloat {
        let insets = owningView?.safeAreaInsets ?? .zero
        return isTop ? insets.top : insets.bottom
    }

    override var systemInsets: UIEdgeInsets? {
        guard let view = owningView else { return nil }
        let rest = view.bounds.height - length
        return UIEdgeInsets(top: isTop ? 0 : rest, left: 0, bottom: isTop ? rest : 0, right: 0)
    }

    override var insetsWithoutSafeArea: UIEdgeInsets {
        let height = owningView?.bounds.height ?? 0
        return UIEdgeInsets(top: isTop ? 0 : height, left: 0, bottom: isTop ? height : 0, right: 0)
    }
}
