import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    private let service = MarketService()
    private let connection = Connection()

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let offers = OffersViewController(
            model: OffersModel(service: service, connection: connection), service: service)
        offers.tabBarItem = UITabBarItem(title: "Offers", image: UIImage(systemName: "tag"), tag: 0)
        let search = SearchViewController(model: SearchModel(service: service), service: service)
        search.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 1)

        let tabs = UITabBarController()
        tabs.viewControllers = [offers, search].map(UINavigationController.init(rootViewController:))
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        self.window = window
    }
}
