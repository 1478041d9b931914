import Robot

/// An application with every control, list and way to present, written to be explored.
final class EverythingDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let diary: Diary

    init(_ diary: Diary) {
        self.diary = diary
    }

    required override convenience init() {
        self.init(Diary())
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let screens = [
            ControlsViewController(diary), TextsViewController(diary), PickersViewController(diary),
            TableViewController(diary), CollectionViewController(diary), PresentingViewController(diary),
            GesturesViewController(diary), LayoutViewController(diary), FeedViewController(diary),
            RedirectingViewController(diary),
        ]
        let tabs = UITabBarController()
        tabs.viewControllers = screens.map { UINavigationController(rootViewController: $0) }
        tabs.tabBar.accessibilityIdentifier = "tabs"
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        diary.note("opened \(url)")
        let tabs = window?.rootViewController as? UITabBarController
        tabs?.selectedIndex = url.host.flatMap { Int($0) } ?? 0
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) { diary.note("in the background") }
    func applicationWillEnterForeground(_ application: UIApplication) { diary.note("in the foreground") }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { diary.note("memory is low") }
}
