import Foundation

extension UIBezierPath {
    /// How a line along the path is drawn.
    var line: DisplayList.Line {
        var line = DisplayList.Line()
        (line.width, line.cap, line.join, line.miterLimit) = (
            lineWidth, lineCapStyle, lineJoinStyle, miterLimit
        )
        (line.dashPhase, line.dashLengths) = (dash.phase, dash.lengths)
        return line
    }

    func fillNow(_ call: String, _ blendMode: CGBlendMode? = nil, alpha: CGFloat? = nil) {
        guard let context = ContextStack.context(for: call), !isEmpty else { return }
        context.with(blendMode ?? context.state.effects.blendMode, alpha: alpha) {
            context.fill(DisplayList.Path(PathOutline(cgPath)), evenOdd: usesEvenOddFillRule)
        }
    }

    func strokeNow(_ call: String, _ blendMode: CGBlendMode? = nil, alpha: CGFloat? = nil) {
        guard let context = ContextStack.context(for: call), !isEmpty else { return }
        context.with(blendMode ?? context.state.effects.blendMode, alpha: alpha) {
            context.stroke(DisplayList.Path(PathOutline(cgPath)), line)
        }
    }
}
