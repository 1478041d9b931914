extension UITextField {
    /// Draws the border, and the text with what is selected, or the placeholder.
    final func drawField(in context: CGContext) {
        drawBorder(in: context)
        if model.isEmpty {
            drawPlaceholder(in: context)
        } else {
            drawLine(in: context)
        }
    }

    private func drawBorder(in context: CGContext) {
        let rect = borderRect(forBounds: bounds)
        let color = UIColor.systemGray4
        if borderStyle != .roundedRect, let image = isEnabled ? background : disabledBackground ?? background
        {
            context.draw(image, in: bounds)
            return
        }
        switch borderStyle {
        case .none: break
        case .line: context.stroke(rect, radius: 0, width: 1, .label)
        case .bezel:
            context.fill(rect, .systemBackground)
            context.stroke(rect, radius: 0, width: 2, color)
        case .roundedRect:
            if isSearchField { return context.fill(rect, radius: 10, .tertiarySystemFill) }
            context.fill(rect, radius: 5, backgroundColor ?? .systemBackground)
            context.stroke(rect, radius: 5, width: 1, color)
        }
    }

    private var isSearchField: Bool { accessibilityTraitsByDefault == .searchField }

    private func drawPlaceholder(in context: CGContext) {
        guard let text = attributedPlaceholder, text.length > 0 else { return }
        draw(text, .placeholderText, in: placeholderRect(forBounds: bounds), context)
    }

    private func drawLine(in context: CGContext) {
        let text =
            isSecureTextEntry ? NSAttributedString(string: model.maskedText) : model.attributedText
        let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        context.drawSelection(of: self)
        let color: UIColor = textColor ?? .label
        context.with(.alpha(isEnabled ? 1 : 0.4)) { draw(text, color, in: rect, context) }
    }

    private func draw(_ text: NSAttributedString, _ color: UIColor, in rect: CGRect, _ context: CGContext) {
        guard rect.width > 0, rect.height > 0 else { return }
        let font = font ?? .ofLabels
        // A text that is being edited is not cut short: its end may be beside the caret.
        let drawing = TextDrawing(
            text, font: font, color: color.fixed, maximumWidth: isEditing ? 0 : rect.width, numberOfLines: 1,
            isEditing ? .byClipping : .byTruncatingTail)
        let isLong = drawing.size.width > rect.width
        if isLong {
            context.saveGState()
            context.clip(to: rect)
        }
        let top = rect.midY - drawing.size.height / 2
        drawing.draw(
            in: CGRect(x: rect.minX, y: top, width: rect.width, height: drawing.size.height), context,
            alignment: isLong ? .left : textStyle.alignment, isRightToLeft: isRightToLeft)
        if isLong { context.restoreGState() }
    }

    final func drawClearButton(in context: CGContext) {
        guard showsClearButton, let button = overlays.clearButton, button.currentImage == nil else { return }
        context.drawSymbol("xmark.circle.fill", in: button.frame, size: 14, .tertiaryLabel)
    }
}

extension CGContext {
    /// Draws the background of the selected text, and the handles at its ends.
    @MainActor func drawSelection(of host: some UIView & TextModelHost) {
        guard host.isFirstResponder, !host.model.selection.isCaret, let geometry = host.model.geometry else {
            return
        }
        let rects = geometry.rects(of: host.model.selection.range)
        guard let first = rects.first, let last = rects.last else { return }
        let tint: UIColor = host.tintColor
        for rect in rects { fill(rect, tint.fixed.withAlphaComponent(0.2)) }
        let dot: CGFloat = 10
        fill(CGRect(x: first.minX - 1, y: first.minY, width: 2, height: first.height), tint)
        fill(
            CGRect(x: first.minX - dot / 2, y: first.minY - dot, width: dot, height: dot), radius: dot / 2,
            tint)
        fill(CGRect(x: last.maxX - 1, y: last.minY, width: 2, height: last.height), tint)
        fill(CGRect(x: last.maxX - dot / 2, y: last.maxY, width: dot, height: dot), radius: dot / 2, tint)
    }
}
