#if !canImport(Darwin)
import Foundation

/// A path to which elements can be added.
///
/// Each function takes a transform for its points. Adding a line or a curve to a path without a current point
/// is a warning, in a strict test a failure, and nothing is added.
public final class CGMutablePath: CGPath {
    /// Makes an empty path.
    public init() {
        super.init(PathOutline())
    }

    private func add(_ element: PathOutline.Element, _ transform: CGAffineTransform) {
        outline.addOrFail(element.applying(transform))
    }

    private func add(
        _ name: String, _ numbers: [CGFloat], _ transform: CGAffineTransform,
        _ body: (inout PathOutline) -> Void
    ) {
        var shape = PathOutline()
        shape.addShape(name, numbers + transform.numbers) { body(&$0) }
        outline.append(shape.applying(transform))
    }

    /// Begins a subpath at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        add(.move(point), transform)
    }

    /// Adds a straight line.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        add(.line(point), transform)
    }

    /// Adds a curve with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        add(.quad(control, to: end), transform)
    }

    /// Adds a curve with two control points.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        add(.curve(control1, control2, to: end), transform)
    }

    /// Adds a line to the beginning of the subpath, and ends the subpath.
    public func closeSubpath() { outline.addOrFail(.close) }

    /// Adds a subpath of lines between points.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        add("a rectangle", rect.numbers, transform) { $0.addRect(rect) }
    }

    /// Adds several rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds the largest ellipse inside a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        add("an ellipse", rect.numbers, transform) { $0.addEllipse(in: rect) }
    }

    /// Adds a rounded rectangle; the corners are limited to half a side.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        let size = CGSize(width: cornerWidth, height: cornerHeight)
        add("a rounded rectangle", rect.numbers + [cornerWidth, cornerHeight], transform) {
            $0.addRoundedRect(rect, corners: (size, size, size, size))
        }
    }

    /// Adds an arc of a circle, with a line from the current point to its beginning.
    ///
    /// - Parameters:
    ///   - startAngle: in radians from the right; `endAngle` likewise.
    ///   - clockwise: whether angles decrease along the arc, as in Core Graphics: in coordinates with the
    ///     vertical axis down, as a view's, the arc then goes counter-clockwise.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let sweep = PathOutline.sweep(from: startAngle, to: endAngle, growing: !clockwise)
        addArc(center, radius, startAngle, sweep, transform)
    }

    /// Adds an arc of a circle of a length in radians, with a line from the current point to its beginning.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        addArc(center, radius, startAngle, max(-2 * .pi, min(2 * .pi, delta)), transform)
    }

    private func addArc(
        _ center: CGPoint, _ radius: CGFloat, _ start: CGFloat, _ sweep: CGFloat,
        _ transform: CGAffineTransform
    ) {
        let numbers = [center.x, center.y, radius, start, sweep] + transform.numbers
        outline.addShape("an arc", numbers) { outline in
            var arc = PathOutline()
            arc.addArc(center: center, radius: max(radius, 0), from: start, by: sweep)
            let moved = arc.applying(transform)
            guard outline.currentPoint != nil, let first = moved.elements.first?.points.last else {
                outline.append(moved)
                return
            }
            _ = outline.add(.line(first))
            for element in moved.elements.dropFirst() { _ = outline.add(element) }
        }
    }

    /// Adds an arc that rounds the corner between a line to `tangent1End` and one from there to `tangent2End`.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        guard outline.currentPoint != nil else {
            PathFailure.noCurrentPoint("an arc").recordAsLog()
            return
        }
        let numbers =
            [tangent1End.x, tangent1End.y, tangent2End.x, tangent2End.y, radius] + transform.numbers
        outline.addShape("an arc", numbers) {
            $0.addArc(
                corner: tangent1End.applying(transform), end: tangent2End.applying(transform), radius: radius)
        }
    }

    /// Adds the elements of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        outline.append(path.outline.applying(transform))
    }
}

extension CGAffineTransform {
    fileprivate var numbers: [CGFloat] { [a, b, c, d, tx, ty] }
}
#endif
