import FailureReporting

/// Shows the first screen of an application that has a main storyboard.
///
/// Apple, "About the app launch sequence": UIKit loads the interface from the main storyboard, and then calls
/// `willFinishLaunching` and `didFinishLaunching`. "Using View Controllers in Your App": a window is made unless the
/// delegate has one, the delegate's `window` is set to it, and its root controller to the storyboard's; after
/// `didFinishLaunching` it gets visible. With scenes, the same is so of the scene's delegate and
/// `scene(_:willConnectTo:options:)`.
@MainActor
struct MainStoryboard {
    private let application: UIApplication
    private let storyboard: AnyObject

    init?(_ storyboard: AnyObject?, of application: UIApplication) {
        guard let storyboard else { return nil }
        (self.application, self.storyboard) = (application, storyboard)
    }

    /// Makes the window of an application without scenes.
    func makeWindow(for delegate: any UIApplicationDelegate) -> UIWindow? {
        let window = window(delegate.window)
        delegate.window = window
        return filled(window, isKept: delegate.window === window, delegate)
    }

    /// Makes the window of a scene.
    func makeWindow(for sceneDelegate: any UISceneDelegate) -> UIWindow? {
        guard let delegate = sceneDelegate as? any UIWindowSceneDelegate else {
            return filled(nil, isKept: false, sceneDelegate)
        }
        let window = window(delegate.window)
        delegate.window = window
        return filled(window, isKept: delegate.window === window, delegate)
    }

    private func window(_ own: UIWindow?) -> UIWindow {
        own ?? UIWindow(windowScene: application.windowScene)
    }

    private func filled(_ window: UIWindow?, isKept: Bool, _ delegate: Any) -> UIWindow? {
        guard isKept, let window else {
            LifeCycleFailure.noWindow("\(type(of: delegate))").record()
            return nil
        }
        MainStoryboardReader.current.fill(window, from: storyboard)
        return window
    }
}

extension UIApplication {
    /// The main storyboard that the application declares; a new object each time.
    final var mainStoryboard: AnyObject? {
        guard let name = declarations.mainStoryboard, let module = process.module else { return nil }
        return MainStoryboardReader.current.mainStoryboard(name, module: module)
    }

    /// Reads from the `Info.plist` what the application does not declare in code.
    final func readInformation() {
        guard let module = process.module else { return }
        let information = MainStoryboardReader.current.information(of: module)
        let scene = ApplicationInformation(information, idiom: UIDevice.current.userInterfaceIdiom)
        if declarations.sceneDelegateClass == nil, let name = scene.sceneDelegate {
            declarations.sceneDelegateClass =
                NibClass.named(name, in: [module]) as? any UISceneDelegate.Type
        }
        if declarations.mainStoryboard == nil {
            declarations.mainStoryboard =
                declarations.sceneDelegateClass == nil ? scene.mainStoryboard : scene.sceneStoryboard
        }
    }
}
