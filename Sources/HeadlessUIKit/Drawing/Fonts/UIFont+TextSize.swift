import Foundation

extension UIFont {
    /// How a font's size follows from the size that the user wants text to have.
    enum Scaling: Sendable {
        /// The size is what the table has for the style.
        case style(TextStyle)
        /// The size grows with the style's, from one at the usual size of text up to a limit.
        case metrics(UIFontMetrics, from: CGFloat, upTo: CGFloat?)
    }

    /// The system's font for a role of text, at the size that the user wants text to have.
    ///
    /// The sizes are those of Apple's Human Interface Guidelines: `body` is 17 points at the usual size `large`, 14 at
    /// the smallest and 53 at the largest. A style that is not in them is set as `body`.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The system's font for a role of text, at the size of text that traits have.
    ///
    /// - Parameters:
    ///   - style: the role.
    ///   - traitCollection: what has the size of text; where it says nothing of it, or is `nil`, the user's counts.
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let category = UIContentSizeCategory.inForce(traitCollection)
        return UIFont(
            size: DynamicTypeTable.entry(style, category).size,
            weight: style == .headline ? .semibold : .regular, scaling: .style(style))
    }

    /// The font at the size that belongs to the size of text of traits; itself if its size does not follow that.
    func adjusted(to traits: UITraitCollection) -> UIFont {
        let size: CGFloat
        switch scaling {
        case nil: return self
        case .style(let style):
            size = DynamicTypeTable.entry(style, .inForce(traits)).size
        case .metrics(let metrics, let base, let limit):
            size = metrics.scaledSize(base, upTo: limit, compatibleWith: traits)
        }
        return size == pointSize
            ? self : UIFont(size: size, weight: weight, isItalic: isItalic, scaling: scaling)
    }
}

extension UIContentSizeCategory {
    /// The size of text that traits have; the user's where they say nothing of it.
    static func inForce(_ traits: UITraitCollection?) -> UIContentSizeCategory {
        let category = traits?.preferredContentSizeCategory ?? .unspecified
        return category == .unspecified ? UITraitCollection.device.preferredContentSizeCategory : category
    }
}

extension NSAttributedString {
    /// The text with its fonts at the sizes that belong to the size of text of traits.
    func adjusted(to traits: UITraitCollection) -> NSAttributedString {
        let whole = NSRange(location: 0, length: length)
        var follows = false
        enumerateAttribute(.font, in: whole) { font, _, _ in
            if (font as? UIFont)?.scaling != nil { follows = true }
        }
        guard follows else { return self }
        // Built from its parts: what is copied of a text cannot be given attributes everywhere.
        let adjusted = NSMutableAttributedString(string: "")
        enumerateAttributes(in: whole) { attributes, range, _ in
            var attributes = attributes
            if let font = attributes[.font] as? UIFont { attributes[.font] = font.adjusted(to: traits) }
            let part = attributedSubstring(from: range).string
            adjusted.append(NSAttributedString(string: part, attributes: attributes))
        }
        return adjusted
    }
}
