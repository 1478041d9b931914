import Foundation

extension UIListContentConfiguration {
    /// How a text is shown.
    public struct TextProperties: Hashable {
        /// How the lines stand between the edges.
        public enum TextAlignment: Int, Hashable, Sendable {
            /// At the edge at which the language begins its lines.
            case natural
            /// In the middle.
            case center
            /// At both edges.
            case justified
        }

        /// In which letters the text is shown.
        public enum TextTransform: Int, Hashable, Sendable {
            /// As it is.
            case none
            /// In capitals.
            case uppercase
            /// In small letters.
            case lowercase
            /// With a capital at the beginning of each word.
            case capitalized
        }

        /// The font.
        public var font: UIFont
        /// The colour.
        public var color: UIColor
        /// What is made of the colour when it is shown.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// How the lines stand between the edges.
        public var alignment = TextAlignment.natural
        /// Where lines are broken.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// How many lines there are at most; 0, as from the start, for as many as it takes.
        public var numberOfLines = 0
        /// Whether a line that is too long is shown in a smaller font.
        public var adjustsFontSizeToFitWidth = false
        /// How small the font may become, as a share of its size.
        public var minimumScaleFactor: CGFloat = 0 {
            didSet {
                minimumScaleFactor = minimumScaleFactor.finite(
                    or: oldValue, "minimumScaleFactor", of: "TextProperties")
            }
        }
        /// Whether the font changes with the size that the user wants text to have, as it does from the start.
        public var adjustsFontForContentSizeCategory = true
        /// In which letters the text is shown.
        public var transform = TextTransform.none

        init(font: UIFont, color: UIColor) {
            self.font = font
            self.color = color
        }

        /// The colour that is shown.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        /// The text as it is shown.
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
