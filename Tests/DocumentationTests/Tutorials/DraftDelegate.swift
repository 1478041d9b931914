// Example of Device.md, DraftDelegate.swift
import UIKit

final class DraftDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let draft = UITextField(frame: CGRect(x: 20, y: 100, width: 350, height: 44))

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        draft.placeholder = "Draft"
        draft.text = UserDefaults.standard.string(forKey: "draft")
        let screen = UIViewController()
        screen.view.addSubview(draft)
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = screen
        window?.makeKeyAndVisible()
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        UserDefaults.standard.set(draft.text, forKey: "draft")
    }

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        draft.text = url.lastPathComponent
        return true
    }
}
// End of example
