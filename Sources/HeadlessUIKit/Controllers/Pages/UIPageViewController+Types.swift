import Foundation

extension UIPageViewController {
    /// How pages are turned.
    public enum TransitionStyle: Int, Sendable {
        /// They scroll. Pages that curl are not built.
        case scroll = 1
    }

    /// Along which axis pages follow each other.
    public enum NavigationOrientation: Int, Sendable {
        /// From left to right.
        case horizontal = 0
        /// From top to bottom.
        case vertical = 1
    }

    /// Which way pages are turned.
    public enum NavigationDirection: Int, Sendable {
        /// To what comes after.
        case forward = 0
        /// To what comes before.
        case reverse = 1
    }

    /// What else can be said of a page controller as it is made.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a key of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The room between one page and the next, in points, a number.
        public static let interPageSpacing = OptionsKey(
            rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }
}
