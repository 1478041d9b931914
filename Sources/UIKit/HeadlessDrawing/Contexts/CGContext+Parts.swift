import Foundation

// What the framework's own views are drawn of. Colours are those of the current traits.
extension CGContext {
    package func fill(_ rect: CGRect, radius: CGFloat = 0, _ color: UIColor) {
        guard rect.width > 0, rect.height > 0 else { return }
        let former = state.fillColor
        state.fillColor = color.fixed
        fill(Self.path(rect, radius), evenOdd: false)
        state.fillColor = former
    }

    /// Draws a line inside the edges of a rectangle with round corners.
    package func stroke(_ rect: CGRect, radius: CGFloat, width: CGFloat, _ color: UIColor) {
        guard rect.width > width, rect.height > width else { return }
        let former = state.strokeColor
        state.strokeColor = color.fixed
        var line = DisplayList.Line()
        line.width = width
        stroke(Self.path(rect.insetBy(dx: width / 2, dy: width / 2), max(0, radius - width / 2)), line)
        state.strokeColor = former
    }

    package func stroke(_ points: [CGPoint], width: CGFloat, _ color: UIColor) {
        let former = state.strokeColor
        state.strokeColor = color.fixed
        var outline = PathOutline()
        for point in points { _ = outline.add(outline.isEmpty ? .move(point) : .line(point)) }
        var line = DisplayList.Line()
        (line.width, line.cap, line.join) = (width, .round, .round)
        stroke(DisplayList.Path(outline), line)
        state.strokeColor = former
    }

    /// Draws a symbol in a square in the middle of a rectangle.
    ///
    /// - Parameter size: the size of the text that it would stand beside, in points.
    package func drawSymbol(
        _ name: String, in rect: CGRect, size: CGFloat, weight: UIImage.SymbolWeight = .regular,
        _ color: UIColor
    ) {
        let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: weight)
        guard let image = UIImage(systemName: name, withConfiguration: configuration) else { return }
        let side = image.size.width
        draw(
            image.withTintColor(color.fixed),
            in: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    package func drawText(_ string: String, in rect: CGRect, _ font: UIFont, _ color: UIColor) {
        guard !string.isEmpty, rect.width > 0 else { return }
        let drawing = TextDrawing(
            NSAttributedString(string: string), font: font, color: color.fixed, maximumWidth: rect.width,
            numberOfLines: 1, .byTruncatingTail)
        let top = rect.midY - drawing.size.height / 2
        drawing.draw(
            in: CGRect(x: rect.minX, y: top, width: rect.width, height: drawing.size.height), self,
            alignment: .center)
    }

    /// Draws with an opacity and a shadow, which apply to each command.
    package func with(_ effects: DisplayList.Effects, _ draw: () -> Void) {
        let former = state.effects
        state.effects = effects
        draw()
        state.effects = former
    }

    private static func path(_ rect: CGRect, _ radius: CGFloat) -> DisplayList.Path {
        guard radius > 0 else { return DisplayList.Path(rect) }
        var outline = PathOutline()
        let side = min(radius, rect.width / 2, rect.height / 2)
        let corner = CGSize(width: side, height: side)
        outline.addRoundedRect(rect, corners: (corner, corner, corner, corner))
        return DisplayList.Path(outline)
    }
}

extension DisplayList.Effects {
    package static func alpha(_ alpha: CGFloat) -> Self {
        var effects = Self()
        effects.alpha = alpha
        return effects
    }

    /// The soft shadow of knobs and cards.
    package static func shadow(_ opacity: CGFloat, blur: CGFloat, down: CGFloat) -> Self {
        var effects = Self()
        effects.shadow = DisplayList.Shadow(
            offset: CGSize(width: 0, height: down), blur: blur, color: UIColor(white: 0, alpha: opacity))
        return effects
    }
}
