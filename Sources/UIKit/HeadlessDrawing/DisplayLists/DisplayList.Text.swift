import Foundation

extension DisplayList {
    /// A piece of text on one line, in one font.
    public struct Text: Hashable, Sendable {
        /// The characters.
        public internal(set) var string: String
        /// The left end of the baseline.
        public internal(set) var origin: CGPoint
        /// The width, in points.
        public internal(set) var width: CGFloat
        /// The font.
        public internal(set) var font: UIFont
        /// The colour.
        public internal(set) var color: UIColor
        /// The extra space after each character, in points.
        public internal(set) var kern: CGFloat = 0
        /// The colour behind the text, if any.
        public internal(set) var backgroundColor: UIColor?
        /// The colour of the line below the text, if any.
        public internal(set) var underlineColor: UIColor?
        /// The colour of the line through the text, if any.
        public internal(set) var strikethroughColor: UIColor?
    }
}
