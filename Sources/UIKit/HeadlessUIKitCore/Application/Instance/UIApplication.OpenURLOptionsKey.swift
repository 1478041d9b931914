extension UIApplication {
    /// Identifies a value that accompanies a URL to open.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name in UIKit.
        public let rawValue: String

        /// Makes a key with a name from UIKit.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The bundle identifier of the requesting application.
        public static let sourceApplication = Self(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// Data that accompanies the URL.
        public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// Whether the file must be copied before it is used.
        public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }
}
