/// A chosen quick action, on its way to the application.
struct ShortcutPayload: LaunchPayload {
    let item: UIApplicationShortcutItem
    let device: SimulatedDevice

    /// An application that is launched for it gets it with its launch options or with the scene's connection.
    var comesWithLaunch: Bool { true }

    func add(to options: inout [UIApplication.LaunchOptionsKey: Any]) { options[.shortcutItem] = item }

    func add(to options: UIScene.ConnectionOptions) { options[UIApplicationShortcutItem.self] = item }

    func deliver(to application: UIApplication) {
        let results = device.service(HomeScreenShortcuts.self)
        let isDone: (Bool) -> Void = { results.results.append($0) }
        if application.process.usesScenes {
            (application.process.sceneDelegate as? any UIWindowSceneDelegate)?
                .windowScene(application.windowScene, performActionFor: item, completionHandler: isDone)
        } else {
            application.delegate?.application(
                application, performActionFor: item, completionHandler: isDone)
        }
    }
}

/// The quick actions of the application's icon, which stay while the application is not running.
final class HomeScreenShortcuts: DeviceService {
    var items: [UIApplicationShortcutItem]?
    /// Whether the application said that it performed each of the chosen ones.
    var results: [Bool] = []

    init(_ device: SimulatedDevice) {}

    func applicationWasDeleted() { items = nil }
}

extension UIApplication.LaunchOptionsKey {
    /// The quick action that the user chose to launch the application: a ``UIApplicationShortcutItem``.
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
}

extension UIScene.ConnectionOptions {
    /// The quick action that the user chose, for which the scene is connected; `nil` for another reason.
    public var shortcutItem: UIApplicationShortcutItem? { self[UIApplicationShortcutItem.self] }
}
