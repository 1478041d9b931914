extension NSParagraphStyle {
    /// What else lines break by than their width.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        /// The bits of the strategies.
        public let rawValue: UInt

        /// Makes a set of strategies.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// An earlier line is broken so that the last one has more than one word.
        public static let pushOut = LineBreakStrategy(rawValue: 1)
        /// Words of Hangul are kept together.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        /// What the system's own labels do.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }
}
