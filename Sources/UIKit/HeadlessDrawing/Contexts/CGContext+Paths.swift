import Foundation

extension CGContext {
    /// Begins a subpath at a point.
    public func move(to point: CGPoint) { building.move(to: point) }

    /// Adds a straight line.
    public func addLine(to point: CGPoint) { building.addLine(to: point) }

    /// Adds a curve with two control points.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        building.addCurve(to: end, control1: control1, control2: control2)
    }

    /// Adds a curve with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        building.addQuadCurve(to: end, control: control)
    }

    /// Adds a line to the beginning of the subpath, and ends the subpath.
    public func closePath() { building.closeSubpath() }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { building.addRect(rect) }

    /// Adds several rectangles.
    public func addRects(_ rects: [CGRect]) { building.addRects(rects) }

    /// Adds a subpath of lines between points.
    public func addLines(between points: [CGPoint]) { building.addLines(between: points) }

    /// Adds the largest ellipse inside a rectangle.
    public func addEllipse(in rect: CGRect) { building.addEllipse(in: rect) }

    /// Adds an arc of a circle, with a line from the current point to its beginning.
    ///
    /// - Parameters:
    ///   - startAngle: in radians from the right; `endAngle` likewise.
    ///   - clockwise: whether angles decrease along the arc, as in Core Graphics: in a view, whose vertical axis points
    ///     down, the arc then goes counter-clockwise.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        building.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Adds an arc that rounds the corner between a line to `tangent1End` and one from there to `tangent2End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        building.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    }

    /// Adds the elements of a path.
    public func addPath(_ path: CGPath) { building.addPath(path) }

    /// Whether the path has no elements.
    public var isPathEmpty: Bool { building.isEmpty }

    /// The end of the path's last element; zero for an empty path.
    public var currentPointOfPath: CGPoint { building.currentPoint }

    /// The smallest rectangle around the path's points, including control points; null for an empty path.
    public var boundingBoxOfPath: CGRect { building.boundingBox }

    /// A copy of the path; `nil` for an empty one.
    public var path: CGPath? { building.isEmpty ? nil : building.copy() }

    /// Whether a point is inside the path as it would be drawn; a line along it does not count.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
        return building.contains(point, using: isEvenOdd ? .evenOdd : .winding)
    }
}
