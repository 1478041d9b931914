extension UILabel {
    /// The text as it is broken into lines in the label's width, with the room that `adjustsFontSizeToFitWidth` makes.
    ///
    /// - Complexity: O(*n*) in the number of characters.
    package final var shownLayout: TextLayout {
        let font = displayedFont
        let width = roomOfText.width
        guard hasAttributedText, font == self.font, let styled = attributedText, styled.length > 0 else {
            return TextLayout(
                text ?? "", font: font, maximumWidth: width, numberOfLines: numberOfLines,
                lineBreakMode: lineBreakMode)
        }
        return TextLayout(
            styled, font: font, maximumWidth: width, numberOfLines: numberOfLines,
            lineBreakMode: lineBreakMode)
    }

    /// A side of bounds that does not limit the text.
    static let unlimited: CGFloat = 1_000_000

    /// The rectangle that the text is drawn in: the bounds, or what a subclass's `drawText(in:)` makes of them.
    private var roomOfText: CGRect {
        guard flags.contains(.draws), bounds.width > 0 else { return bounds }
        let context = CGContext(bounds: bounds, scale: 1)
        ContextStack.with(context) { drawText(in: bounds) }
        return roomOfDrawnText ?? bounds
    }

    /// Returns the rectangle of the text in some bounds: in the middle, if they limit the height.
    final func rectOfText(in bounds: CGRect, lines: Int) -> CGRect {
        guard bounds.isFinite else { return .zero }
        let isLimited = bounds.width < Self.unlimited / 2
        let natural = textSize(maximumWidth: lines == 1 || !isLimited ? 0 : bounds.width, lines)
        let size = CGSize(
            width: min(natural.width, max(bounds.width, 0)),
            height: min(natural.height, max(bounds.height, 0)))
        var rect = CGRect(origin: bounds.origin, size: size)
        if bounds.height < Self.unlimited / 2 { rect.origin.y += (bounds.height - size.height) / 2 }
        if isLimited { rect.origin.x += (bounds.width - size.width) * shareOfLeftRoom }
        return rect
    }

    /// How much of the free width is on the left.
    private var shareOfLeftRoom: CGFloat {
        switch textAlignment {
        case .center: 0.5
        case .right: 1
        case .natural: isRightToLeft ? 1 : 0
        default: 0
        }
    }

    /// The opacity of the text of a disabled label, as observed.
    private static let opacityOfDisabled: CGFloat = 0.45

    /// The text as it is drawn: without its attributes, where it is fitted or highlighted.
    private func drawing(of text: String, width: CGFloat) -> TextDrawing {
        let font = displayedFont
        let highlight = isHighlighted ? highlightedTextColor : nil
        if hasAttributedText, highlight == nil, font == self.font, let styled = attributedText {
            return TextDrawing(
                styled, font: font, color: textColor, maximumWidth: width, numberOfLines: numberOfLines,
                lineBreakMode)
        }
        return TextDrawing(
            plain: text, font: font, color: highlight ?? textColor, maximumWidth: width,
            numberOfLines: numberOfLines, lineBreakMode)
    }

    /// Draws the lines in the middle of a rectangle.
    final func drawLines(in rect: CGRect) {
        guard let context = ContextStack.context(for: "UILabel.drawText(in:)"),
            context.areFinite(rect.numbers, "UILabel.drawText(in:)"), rect.width > 0, let text, !text.isEmpty
        else { return }
        let drawing = drawing(of: text, width: rect.width)
        let top = rect.minY + max(0, (rect.height - drawing.size.height) / 2)
        let former = context.state.effects
        defer { context.state.effects = former }
        if !isEnabled { context.state.effects.alpha *= Self.opacityOfDisabled }
        if let shadowColor {
            context.state.effects.shadow = DisplayList.Shadow(
                offset: shadowOffset, blur: 0, color: shadowColor.fixed)
        }
        drawing.draw(
            in: CGRect(x: rect.minX, y: top, width: rect.width, height: drawing.size.height), context,
            alignment: textAlignment, isRightToLeft: isRightToLeft)
    }
}
