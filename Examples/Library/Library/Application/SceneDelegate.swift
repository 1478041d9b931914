import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        // The window is there, with the initial controller of the main storyboard.
        (window?.rootViewController as? LibraryTabBarController)?.shelf = Shelf()
    }
}
