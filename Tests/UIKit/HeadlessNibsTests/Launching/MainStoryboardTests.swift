import HeadlessUIKit
import TestSupport
import Testing

/// The initial controller of the storyboards.
final class LaunchedController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        LoadingLog.add("viewDidLoad")
    }
}

@MainActor private func log(_ call: String, _ window: UIWindow?) {
    let root = window?.rootViewController
    let state = window.map { $0.isHidden ? "hidden" : "visible" } ?? "missing"
    LoadingLog.add("\(call): window \(state), \(root?.title ?? "no root")")
}

private final class PlainDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        log("will finish", window)
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        log("did finish", window)
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { log("active", window) }
}

private final class OwnWindow: UIWindow {}

private final class DelegateWithWindow: UIResponder, UIApplicationDelegate {
    lazy var window: UIWindow? = OwnWindow(frame: UIScreen.main.bounds)
}

private final class DelegateWithoutWindow: UIResponder, UIApplicationDelegate {}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
    ) {
        log("will connect", window)
        LoadingLog.add("storyboard \(session.configuration.storyboard == nil ? "missing" : "there")")
    }

    func sceneWillEnterForeground(_ scene: UIScene) { log("will enter", window) }
}

@MainActor @Suite("The main storyboard") struct MainStoryboardTests {
    private func inApplication(
        _ profile: DeviceProfile = .standard, _ body: (UIApplication) throws -> Void
    ) rethrows {
        _ = LoadingLog.take()
        let application = UIApplication(device: profile)
        try UIApplication.withShared(application) { try body(application) }
    }

    // Apple, "About the app launch sequence": the interface of the main storyboard is loaded before
    // willFinishLaunching. "Using View Controllers in Your App": the window is shown after didFinishLaunching, which
    // configures its controller. UIApplicationDelegate.window: the application sets it.
    @Test("An application's window has the initial controller at willFinishLaunching, and is shown later")
    func order() {
        inApplication { application in
            application.device.launch(PlainDelegate.self)
            #expect(
                LoadingLog.take() == """
                    will finish: window hidden, From the phone's storyboard
                    did finish: window hidden, From the phone's storyboard
                    viewDidLoad
                    active: window visible, From the phone's storyboard
                    """)
            #expect(application.keyWindow === application.delegate?.window)
        }
    }

    // Apple, "Information Property List Key Reference": a key may have the modifier ~ipad.
    @Test("An iPad has the storyboard that the Info.plist names for it")
    func pad() {
        inApplication(.iPad) { application in
            application.device.launch(PlainDelegate.self)
            #expect(application.keyWindow?.rootViewController?.title == "From the pad's storyboard")
        }
    }

    @Test("The storyboard that code declares comes before that of the Info.plist")
    func declared() {
        inApplication { application in
            application.declarations.mainStoryboard = "LaunchingOnPad"
            application.device.launch(PlainDelegate.self)
            #expect(application.keyWindow?.rootViewController?.title == "From the pad's storyboard")
        }
    }

    // Apple, UIApplicationDelegate.window: "If you want to provide a custom window for your app, you must implement the
    // getter method of this property".
    @Test("A window that the delegate makes is the one that gets the controller")
    func ownWindow() {
        inApplication { application in
            application.device.launch(DelegateWithWindow.self)
            #expect(application.keyWindow is OwnWindow)
            #expect(application.keyWindow?.rootViewController is LaunchedController)
        }
    }

    @Test("A delegate without the property, and a storyboard that is not there, are failures")
    func failures() throws {
        inApplication { application in
            let texts = failureTexts { application.device.launch(DelegateWithoutWindow.self) }
            #expect(
                texts == [
                    """
                    The main storyboard is not shown: DelegateWithoutWindow does not keep its window.
                    Try: declare var window: UIWindow? in it.
                    """
                ])
        }
        try inApplication { application in
            application.declarations.mainStoryboard = "Mian"
            let texts = failureTexts { application.device.launch(PlainDelegate.self) }
            let text = try #require(texts.first)
            #expect(texts.count == 1)
            #expect(text.hasPrefix("There is no storyboard \"Mian\": "))
            #expect(text.contains("has \"Launching\", \"LaunchingOnPad\"."))
        }
    }

    // UISceneConfiguration.storyboard: "UIKit loads the storyboard and instantiates its initial view controller". Xcode's
    // template of a scene's delegate: "If using a storyboard, the `window` property will automatically be initialized and
    // attached to the scene."
    @Test("A scene's window has the initial controller as the scene connects, and is shown before it enters")
    func scene() {
        inApplication { application in
            application.declarations.mainStoryboard = "Launching"
            application.device.launch(PlainDelegate.self, scene: SceneDelegate.self)
            #expect(
                LoadingLog.take() == """
                    will finish: window missing, no root
                    did finish: window missing, no root
                    will connect: window hidden, From the phone's storyboard
                    storyboard there
                    viewDidLoad
                    will enter: window visible, From the phone's storyboard
                    """)
        }
    }
}
