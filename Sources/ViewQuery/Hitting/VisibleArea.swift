import Foundation
import HeadlessUIKit

/// How much of a view can be seen: what is left when views that clip it and the window have cut it, and what is in
/// front of it is taken off.
///
/// In front is what is drawn later: the siblings in front of it, those in front of a view that it is in, and the
/// windows above, with all inside them. What covers is what is opaque by itself: a background colour, or a picture
/// without a hole. What is in the view is a part of it, and texts let it through.
@MainActor
struct VisibleArea {
    /// From 0 to 1; 0 for a view that has no size, or is hidden with what it is in.
    private(set) var share = 0.0
    /// What takes most of it away, in words.
    private(set) var reason: String?

    private var pieces: [ConvexPolygon] = []
    private var mostLost = 0.0

    /// - Complexity: O(*n*) in the views in front.
    init(of view: UIView) {
        let whole = view.outlineOnScreen
        let lineage = view.lineage
        guard whole.area > 0 else {
            reason = "it has no size"
            return
        }
        for step in lineage where step.isHidden || step.alpha <= 0 {
            reason =
                (step === view ? "it " : "its superview \(step.summary) ") + (step.reasonNotVisible ?? "")
            return
        }
        pieces = [whole]
        for step in lineage where step.clipsToBounds || step.superview == nil {
            take(because: step.superview == nil ? "off screen" : "clipped by \(step.summary)") {
                $0.map { $0.intersection(step.outlineOnScreen) }
            }
        }
        cover(view, lineage)
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

    private mutating func cover(_ view: UIView, _ lineage: [UIView]) {
        for (step, superview) in zip(lineage, lineage.dropFirst()) {
            let subviews = superview.subviews
            guard let index = subviews.firstIndex(where: { $0 === step }) else { continue }
            for sibling in subviews[(index + 1)...] { cover(withTree: sibling) }
        }
        guard let window = lineage.last as? UIWindow, let windows = window.application?.shownWindows,
            let index = windows.firstIndex(where: { $0 === window })
        else { return }
        for other in windows[(index + 1)...] { cover(withTree: other) }
    }

    /// Takes off what a view and those inside it cover.
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
            }
            let clips = view.clipsToBounds ? outerClips + [outline] : outerClips
            for subview in view.subviews.reversed() { pending.append((subview, alpha, clips)) }
        }
    }
}

extension UIView {
    /// The view's corners, in the screen's coordinates.
    fileprivate var outlineOnScreen: ConvexPolygon {
        let rect = bounds
        let corners = [
            rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
            CGPoint(x: rect.minX, y: rect.maxY),
        ]
        return ConvexPolygon(corners.map { convertToScreen($0) })
    }

    /// Whether nothing behind the view can be seen through it, at a certain opacity.
    fileprivate func drawsOpaque(alpha: CGFloat) -> Bool {
        // Below this nobody could tell, and products of alphas are not exact.
        let enough: CGFloat = 0.999
        guard alpha >= enough else { return false }
        if let color = backgroundColor, color.alphaComponent * alpha >= enough { return true }
        return contentImage?.isOpaque ?? false
    }
}
