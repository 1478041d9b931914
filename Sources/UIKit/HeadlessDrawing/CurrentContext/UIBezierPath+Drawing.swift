import Foundation

extension UIBezierPath {
    var line: DisplayList.Line {
        var line = DisplayList.Line()
        (line.width, line.cap, line.join, line.miterLimit) = (
            lineWidth, lineCapStyle, lineJoinStyle, miterLimit
        )
        (line.dashPhase, line.dashLengths) = (dash.phase, dash.lengths)
        return line
    }

    /// Draws the path in the current context.
    func draw(
        for call: String, _ blendMode: CGBlendMode? = nil, alpha: CGFloat? = nil,
        _ draw: (CGContext, DisplayList.Path) -> Void
    ) {
        guard let context = ContextStack.context(for: call), !isEmpty else { return }
        context.with(blendMode ?? context.state.effects.blendMode, alpha: alpha) {
            draw(context, DisplayList.Path(PathOutline(cgPath)))
        }
    }
}
