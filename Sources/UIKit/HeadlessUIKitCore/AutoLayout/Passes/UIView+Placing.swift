extension UIView {
    /// Gives the subviews that constraints place the frames that were solved.
    ///
    /// Frames are rounded to whole pixels, each number by itself.
    final func placeConstrainedSubviews() {
        guard flags.contains(.containsLayoutNodes) else { return }
        if flags.contains(.needsSolving) { solveConstraints() }
        guard let layout = layoutIfAny else { return }
        let rounding = FrameRounding(of: self)
        let misplaced = layout.misplaced
        layout.misplaced = []
        LayoutPlacing.perform {
            for inner in misplaced {
                inner.isMisplaced = false
                guard let subview = inner.view, subview.isSubview(of: self), let rect = inner.placedRect
                else {
                    continue
                }
                subview.place(at: rounding.rounded(rect))
            }
        }
        if flags.contains(.isScrollView), let content = layoutIfAny?.systemGuides[.scrollContent] {
            if let size = content.node.solvedRect?.size { takeContentSize(rounding.rounded(size)) }
        }
    }

    /// Sets the frame without a transform, as constraints do.
    private func place(at rect: CGRect) {
        guard rect.isFinite, !isPlaced(at: rect) else { return }
        if !hasTransform, flags.contains(.isPlacedPlainly) {
            setFrame(rect)
            return
        }
        // As UIKit does: an overridden frame is not asked.
        if rect.size != bounds.size { bounds = CGRect(origin: bounds.origin, size: rect.size) }
        let middle = center(in: rect)
        if middle != center { center = middle }
        // Without rounding from halves.
        if !hasTransform, center == middle, boundsStore.size == rect.size { originStore = rect.origin }
    }

    /// Whether constraints have nothing to change to give the view a frame without its transform.
    final func isPlaced(at rect: CGRect) -> Bool {
        hasTransform ? rect.size == bounds.size && center(in: rect) == center : rect == currentFrame
    }

    /// Where the centre is of a view with a frame without its transform.
    private func center(in rect: CGRect) -> CGPoint {
        let anchor = anchorStore
        return CGPoint(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
    }

    final var untransformedFrame: CGRect {
        CGRect(origin: originStore, size: boundsStore.size)
    }

    /// Code gave the view a frame that is not the solved one: it lasts until the superview lays out.
    final func wasPlacedByCode() {
        guard !LayoutPlacing.isUnderWay, let layout = layoutIfAny, layout.engine != nil else { return }
        layout.noteMisplaced()
    }
}

extension ViewLayout {
    /// Has the superview give the view its solved frame when it next lays out.
    func noteMisplaced() {
        guard !isMisplaced, let container else { return }
        isMisplaced = true
        container.layout.misplaced.append(self)
    }

    /// The solved frame, if constraints place the view, and not code.
    var placedRect: CGRect? {
        guard let view,
            view.flags.contains(.isPlacedByConstraints) || view.flags.contains(.isConstrainedFromOutside),
            self !== engine?.root
        else { return nil }
        return solvedRect
    }
}

/// How solved frames become whole pixels.
///
/// Each of the four numbers is rounded to the nearest pixel by itself, halves away from zero. So views of equal width
/// stay equally wide, while two that touch may be a pixel apart.
@MainActor
struct FrameRounding {
    let scale: CGFloat

    init(of view: UIView) {
        scale = view.windowLink?.screen.scale ?? UIScreen.main.scale
    }

    func rounded(_ length: CGFloat) -> CGFloat {
        (length * scale).rounded() / scale
    }

    func rounded(_ size: CGSize) -> CGSize {
        CGSize(width: rounded(size.width), height: rounded(size.height))
    }

    func rounded(_ rect: CGRect) -> CGRect {
        CGRect(
            x: rounded(rect.minX), y: rounded(rect.minY), width: rounded(rect.width),
            height: rounded(rect.height))
    }

    /// The next larger size in whole pixels.
    func roundedUp(_ size: CGSize) -> CGSize {
        // What a solution is off by is no pixel more; and 0 is added, as nothing rounds up to -0.
        CGSize(
            width: ((size.width * scale) - 1e-4).rounded(.up) / scale + 0,
            height: ((size.height * scale) - 1e-4).rounded(.up) / scale + 0)
    }
}
