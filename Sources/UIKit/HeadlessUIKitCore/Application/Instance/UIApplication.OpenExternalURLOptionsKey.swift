extension UIApplication {
    /// Identifies an option for opening a URL with another application.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name in UIKit.
        public let rawValue: String

        /// Makes a key with a name from UIKit.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Whether only an application that claims the URL may open it, and not a browser.
        public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }
}
