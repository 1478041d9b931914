import HeadlessUIKit

/// The visible share of a view: its area without the parts that are clipped by ancestors and the window, or covered.
///
/// Views that are drawn later are in front: later siblings of the view and of its ancestors, and windows above, with all
/// inside them. They cover it by opaque background colours and images; texts do not cover. Subviews are a part of the
/// view.
@MainActor
package struct VisibleArea {
    /// From 0 to 1; 0 for a view without a size, or hidden by itself or an ancestor.
    private(set) var share = 0.0
    /// What clips or covers most of it, in words.
    private(set) var reason: String?
    /// The view that covers the last visible part; `nil` if some of it is visible.
    package private(set) var cover: UIView?

    private var pieces: [ConvexPolygon] = []
    private var mostLost = 0.0

    /// - Parameter trees: the roots of what may be in front of it; `nil` for all that is.
    /// - Complexity: O(*n*) in the views in front.
    package init(of view: UIView, coveredBy trees: [UIView]? = nil) {
        let whole = view.outlineOnScreen
        let lineage = view.lineage
        // A hidden view in a stack has no size, either.
        for step in lineage where step.isHidden || step.alpha <= 0 {
            reason =
                "\(step === view ? "it" : view.name(ofAncestor: step)) \(step.reasonNotVisible ?? "")"
            return
        }
        guard whole.area > 0 else {
            reason = "it has no size"
            return
        }
        pieces = [whole]
        for step in lineage where step.clipsToBounds || step.superview == nil {
            take(because: step.superview == nil ? "off screen" : "clipped by \(step.summary)") {
                $0.map { $0.intersection(step.outlineOnScreen) }
            }
        }
        for tree in trees ?? view.treesInFront { cover(withTree: tree) }
        share = min(1, area / whole.area)
    }

    private var area: Double { pieces.reduce(0) { $0 + $1.area } }

    private mutating func take(because reason: String, _ change: ([ConvexPolygon]) -> [ConvexPolygon]) {
        let before = area
        pieces = change(pieces).filter { $0.area > 0 }
        let lost = before - area
        if lost > mostLost {
            mostLost = lost
            self.reason = reason
        }
    }

    /// Subtracts the area that a view and those inside it cover.
    private mutating func cover(withTree root: UIView) {
        var pending: [(view: UIView, alpha: CGFloat, clips: [ConvexPolygon])] = [(root, 1, [])]
        while let (view, outerAlpha, outerClips) = pending.popLast() {
            if pieces.isEmpty { return }
            if view.isHidden || view.alpha <= 0 { continue }
            let alpha = outerAlpha * view.alpha
            let outline = view.outlineOnScreen
            if view.drawsOpaque(alpha: alpha) {
                let cover = outerClips.reduce(outline) { $0.intersection($1) }
                take(because: "covered by \(view.summary)") { $0.flatMap { $0.subtracting(cover) } }
                if pieces.isEmpty { self.cover = view }
            }
            let clips = view.clipsToBounds ? outerClips + [outline] : outerClips
            for subview in view.subviews.reversed() { pending.append((subview, alpha, clips)) }
        }
    }
}

extension UIView {
    fileprivate var outlineOnScreen: ConvexPolygon {
        let rect = bounds
        let corners = [
            rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
            CGPoint(x: rect.minX, y: rect.maxY),
        ]
        return ConvexPolygon(corners.map { convertToScreen($0) })
    }

    fileprivate func drawsOpaque(alpha: CGFloat) -> Bool {
        // The difference is invisible, and products of alphas are not exact.
        let enough: CGFloat = 0.999
        guard alpha >= enough else { return false }
        if let color = backgroundColor, color.alphaComponent * alpha >= enough { return true }
        return contentImage?.isOpaque ?? false
    }
}
