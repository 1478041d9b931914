import HeadlessUIKit
import ViewQuery

/// Measures the touch areas of controls, of views with tap and long-press recognizers, and of elements that are no views.
///
/// UIKit's own controls and bar items, and links in text, are left out. A text field needs the 34 points in height of UIKit's round border.
@MainActor
struct HitRegionCheck: AuditCheck {
    let kind = AuditKind.hitRegion

    private static let side: CGFloat = 44
    private static let fieldHeight: CGFloat = 34
    /// Sizes go through sums and differences, and are rounded to pixels.
    private static let tolerance: CGFloat = 0.4

    func findings(on subject: AuditSubject) -> [AuditFinding] {
        guard subject.isOwnAndVisible, !subject.isDisabled else { return [] }
        let size: CGSize
        if let view = subject.ownView {
            guard view.isTouchTarget, !StockParts.isSystemControl(view) else { return [] }
            size = touchArea(of: view)
        } else {
            let actions: UIAccessibilityTraits = [.button, .link]
            // A link in running text is as high as its line.
            guard subject.isElement, !subject.traits.isDisjoint(with: actions),
                !(subject.view is UITextView)
            else { return [] }
            size = subject.node.frame.size
        }
        let height = subject.view is UITextField && subject.ownView != nil ? Self.fieldHeight : Self.side
        guard size.width < Self.side - Self.tolerance || size.height < height - Self.tolerance else {
            return []
        }
        let cure =
            subject.ownView == nil
            ? "Make its frame larger."
            : "Make it larger, or let point(inside:with:) accept touches around it."
        return [
            AuditFinding(
                subject, kind, "Hit area is too small",
                "Hit area \(size.width.rough)×\(size.height.rough) of \(subject.name) is smaller than "
                    + "\(Self.side.rough)×\(height.rough) points. \(cure)")
        ]
    }

    private func touchArea(of view: UIView) -> CGSize {
        let frame = view.convertToScreen(view.bounds)
        var size = frame.size
        if size.width < Self.side {
            size.width += reach(of: view, from: CGPoint(x: frame.minX, y: frame.midY), dx: -1, dy: 0)
            size.width += reach(of: view, from: CGPoint(x: frame.maxX, y: frame.midY), dx: 1, dy: 0)
        }
        if size.height < Self.side {
            size.height += reach(of: view, from: CGPoint(x: frame.midX, y: frame.minY), dx: 0, dy: -1)
            size.height += reach(of: view, from: CGPoint(x: frame.midX, y: frame.maxY), dx: 0, dy: 1)
        }
        return size
    }

    /// How far touches beyond an edge meet the view, in points, up to the side that is needed.
    private func reach(of view: UIView, from edge: CGPoint, dx: CGFloat, dy: CGFloat) -> CGFloat {
        var reached: CGFloat = 0
        while reached < Self.side {
            let point = CGPoint(x: edge.x + dx * (reached + 0.5), y: edge.y + dy * (reached + 0.5))
            guard view.meetsTouch(at: point) else { return reached }
            reached += 1
        }
        return reached
    }
}

extension UIView {
    /// Whether a touch at a point of the screen is the view's, as far as it and its ancestors up to a scroll view say.
    fileprivate func meetsTouch(at point: CGPoint) -> Bool {
        if pointIsInside(point) { return true }
        // An application's view may find another one in its hit test than UIKit's does.
        guard lineage.contains(where: { !$0.isFrameworkView }) else { return false }
        return UIApplication.shared.hitTest(point, with: nil)?.view.isDescendant(of: self) ?? false
    }

    private func pointIsInside(_ point: CGPoint) -> Bool {
        lineage.prefix { !($0 is UIWindow) && ($0 === self || !($0 is UIScrollView)) }
            .allSatisfy { $0.point(inside: $0.convertFromScreen(point), with: nil) }
    }
}

extension CGFloat {
    /// The number to a tenth, without a needless decimal.
    var rough: String { ((self * 10).rounded() / 10).shortText }
}
