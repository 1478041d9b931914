extension UIScene {
    /// The reasons for which a scene is connected.
    @preconcurrency @MainActor
    public final class ConnectionOptions: NSObject {
        /// The URLs that the application was launched to open.
        public internal(set) var urlContexts: Set<UIOpenURLContext> = []
        /// The activities to continue.
        public internal(set) var userActivities: Set<NSUserActivity> = []
        /// The bundle identifier of the requesting application.
        public internal(set) var sourceApplication: String?
        private var values: [ObjectIdentifier: Any] = [:]

        /// What a service of the device delivers to the scene, of a type; `nil` for nothing.
        package subscript<Value>(type: Value.Type) -> Value? {
            get { values[ObjectIdentifier(type)] as? Value }
            set { values[ObjectIdentifier(type)] = newValue }
        }
    }

    /// Information that comes with a URL that a scene is to open.
    @preconcurrency @MainActor
    public final class OpenURLOptions: NSObject {
        /// The bundle identifier of the requesting application.
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
    /// Information that comes with the URL.
    public let options: UIScene.OpenURLOptions

    init(_ url: URL, from sourceApplication: String?) {
        self.url = url
        options = UIScene.OpenURLOptions(sourceApplication: sourceApplication)
    }
}
