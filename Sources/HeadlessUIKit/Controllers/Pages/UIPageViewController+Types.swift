import Foundation

extension UIPageViewController {
    /// The transition between pages.
    public enum TransitionStyle: Int, Sendable {
        /// Pages scroll. Page curls are not implemented.
        case scroll = 1
    }

    /// The axis along which pages are ordered.
    public enum NavigationOrientation: Int, Sendable {
        /// From left to right.
        case horizontal
        /// From top to bottom.
        case vertical
    }

    /// The direction in which pages are turned.
    public enum NavigationDirection: Int, Sendable {
        /// To the next page.
        case forward
        /// To the previous page.
        case reverse
    }

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
