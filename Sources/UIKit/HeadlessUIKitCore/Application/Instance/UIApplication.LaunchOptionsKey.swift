extension UIApplication {
    /// Identifies a reason for which an application was launched.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name in UIKit.
        public let rawValue: String

        /// Makes a key with a name from UIKit.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A URL to open.
        public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// The bundle identifier of the requesting application.
        public static let sourceApplication = Self(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        /// An activity to continue, under ``userActivityType`` and a private key of the system's.
        public static let userActivityDictionary = Self(
            rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
        /// The type of the activity.
        public static let userActivityType = Self(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
        /// The content of a remote notification that the user tapped.
        public static let remoteNotification = Self(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    }
}
