import Robot

/// The delegate of an application that shows how it was launched, and notes what it is told in its defaults.
class TestedDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    required override init() {
        super.init()
    }

    class var name: String { "Notes" }

    /// What happened, from the first launch on; the application's deletion removes it.
    static var log: [String] {
        get { UserDefaults.standard.stringArray(forKey: "log") ?? [] }
        set { UserDefaults.standard.set(newValue, forKey: "log") }
    }

    private func note(_ text: String) {
        Self.log.append("\(Self.name) \(text)")
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        note(launchOptions?[.url].map { "launched for \($0)" } ?? "launched")
        let window = UIWindow(frame: UIScreen.main.bounds)
        let controller = UIViewController()
        window.rootViewController = controller
        self.window = window
        let process = ProcessInfo.processInfo
        let texts = [
            Self.name, process.arguments.dropFirst().joined(separator: " "),
            process.environment["MODE"] ?? "no mode",
        ]
        for (index, text) in texts.enumerated() {
            let label = UILabel(frame: CGRect(x: 20, y: 100 + index * 40, width: 300, height: 30))
            label.text = text
            label.accessibilityIdentifier = ["name", "arguments", "mode"][index]
            controller.view.addSubview(label)
        }
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 400, width: 200, height: 44)
        button.setTitle("Save", for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.note("saved") }, for: .touchUpInside)
        controller.view.addSubview(button)
        window.makeKeyAndVisible()
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) { note("in background") }

    func applicationWillEnterForeground(_ application: UIApplication) { note("in foreground") }

    func applicationWillTerminate(_ application: UIApplication) { note("terminated") }

    func application(
        _ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        note("opened \(url)")
        return true
    }
}

/// The delegate of another application on the same device.
final class MailDelegate: TestedDelegate {
    override class var name: String { "Mail" }
}

/// A scene's delegate, which notes its connection.
final class MailSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
    ) {
        TestedDelegate.log.append("Mail scene")
    }
}
