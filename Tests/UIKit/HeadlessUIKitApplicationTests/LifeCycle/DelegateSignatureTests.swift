import Foundation
import HeadlessUIKit
import TestSupport
import Testing

// Delegates as applications write them: not final, with properties, and no `init()`.

private class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let launches = EventLog()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        launches.add("launched")
        return true
    }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(
            name: "Default Configuration", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

private class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let title: String

    override init() {
        title = "made by init()"
        super.init()
    }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UIViewController()
        window?.rootViewController?.title = title
        window?.makeKeyAndVisible()
    }
}

private final class SpecialDelegate: AppDelegate {}

/// A delegate that inherits from nothing.
private final class BareDelegate: UIApplicationDelegate {
    nonisolated func isEqual(_ object: Any?) -> Bool { false }
    nonisolated var hash: Int { 0 }
    nonisolated func `self`() -> Self { self }
    nonisolated func isProxy() -> Bool { false }
    nonisolated var description: String { "" }
    nonisolated var debugDescription: String { "" }
}

@MainActor @Suite("Delegates made by their class") struct DelegateSignatureTests {
    @Test(
        "Delegates of the application and its scene are made by their classes, without a required initializer"
    )
    func launching() {
        inOwnWorld {
            SimulatedDevice.current.launch(AppDelegate.self)
            let delegate = UIApplication.shared.delegate as? AppDelegate
            #expect(delegate?.launches.lines == ["launched"])
            #expect(UIApplication.shared.keyWindow?.rootViewController?.title == "made by init()")
            SimulatedDevice.current.terminate()
        }
    }

    @Test("A subclass of a delegate is made as the subclass")
    func subclass() {
        inOwnWorld {
            SimulatedDevice.current.launch(SpecialDelegate.self, scene: SceneDelegate.self)
            #expect(UIApplication.shared.delegate is SpecialDelegate)
            #expect(UIApplication.shared.connectedScenes.first?.delegate is SceneDelegate)
            SimulatedDevice.current.terminate()
        }
    }

    @Test("A delegate that is no NSObject cannot be made by its class, and that is a failure")
    func bareDelegate() {
        inOwnWorld {
            #expect(
                failureTexts { SimulatedDevice.current.launch(BareDelegate.self) } == [
                    "BareDelegate cannot be made by its class: it does not inherit from UIResponder or NSObject."
                        + " Try: launch(delegate: { BareDelegate() })."
                ])
            #expect(UIApplication.shared.delegate == nil)
        }
    }
}
