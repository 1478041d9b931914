extension UIListContentConfiguration {
    /// The appearance of a text.
    public struct TextProperties: Hashable {
        /// The alignment of the lines.
        public enum TextAlignment: Int, Hashable, Sendable {
            /// The language's natural alignment.
            case natural
            /// Centred.
            case center
            /// Justified at both edges.
            case justified
        }

        /// The letter case in which the text is shown.
        public enum TextTransform: Int, Hashable, Sendable {
            /// Unchanged.
            case none
            /// In upper case.
            case uppercase
            /// In lower case.
            case lowercase
            /// Each word starts with a capital letter.
            case capitalized
        }

        /// The font.
        public var font: UIFont
        /// The colour.
        public var color: UIColor
        /// Changes the colour before it is shown.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// The alignment of the lines.
        public var alignment = TextAlignment.natural
        /// How lines are broken.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The maximum number of lines; 0, the default, for no limit.
        public var numberOfLines = 0
        /// Whether a line that is too long is shown in a smaller font.
        public var adjustsFontSizeToFitWidth = false
        /// The smallest font size, as a fraction of the font's size.
        public var minimumScaleFactor: CGFloat = 0 {
            didSet { minimumScaleFactor.keepFinite(or: oldValue, "minimumScaleFactor", of: "TextProperties") }
        }
        /// Whether the font follows the user's text size; `true` by default.
        public var adjustsFontForContentSizeCategory = true
        /// The letter case in which the text is shown.
        public var transform = TextTransform.none

        init(font: UIFont, color: UIColor) {
            self.font = font
            self.color = color
        }

        /// The colour that is shown.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        /// Returns a text in the letter case of ``transform``.
        func shown(_ text: String?) -> String? {
            switch transform {
            case .none: text
            case .uppercase: text?.uppercased()
            case .lowercase: text?.lowercased()
            case .capitalized: text?.capitalized
            }
        }
    }
}
