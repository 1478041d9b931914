import HeadlessUIKit

/// What views paint behind texts: background colours, which are known, and pictures, which are not.
@MainActor
enum Paint {
    case color(UIColor, CGRect)
    /// An image, a gradient or a layer, in the screen's coordinates.
    case unknown(CGRect)

    static func of(_ view: UIView) -> [Paint] {
        let frame = view.convertToScreen(view.bounds)
        var paints: [Paint] = []
        if let color = view.backgroundColor ?? view.groundByUIKit { paints.append(.color(color, frame)) }
        paints += view.picturesOfLayers.map { .unknown(view.convertToScreen($0)) }
        let isMaterial = view is UINavigationBar || view is UITabBar || view is UIToolbar
        if view.contentImage != nil || (isMaterial && view.backgroundColor == nil) {
            paints.append(.unknown(frame))
        }
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

/// Where each view and those inside it paint, so that a search for what is behind a text passes most of them by.
@MainActor
final class PaintedExtents {
    private var known: [ObjectIdentifier: CGRect] = [:]
    private var subviews: [ObjectIdentifier: [CGRect]] = [:]

    /// The rectangle on the screen; null if nothing is painted.
    ///
    /// - Complexity: O(1), but O(*n*) in the views of the hierarchy for the first of one.
    subscript(view: UIView) -> CGRect {
        if known[ObjectIdentifier(view)] == nil, let root = view.lineage.last { measure(root) }
        return known[ObjectIdentifier(view)] ?? .null
    }

    func inside(_ superview: UIView) -> [CGRect] {
        if let extents = subviews[ObjectIdentifier(superview)] { return extents }
        let extents = superview.subviews.map { self[$0] }
        subviews[ObjectIdentifier(superview)] = extents
        return extents
    }

    /// Whether anything in front of a view may paint over its middle; if not, nothing covers all of it.
    ///
    /// - Complexity: O(*n*) in the siblings in front of the view and of its ancestors.
    func mayCover(_ view: UIView) -> Bool {
        let middle = view.convertToScreen(view.bounds.center)
        let lineage = view.lineage
        for (step, superview) in zip(lineage, lineage.dropFirst()) {
            guard let index = superview.subviews.firstIndex(where: { $0 === step }) else { continue }
            if inside(superview)[(index + 1)...].contains(where: { $0.contains(middle) }) { return true }
        }
        let windows = UIApplication.shared.shownWindows
        let own = windows.firstIndex { $0 === lineage.last } ?? windows.endIndex
        return windows.dropFirst(own + 1).contains { self[$0].contains(middle) }
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
                extent = Paint.of(view).reduce(extent) { $0.union($1.frame) }
                let inside = view.subviews.reduce(CGRect.null) {
                    $0.union(known[ObjectIdentifier($1)] ?? .null)
                }
                let frame = view.convertToScreen(view.bounds)
                extent = extent.union(view.clipsToBounds ? inside.intersection(frame) : inside)
            }
            known[ObjectIdentifier(view)] = extent
        }
    }
}
