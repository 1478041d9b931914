import HeadlessUIKit
import Robot

/// The application that the mistakes are made in: three tabs, a form of some 50 views, and a table of 40 rows.
@MainActor
final class Shop {
    let window: UIWindow
    let tabs = UITabBarController()
    let checkout = CheckoutViewController()
    let inbox = InboxViewController()
    let account = AccountViewController()

    /// Shows the application with its first tab, the form, selected; the other tabs have not loaded their views.
    init() {
        window = UIWindow.createWindowForTesting()
        tabs.viewControllers = [
            Self.tab("Shop", with: checkout), Self.tab("Inbox", with: inbox),
            Self.tab("Account", with: account),
        ]
        window.rootViewController = tabs
        UIApplication.shared.commit()
    }

    /// Shows a text in place of the total after some seconds.
    func showTotal(_ text: String, after delay: TimeInterval) {
        let total = checkout.total
        Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in
            MainActor.assumeIsolated { total.text = text }
        }
    }

    private static func tab(_ title: String, with root: UIViewController) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: root)
        navigation.tabBarItem = UITabBarItem(title: title, image: nil, selectedImage: nil)
        return navigation
    }
}
