import Foundation

extension UIScene {
    /// What a scene is connected for.
    @preconcurrency @MainActor
    public final class ConnectionOptions: NSObject {
        /// The URLs that the application was launched to open.
        public internal(set) var urlContexts: Set<UIOpenURLContext> = []
        /// The activities to go on with.
        public internal(set) var userActivities: Set<NSUserActivity> = []
        /// What the user did with a notification.
        public internal(set) var notificationResponse: UNNotificationResponse?
        /// The application that asks.
        public internal(set) var sourceApplication: String?
    }

    /// What comes with a URL that a scene is to open.
    @preconcurrency @MainActor
    public final class OpenURLOptions: NSObject {
        /// The bundle identifier of the application that asks.
        public let sourceApplication: String?

        init(sourceApplication: String?) {
            self.sourceApplication = sourceApplication
        }
    }
}

/// A URL that a scene is to open.
@preconcurrency @MainActor
public final class UIOpenURLContext: NSObject {
    /// The URL.
    public let url: URL
    /// What comes with it.
    public let options: UIScene.OpenURLOptions

    init(_ url: URL, from sourceApplication: String?) {
        self.url = url
        options = UIScene.OpenURLOptions(sourceApplication: sourceApplication)
    }
}
