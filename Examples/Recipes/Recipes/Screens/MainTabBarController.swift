import UIKit

/// The three tabs: recipes, the shopping list and the settings.
class MainTabBarController: UITabBarController {
    private let shoppingList: ShoppingList

    init(store: RecipeStore, shoppingList: ShoppingList) {
        self.shoppingList = shoppingList
        super.init(nibName: nil, bundle: nil)
        viewControllers = [
            tab(
                RecipeListViewController(store: store, shoppingList: shoppingList), "recipes.title", "book"),
            tab(ShoppingListViewController(list: shoppingList), "shopping.title", "cart"),
            tab(SettingsViewController(store: store), "settings.title", "gear"),
        ]
        NotificationCenter.default.addObserver(
            self, selector: #selector(showBadge), name: .shoppingListDidChange, object: shoppingList)
        showBadge()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func tab(_ screen: UIViewController, _ title: String, _ symbol: String) -> UIViewController {
        screen.title = title.localized
        let navigation = UINavigationController(rootViewController: screen)
        navigation.tabBarItem = UITabBarItem(
            title: title.localized, image: UIImage(systemName: symbol), selectedImage: nil)
        return navigation
    }

    @objc private func showBadge() {
        let count = shoppingList.openCount
        viewControllers?[1].tabBarItem.badgeValue = count == 0 ? nil : String(count)
    }
}
