import Foundation

extension CGContext {
    /// Draws the path, and begins another one.
    public func drawPath(using mode: CGPathDrawingMode) {
        guard let path = takePath() else { return }
        switch mode {
        case .fill, .fillStroke: fill(path, evenOdd: false)
        case .eoFill, .eoFillStroke: fill(path, evenOdd: true)
        case .stroke: break
        @unknown default: break
        }
        switch mode {
        case .stroke, .fillStroke, .eoFillStroke: stroke(path)
        case .fill, .eoFill: break
        @unknown default: break
        }
    }

    /// Fills the path, and begins another one.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        drawPath(using: rule == .evenOdd ? .eoFill : .fill)
    }

    /// Draws a line along the path, and begins another path.
    public func strokePath() { drawPath(using: .stroke) }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { fill([rect]) }

    /// Fills several rectangles.
    public func fill(_ rects: [CGRect]) {
        for rect in rects where areFinite(rect.numbers, "fill(_:)") {
            fill(DisplayList.Path(rect.standardized), evenOdd: false)
        }
    }

    /// Fills the largest ellipse inside a rectangle.
    public func fillEllipse(in rect: CGRect) {
        ellipse(in: rect, "fillEllipse(in:)").map { fill($0, evenOdd: false) }
    }

    /// Draws a line along a rectangle.
    public func stroke(_ rect: CGRect) {
        if areFinite(rect.numbers, "stroke(_:)") { stroke(DisplayList.Path(rect.standardized)) }
    }

    /// Draws a line of a width along a rectangle.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        guard areFinite(rect.numbers + [width], "stroke(_:width:)") else { return }
        var line = state.line
        line.width = width
        stroke(DisplayList.Path(rect.standardized), line)
    }

    /// Draws a line along the largest ellipse inside a rectangle.
    public func strokeEllipse(in rect: CGRect) {
        ellipse(in: rect, "strokeEllipse(in:)").map { stroke($0) }
    }

    /// Draws a line from the first point to the second, one from the third to the fourth, and so on.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            building.move(to: points[index])
            building.addLine(to: points[index + 1])
        }
        strokePath()
    }

    /// Makes a rectangle transparent.
    public func clear(_ rect: CGRect) {
        record("clear(_:)", rect.numbers, .clear(rect.standardized))
    }

    private func ellipse(in rect: CGRect, _ call: String) -> DisplayList.Path? {
        guard areFinite(rect.numbers, call) else { return nil }
        var outline = PathOutline()
        outline.addEllipse(in: rect.standardized)
        return DisplayList.Path(outline)
    }

    // MARK: Recording

    package func fill(_ path: DisplayList.Path, evenOdd: Bool) {
        if let image = state.fillColor.patternImage { return fill(path, evenOdd: evenOdd, with: image) }
        record(.fill(path, color: state.fillColor, evenOdd: evenOdd, state.effects))
    }

    package func stroke(_ path: DisplayList.Path, _ line: DisplayList.Line? = nil) {
        record(.stroke(path, color: state.strokeColor, line ?? state.line, state.effects))
    }
}
