import HeadlessUIKit
import ViewQuery

/// What views paint behind texts: background colours, which are known, and pictures, which are not.
@MainActor
enum Paint {
    /// A colour as the view's traits resolve it.
    case color(UIColor, CGRect)
    /// An image, a gradient or a layer, in the screen's coordinates.
    case unknown(CGRect)

    static func of(_ view: UIView) -> [Paint] {
        let isMaterial = view is UINavigationBar || view is UITabBar || view is UIToolbar
        let color = view.backgroundColor ?? view.groundByUIKit
        let isPicture = view.contentImage != nil || (isMaterial && view.backgroundColor == nil)
        let pictures = view.picturesOfLayers
        guard color != nil || isPicture || !pictures.isEmpty else { return [] }
        let frame = view.convertToScreen(view.bounds)
        var paints: [Paint] = []
        if let color { paints.append(.color(color.resolvedColor(with: view.traitCollection), frame)) }
        for picture in pictures { paints.append(.unknown(view.convertToScreen(picture))) }
        if isPicture { paints.append(.unknown(frame)) }
        return paints
    }

    var frame: CGRect {
        switch self {
        case .color(_, let frame), .unknown(let frame): frame
        }
    }
}

extension UIView {
    /// The ground that UIKit draws for a text field with a round border, and for a table's cell without a configuration.
    fileprivate var groundByUIKit: UIColor? {
        if let field = self as? UITextField {
            return field.borderStyle == .roundedRect ? .systemBackground : nil
        }
        guard let cell = self as? UITableViewCell, cell.backgroundConfiguration == nil,
            cell.backgroundView == nil
        else { return nil }
        let table = lineage.lazy.compactMap { $0 as? UITableView }.first
        return table.map { $0.style == .plain ? .systemBackground : .secondarySystemGroupedBackground }
    }
}

extension UIScrollView {
    fileprivate var reachableArea: CGRect {
        let content = CGRect(origin: .zero, size: contentSize).union(bounds)
        let inset = adjustedContentInset
        return convertToScreen(
            CGRect(
                x: content.minX - inset.left, y: content.minY - inset.top,
                width: content.width + inset.left + inset.right,
                height: content.height + inset.top + inset.bottom))
    }
}

/// Where each view and those inside it paint, so that a search for what is behind a text passes most of them by.
@MainActor
final class PaintedExtents {
    private var known: [ObjectIdentifier: CGRect] = [:]
    private var paints: [ObjectIdentifier: [Paint]] = [:]
    private var reachable: [ObjectIdentifier: CGRect] = [:]
    private var siblings: [ObjectIdentifier: PaintedSiblings] = [:]

    /// The rectangle on the screen; null if nothing is painted.
    ///
    /// - Complexity: O(1), but O(*n*) in the views of the hierarchy for the first of one.
    subscript(view: UIView) -> CGRect {
        if known[ObjectIdentifier(view)] == nil, let root = view.lineage.last { measure(root) }
        return known[ObjectIdentifier(view)] ?? .null
    }

    /// What a view paints itself, without what is inside.
    func paints(of view: UIView) -> [Paint] {
        if let known = paints[ObjectIdentifier(view)] { return known }
        let found = Paint.of(view)
        paints[ObjectIdentifier(view)] = found
        return found
    }

    /// What a scroll view shows and what it can be scrolled to, in the screen's coordinates.
    func reachableArea(of scrolling: UIScrollView) -> CGRect {
        if let known = reachable[ObjectIdentifier(scrolling)] { return known }
        let area = scrolling.reachableArea
        reachable[ObjectIdentifier(scrolling)] = area
        return area
    }

    func inside(_ superview: UIView) -> PaintedSiblings {
        if let known = siblings[ObjectIdentifier(superview)] { return known }
        let inside = PaintedSiblings(superview.subviews) { self[$0] }
        siblings[ObjectIdentifier(superview)] = inside
        return inside
    }

    /// The opaque view in front that hides all of a view; `nil` if some of it is visible.
    ///
    /// - Complexity: O(*n*) in what is painted in front of the view.
    func cover(of view: UIView) -> UIView? {
        let frame = view.convertToScreen(view.bounds)
        let middle = view.convertToScreen(view.bounds.center)
        var inFront: [UIView] = []
        var isMiddleHidden = false
        func add(_ other: UIView, _ extent: CGRect) {
            inFront.append(other)
            if extent.contains(middle) { isMiddleHidden = true }
        }
        let lineage = view.lineage
        for (step, superview) in zip(lineage, lineage.dropFirst()) {
            let siblings = inside(superview)
            guard let index = siblings.index(of: step) else { continue }
            for (other, extent) in siblings.meeting(frame, from: index + 1) { add(other, extent) }
        }
        let windows = UIApplication.shared.shownWindows
        let own = windows.firstIndex { $0 === lineage.last } ?? windows.endIndex
        for window in windows.dropFirst(own + 1) { add(window, self[window]) }
        // What leaves the middle free does not hide all of it.
        return isMiddleHidden ? VisibleArea(of: view, coveredBy: inFront).cover : nil
    }

    private func measure(_ root: UIView) {
        var views: [UIView] = []
        root.visit {
            views.append($0)
            return .into
        }
        // Subviews come after their superview, so that their extents are known first on the way back.
        for view in views.reversed() {
            var extent = CGRect.null
            if !view.isHidden, view.alpha > 0 {
                for paint in paints(of: view) { extent = extent.union(paint.frame) }
                var inside = CGRect.null
                for subview in view.subviews {
                    inside = inside.union(known[ObjectIdentifier(subview)] ?? .null)
                }
                if view.clipsToBounds { inside = inside.intersection(view.convertToScreen(view.bounds)) }
                extent = extent.union(inside)
            }
            known[ObjectIdentifier(view)] = extent
        }
    }
}
