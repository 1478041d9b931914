extension UIView {
    package final var root: UIView {
        FreedElsewhere.collect()
        var top = self
        while let superview = top.nextSuperview { top = superview }
        return top
    }

    /// The view and its ancestors, from here up to the root.
    ///
    /// - Complexity: O(depth).
    package final var lineage: [UIView] {
        FreedElsewhere.collect()
        var views = [self]
        while let superview = views[views.count - 1].nextSuperview { views.append(superview) }
        return views
    }

    /// Converts a rectangle to screen coordinates; to its root's if the view is in no window.
    package final func convertToScreen(_ rect: CGRect) -> CGRect {
        FreedElsewhere.collect()
        var (step, moved) = (self, rect)
        while !step.hasTransform {
            guard let superview = step.nextSuperview else {
                if step is UIWindow { moved.origin = step.convertToSuperview(moved.origin) }
                return moved
            }
            moved.origin = step.convertToSuperview(moved.origin)
            step = superview
        }
        let top = root
        let inRoot = convert(rect, to: top)
        return (top as? UIWindow)?.convertToSuperview(inRoot) ?? inRoot
    }

    /// Converts a point to screen coordinates; to its root's if the view is in no window.
    package final func convertToScreen(_ point: CGPoint) -> CGPoint {
        FreedElsewhere.collect()
        var (step, point) = (self, point)
        while let superview = step.nextSuperview {
            point = step.convertToSuperview(point)
            step = superview
        }
        return step is UIWindow ? step.convertToSuperview(point) : point
    }

    package final func convertFromScreen(_ point: CGPoint) -> CGPoint {
        let top = root
        return convert((top as? UIWindow)?.convertFromSuperview(point) ?? point, from: top)
    }
}

// MARK: - Between views

// Without these, a view that is not optional would be taken for any coordinate space, and be looked up as a view again.
extension UIView {
    final func convert(_ point: CGPoint, to view: UIView) -> CGPoint { convert(point, to: Optional(view)) }

    final func convert(_ point: CGPoint, from view: UIView) -> CGPoint {
        convert(point, from: Optional(view))
    }

    final func convert(_ rect: CGRect, to view: UIView) -> CGRect { convert(rect, to: Optional(view)) }

    final func convert(_ rect: CGRect, from view: UIView) -> CGRect { convert(rect, from: Optional(view)) }
}

// MARK: - From an ancestor

extension UIView {
    /// The number of steps that ``convertDown(_:_:from:)`` makes without an array of the views in between.
    private static let mostSteps = 100

    /// Converts two rectangles from an ancestor, such as its bounds and the safe part of them.
    ///
    /// Where no view in between has a transform, as in nearly all hierarchies, only their origins move.
    final func convertDown(_ first: CGRect, _ second: CGRect, from ancestor: UIView) -> (CGRect, CGRect) {
        FreedElsewhere.collect()
        guard
            let origins = originsDown(
                (first.origin, second.origin), from: ancestor, stepsLeft: Self.mostSteps)
        else { return (convert(first, from: ancestor), convert(second, from: ancestor)) }
        return (CGRect(origin: origins.0, size: first.size), CGRect(origin: origins.1, size: second.size))
    }

    /// Converts two points from an ancestor; `nil` where one in between has a transform, or is too far up.
    private func originsDown(_ points: (CGPoint, CGPoint), from ancestor: UIView, stepsLeft: Int) -> (
        CGPoint, CGPoint
    )? {
        if self === ancestor { return points }
        guard stepsLeft > 0, !hasTransform, let superview = nextSuperview,
            let outer = superview.originsDown(points, from: ancestor, stepsLeft: stepsLeft - 1)
        else { return nil }
        return (convertFromSuperview(outer.0), convertFromSuperview(outer.1))
    }
}

// MARK: - One step

extension UIView {
    package final func convertToSuperview(_ point: CGPoint) -> CGPoint {
        guard let transform = transformStore else {
            return CGPoint(
                x: point.x - boundsStore.minX + originStore.x, y: point.y - boundsStore.minY + originStore.y)
        }
        let anchor = anchorInBounds
        let turned = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y).applying(transform)
        return CGPoint(x: turned.x + centerStore.x, y: turned.y + centerStore.y)
    }

    package final func convertFromSuperview(_ point: CGPoint) -> CGPoint {
        guard let transform = transformStore else {
            return CGPoint(
                x: point.x - originStore.x + boundsStore.minX, y: point.y - originStore.y + boundsStore.minY)
        }
        let turned = CGPoint(x: point.x - centerStore.x, y: point.y - centerStore.y)
            .applying(transform.inverted())
        let anchor = anchorInBounds
        return CGPoint(x: turned.x + anchor.x, y: turned.y + anchor.y)
    }

    /// The point that transforms are applied about, in the view's own coordinates.
    final var anchorInBounds: CGPoint {
        guard let anchor = extras?.rare?.anchorPoint else {
            return CGPoint(x: boundsStore.midX, y: boundsStore.midY)
        }
        return CGPoint(
            x: boundsStore.minX + boundsStore.width * anchor.x,
            y: boundsStore.minY + boundsStore.height * anchor.y)
    }

    package final func convertToSuperview(_ rect: CGRect) -> CGRect {
        MovingRect(rect).moved(by: self, { $0.convertToSuperview($1) }).bounds
    }

    package final func convertFromSuperview(_ rect: CGRect) -> CGRect {
        MovingRect(rect).moved(by: self, { $0.convertFromSuperview($1) }).bounds
    }

    /// Walks up from here to `target` or to the root, and from there down to `target`.
    final func convert<Value>(
        _ value: Value, to target: UIView?, up: (UIView, Value) -> Value, down: (UIView, Value) -> Value
    ) -> Value {
        FreedElsewhere.collect()
        var value = value
        var current = self
        while current !== target, let superview = current.nextSuperview {
            value = up(current, value)
            current = superview
        }
        guard let target, target !== current else { return value }
        var path: [UIView] = []
        var step: UIView? = target
        while let view = step, view !== current {
            path.append(view)
            step = view.nextSuperview
        }
        if step == nil {
            // Two hierarchies: by way of the screen, where windows have a place and other roots do not.
            if current is UIWindow { value = up(current, value) }
            if !(path.last is UIWindow) { path.removeLast() }
        }
        for view in path.reversed() { value = down(view, value) }
        return value
    }
}

/// A rectangle while it is converted from view to view.
///
/// Once it is rotated, only its corners are converted, and the rectangle around them is taken at the end: one
/// taken at every step would grow with each. Until then it keeps its size to the last bit.
struct MovingRect {
    private var rect: CGRect
    private var corners: [CGPoint]?

    init(_ rect: CGRect) {
        self.rect = rect
    }

    @MainActor
    func moved(by view: UIView, _ convert: (UIView, CGPoint) -> CGPoint) -> MovingRect {
        var moved = self
        if corners != nil || view.hasTransform {
            moved.corners = (corners ?? rect.corners).map { convert(view, $0) }
        } else {
            moved.rect.origin = convert(view, rect.origin)
        }
        return moved
    }

    /// The smallest rectangle around it.
    var bounds: CGRect {
        corners.map { CGRect(around: $0) } ?? rect
    }
}

extension CGRect {
    var corners: [CGPoint] {
        [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
            CGPoint(x: maxX, y: maxY),
        ]
    }
}
