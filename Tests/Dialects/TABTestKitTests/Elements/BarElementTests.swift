import HeadlessUIKit
import TABTestKit
import TestSupport
import Testing

/// Navigation bars, tab bars, images, web views and icons.
@MainActor @Suite("Bars and pictures as elements", .robot) struct BarElementTests {
    private let window = UIWindow.createWindowForTesting()

    @Test("The header of a navigation bar is its title", arguments: [false, true])
    func navigationBar(isLarge: Bool) {
        let controller = UIViewController()
        controller.title = "Profile"
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.prefersLargeTitles = isLarge
        window.rootViewController = navigation
        #expect(NavBar().header.value == "Profile" && NavBar(id: "Profile").header.label == "Profile")
        Header(id: "Profile").waitFor(.exists, .visible, timeout: 0)
        let next = UIViewController()
        next.title = "Address"
        navigation.pushViewController(next, animated: false)
        NavBar(id: "Address").waitFor(.exists, timeout: 5)
        #expect(NavBar().header.value == "Address")
    }

    @Test("A tab bar has a button for each tab, and their number")
    func tabBar() {
        let tabs = UITabBarController()
        tabs.viewControllers = ["News", "Settings"].map { title in
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
            controller.tabBarItem.accessibilityIdentifier = title.lowercased()
            return controller
        }
        window.rootViewController = tabs
        #expect(TabBar().numberOfTabs == 2)
        TabBar().button(withID: "Settings").tap()
        #expect(tabs.selectedIndex == 1)
        TabBar().button(withID: "settings").waitFor(.selected, timeout: 0)
        TabBar().button(withID: "news").tap()
        #expect(tabs.selectedIndex == 0)
        TabBar().button(withID: "Settings").waitFor(not: .selected, timeout: 0)
    }

    @Test("Without a tab bar its number of tabs is 0, which is a failure")
    func missingTabBar() {
        var number = -1
        #expect(
            firstLines(2) { number = TabBar().numberOfTabs } == [
                """
                Failed awaiting element to be exists with timeout 30.0: TabBar does not exist.
                There is no element of type .tabBar.
                """
            ])
        #expect(number == 0)
    }

    @Test("An image has its label as value")
    func image() {
        let view = window.add(UIImageView(), "ExampleImage", y: 100)
        view.accessibilityLabel = "image of random object"
        #expect(Image(id: "ExampleImage").value == "image of random object" && Image().value != nil)
    }

    @Test("A web view is what the application declares to be one, and is scrolled")
    func webView() {
        XCUIApplication.register(ElementCase.PageView.self, as: .webView)
        let view = window.add(ElementCase.PageView(), "page", y: 60, width: 300, height: 600)
        view.contentSize = CGSize(width: 900, height: 2000)
        WebView(id: "page").scroll(.right)
        #expect(view.contentOffset.x > 0)
        WebView(id: "page").scroll(.left)
        WebView(id: "page").scroll(.downwards)
        #expect(view.contentOffset.y > 0)
    }
}

/// An application with a window.
private final class IconDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow()
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        return true
    }
}

/// Icons of the home screen.
@MainActor @Suite("Icons as elements", .robot(app: IconDelegate.self)) struct IconTests {
    @Test("A tap on an icon of the home screen opens its application")
    func icon() {
        App.shared.launch()
        XCUIDevice.shared.press(.home)
        let name = App.shared.name
        Icon(id: name, parent: springboard).waitFor(.exists, .hittable, timeout: 5)
        Icon(id: name, parent: springboard).tap()
        #expect(App.shared.state == .runningForeground)
    }
}
