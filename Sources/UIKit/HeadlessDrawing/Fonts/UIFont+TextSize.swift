import Foundation

extension UIFont {
    /// How a font scales with the user's preferred text size.
    struct Scaling: Sendable {
        enum Rule: Sendable {
            /// It has the table's size for the style.
            case style(TextStyle)
            /// It scales with the style, from the size at `large` up to a limit.
            case metrics(UIFontMetrics, from: CGFloat, upTo: CGFloat?)
        }

        let rule: Rule
        /// The text size that the font's size is for.
        let category: UIContentSizeCategory
    }

    /// Returns the system font for a text style, at the user's preferred text size.
    ///
    /// The sizes are those of Apple's Human Interface Guidelines: `body` is 17 points at the default size
    /// `large`, 14 at the smallest and 53 at the largest. A style without a table is treated as `body`.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// Returns the system font for a text style, at the text size of a trait collection.
    ///
    /// - Parameter traitCollection: has the text size; if that is unspecified, or the collection `nil`, the user's counts.
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let category = UIContentSizeCategory.inForce(traitCollection)
        return UIFont(
            size: DynamicTypeTable.entry(style, category).size,
            Face(weight: style == .headline ? .semibold : .regular),
            scaling: Scaling(rule: .style(style), category: category))
    }

    static func leading(atSize size: CGFloat, _ scaling: Scaling?) -> CGFloat {
        guard let scaling, case .style(let style) = scaling.rule else { return 0 }
        let distance = DynamicTypeTable.entry(style, scaling.category).leading
        return max(0, distance - lineHeight(atSize: size))
    }

    /// Whether the font scales with the preferred text size in views that adjust their fonts.
    package var scalesWithTextSize: Bool { scaling != nil }

    /// Returns the font scaled to the traits' text size; itself if it does not scale.
    package func adjusted(to traits: UITraitCollection) -> UIFont {
        guard let scaling else { return self }
        let category = UIContentSizeCategory.inForce(traits)
        // As it mostly is: looking into the table takes much longer.
        guard category != scaling.category else { return self }
        let size =
            switch scaling.rule {
            case .style(let style): DynamicTypeTable.entry(style, category).size
            case .metrics(let metrics, let base, let limit):
                metrics.scaledSize(base, upTo: limit, compatibleWith: traits)
            }
        return UIFont(size: size, face, scaling: Scaling(rule: scaling.rule, category: category))
    }
}

extension UIContentSizeCategory {
    static func inForce(_ traits: UITraitCollection?) -> UIContentSizeCategory {
        let category = traits?.preferredContentSizeCategory ?? .unspecified
        return category == .unspecified ? UITraitCollection.device.preferredContentSizeCategory : category
    }
}

extension NSAttributedString {
    /// Returns the text with its fonts scaled to the traits' text size.
    package func adjusted(to traits: UITraitCollection) -> NSAttributedString {
        let whole = NSRange(location: 0, length: length)
        var follows = false
        enumerateAttribute(.font, in: whole) { font, _, _ in
            if (font as? UIFont)?.scaling != nil { follows = true }
        }
        guard follows else { return self }
        // Built from its parts: a copy of the text cannot be given attributes everywhere.
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
