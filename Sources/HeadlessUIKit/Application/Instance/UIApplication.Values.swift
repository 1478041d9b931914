import Foundation

extension UIApplication {
    /// The state of an application.
    public enum State: Int, Hashable, Sendable {
        /// In the foreground, receiving events.
        case active
        /// In the foreground, or on its way there, without receiving events.
        case inactive
        /// In the background.
        case background
    }

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

    /// Identifies an option for opening a URL with another application.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name in UIKit.
        public let rawValue: String

        /// Makes a key with a name from UIKit.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Whether only an application that claims the URL may open it, and not a browser.
        public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// The URL of the application's page in Settings.
    public nonisolated static let openSettingsURLString = "app-settings:"
    /// The URL of the page in Settings for the application's notifications.
    public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
}

extension UIApplication {
    /// Posted when the launch is finished.
    public nonisolated static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    /// Posted when the application became active.
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// Posted before the application becomes inactive.
    public nonisolated static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    /// Posted when the application entered the background.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// Posted before the application enters the foreground.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// Posted before the application terminates.
    public nonisolated static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
    /// Posted when memory is low.
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    /// Posted when the user took a screenshot.
    public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")
}
