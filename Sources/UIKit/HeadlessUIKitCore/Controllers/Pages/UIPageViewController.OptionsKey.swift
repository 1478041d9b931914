extension UIPageViewController {
    /// Identifies an option for making a page view controller.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a key with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The space between one page and the next, in points, a number.
        public static let interPageSpacing = Self(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }
}
