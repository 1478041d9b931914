import Foundation

extension NSAttributedString {
    /// Draws the text in the current context, each paragraph on one line, from its upper left corner.
    public func draw(at point: CGPoint) {
        let call = "NSAttributedString.draw(at:)"
        guard let context = ContextStack.context(for: call, [point.x, point.y]) else { return }
        drawing(maximumWidth: 0, lines: 0, .byWordWrapping)
            .draw(in: CGRect(origin: point, size: .zero), context)
    }

    /// Draws the text in the current context, broken into lines in the width of a rectangle.
    ///
    /// Lines that do not fit into the height are not drawn, except for the first.
    public func draw(in rect: CGRect) {
        draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
    }

    /// Draws the text in the current context.
    ///
    /// - Parameter rect: the rectangle of the lines with `usesLineFragmentOrigin`; else its origin is the left end of the baseline.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) {
        let call = "NSAttributedString.draw(with:options:context:)"
        guard let graphics = ContextStack.context(for: call, rect.numbers) else { return }
        let rect = rect.standardized
        let bounds = boundingRect(with: rect.size, options: options, context: context)
        guard options.contains(.usesLineFragmentOrigin) else {
            let drawing = drawing(maximumWidth: 0, lines: 0, .byWordWrapping)
            let top = rect.minY - drawing.firstBaseline
            return drawing.draw(in: CGRect(x: rect.minX, y: top, width: 0, height: 0), graphics)
        }
        let style = length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) : nil
        let mode = (style as? NSParagraphStyle)?.lineBreakMode ?? .byWordWrapping
        switch mode {
        case .byWordWrapping, .byCharWrapping:
            let whole = drawing(maximumWidth: rect.width, lines: 0, mode)
            guard rect.height > 0, whole.size.height > bounds.height else {
                return whole.draw(in: rect, graphics)
            }
            let lines = max(Int(rect.height / (whole.size.height / CGFloat(whole.lineCount))), 1)
            let cut: NSLineBreakMode =
                options.contains(.truncatesLastVisibleLine) ? .byTruncatingTail : .byClipping
            drawing(maximumWidth: rect.width, lines: lines, cut).draw(in: rect, graphics)
        default: drawing(maximumWidth: rect.width, lines: 1, mode).draw(in: rect, graphics)
        }
    }

    private func drawing(maximumWidth: CGFloat, lines: Int, _ mode: NSLineBreakMode) -> TextDrawing {
        TextDrawing(
            self, font: Self.defaultFont, maximumWidth: maximumWidth, numberOfLines: lines, mode)
    }
}

extension NSString {
    /// Draws the text with attributes in the current context, each paragraph on one line, from its upper left corner.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self as String, attributes: attrs).draw(at: point)
    }

    /// Draws the text with attributes in the current context, broken into lines in the width of a rectangle.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self as String, attributes: attrs).draw(in: rect)
    }

    /// Draws the text with attributes; the rest is as for ``Foundation/NSAttributedString/draw(with:options:context:)``.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) {
        NSAttributedString(string: self as String, attributes: attributes)
            .draw(with: rect, options: options, context: context)
    }
}

extension String {
    /// Draws the text with attributes in the current context, each paragraph on one line, from its upper left corner.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attrs).draw(at: point)
    }

    /// Draws the text with attributes in the current context, broken into lines in the width of a rectangle.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attrs).draw(in: rect)
    }

    /// Draws the text with attributes in the current context.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) {
        NSAttributedString(string: self, attributes: attributes)
            .draw(with: rect, options: options, context: context)
    }
}
