extension UITextView {
    /// Draws the visible lines of the text, with what is selected.
    final func drawLines(in context: CGContext) {
        guard let geometry = model.geometry else { return }
        context.drawSelection(of: self)
        let text = model.attributedText
        let font = font ?? .ofTextViews
        let color: UIColor = textColor ?? .label
        let height = font.lineHeight
        for line in geometry.lines
        where line.origin.y < bounds.maxY && line.origin.y + height > bounds.minY && !line.range.isEmpty {
            let range = NSRange(line.range)
            guard range.upperBound <= text.length else { return }
            let part =
                isSecureTextEntry
                ? NSAttributedString(string: String(repeating: TextGeometry.mask, count: range.length))
                : withLinks(text.attributedSubstring(from: range), at: range.location).withoutLastNewline
            let mode = geometry.style.lineBreakMode
            let isCut = geometry.style.lineLimit > 0 && line.range.upperBound == text.length
            TextDrawing(
                part, font: font, color: color.fixed, maximumWidth: isCut ? geometry.style.frame.width : 0,
                numberOfLines: 1, isCut ? mode : .byClipping
            ).draw(
                in: CGRect(origin: line.origin, size: CGSize(width: line.width, height: height)), context,
                alignment: .left)
        }
    }
}

extension NSAttributedString {
    fileprivate var withoutLastNewline: NSAttributedString {
        guard string.last?.isNewline == true else { return self }
        let length = String(string.suffix(1)).utf16.count
        return attributedSubstring(from: NSRange(location: 0, length: self.length - length))
    }
}
