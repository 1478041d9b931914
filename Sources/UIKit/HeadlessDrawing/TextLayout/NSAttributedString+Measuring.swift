import Foundation

extension NSAttributedString {
    /// The font of text without one, as UIKit documents for drawing.
    static let defaultFont = UIFont.systemFont(ofSize: 12)

    /// Returns the size of the text, each paragraph on one line, in points.
    ///
    /// - Complexity: O(*n*) in the number of characters.
    public func size() -> CGSize {
        measured(maximumWidth: .greatestFiniteMagnitude, lines: 0, .byWordWrapping).size
    }

    /// Returns the rectangle of the text in a size, in points.
    ///
    /// With ``NSStringDrawingOptions/usesLineFragmentOrigin`` the text breaks into lines in the width, and lines that do
    /// not fit into the height do not count, except for the first.
    ///
    /// - Parameter size: a side of 0 or below is not limited.
    /// - Complexity: O(*n*) in the number of characters.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        var found = CGSize.zero
        if options.contains(.usesLineFragmentOrigin) {
            let whole = measured(maximumWidth: size.width, lines: 0, .byWordWrapping)
            found = whole.size
            if size.height > 0, whole.size.height > size.height, !whole.lines.isEmpty {
                let places = TextLayout.places(of: whole.lines, TextRuns(self, font: firstFont)).lines
                let lines = max(places.prefix { $0.top + $0.height <= size.height }.count, 1)
                found =
                    options.contains(.truncatesLastVisibleLine)
                    ? measured(maximumWidth: size.width, lines: lines, .byTruncatingTail).size
                    : CGSize(
                        width: whole.lines.prefix(lines).map(\.width).max() ?? 0,
                        height: places[lines - 1].top + places[lines - 1].height)
            }
        } else {
            found = self.size()
        }
        let rect = CGRect(origin: .zero, size: found)
        context?.totalBounds = rect
        return rect
    }

    private func measured(maximumWidth: CGFloat, lines: Int, _ mode: NSLineBreakMode) -> TextLayout {
        // Widths are in thousandths of the font's size: those of a text of one font are exact.
        TextLayout(
            self, font: firstFont, maximumWidth: maximumWidth, numberOfLines: lines, lineBreakMode: mode)
    }

    private var firstFont: UIFont {
        let font = length > 0 ? attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
        return font ?? Self.defaultFont
    }
}

extension NSString {
    /// Returns the size of the text with attributes, each paragraph on one line, in points.
    ///
    /// - Parameter attrs: such as a ``Foundation/NSAttributedString/Key/font``; without one it is of 12 points.
    /// - Complexity: O(*n*) in the number of characters.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self as String, attributes: attrs).size()
    }

    /// Returns the rectangle of the text with attributes in a size, in points.
    ///
    /// The rest is as for ``Foundation/NSAttributedString/boundingRect(with:options:context:)``.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self as String, attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }
}

extension String {
    /// Returns the size of the text with attributes, each paragraph on one line, in points.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attrs).size()
    }

    /// Returns the rectangle of the text with attributes in a size, in points.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }
}
