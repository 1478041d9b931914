import Robot
import Testing

// The examples of the README's section on screens, as they stand there.

final class LetterViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Letter"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .trash, target: self, action: LetterViewController.askFirst)
    }

    private func askFirst() {
        let alert = UIAlertController(title: "Delete the letter?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Keep it", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Delete it", style: .destructive) { [weak self] _ in
                self?.navigationController?.popViewController(animated: true)
            })
        present(alert, animated: true)
    }
}

@MainActor @Suite("Screens of the README", .robot) struct ReadmeOfScreensTests {
    @Test("A letter is deleted after a question alone")
    func delete() {
        let navigation = UINavigationController(rootViewController: InboxViewController())
        UIWindow.createWindowForTesting().rootViewController = navigation
        navigation.pushViewController(LetterViewController(), animated: false)

        tapRightBarButton()
        #expect(isAlertVisible())
        tapOn(theFirstView(withLabel("Keep it")))
        #expect(!isAlertVisible())
        #expect(navigation.topViewController is LetterViewController)

        tapRightBarButton()
        tapOn(theFirstView(withLabel("Delete it")))
        #expect(navigation.topViewController is InboxViewController)
    }

    @Test("Back is a button, and a swipe from the edge as well")
    func back() {
        let navigation = UINavigationController(rootViewController: InboxViewController())
        UIWindow.createWindowForTesting().rootViewController = navigation
        let letter = LetterViewController()

        TimeLapse.disableAnimations { navigation.pushViewController(letter, animated: true) }
        #expect(navigation.transitionCoordinator == nil)
        tapBackButton()
        #expect(navigation.viewControllers.count == 1)

        navigation.pushViewController(letter, animated: true)
        TimeLapse.waitForAnimationsToFinish()
        swipeFromEdge(.left)
        TimeLapse.waitForAnimationsToFinish()
        #expect(navigation.viewControllers.count == 1)

        letter.navigationItem.leftBarButtonItems = ["Close", "Archive"].map { title in
            UIBarButtonItem(
                title: title,
                primaryAction: UIAction { [unowned letter] _ in letter.title = title })
        }
        navigation.pushViewController(letter, animated: false)
        tapLeftBarButton(at: 1)
        #expect(letter.title == "Archive")
        tapLeftBarButton(of: navigation)
        #expect(letter.title == "Close")
    }

    @Test("A tab is tapped by its title, or by its item")
    func tabs() {
        let settings = UIViewController()
        settings.tabBarItem = UITabBarItem(title: "Settings", image: nil, tag: 1)
        let inbox = InboxViewController()
        inbox.title = "Inbox"
        let tabs = UITabBarController()
        tabs.viewControllers = [inbox, settings]
        UIWindow.createWindowForTesting().rootViewController = tabs

        tapOn(theFirstView(withLabel("Settings")))
        #expect(tabs.selectedViewController === settings)
        tapOn(inbox.tabBarItem)
        #expect(tabs.selectedIndex == 0)
    }

    @Test("A sheet at the medium detent is pulled down")
    func sheet() {
        let screen = UIViewController()
        UIWindow.createWindowForTesting().rootViewController = screen
        let sheet = LetterViewController()
        sheet.sheetPresentationController?.detents = [.medium(), .large()]

        TimeLapse.disableAnimations { screen.present(sheet, animated: true) }
        #expect(sheet.view.frame.minY > 400)
        swipeDownOn(sheet)
        TimeLapse.waitForAnimationsToFinish()
        #expect(screen.presentedViewController == nil)
    }

    @Test("Alerts are taken away without an answer")
    func alerts() {
        let navigation = UINavigationController(rootViewController: LetterViewController())
        UIWindow.createWindowForTesting().rootViewController = navigation
        tapRightBarButton()
        removeAllAlerts()
        #expect(!isAlertVisible())
    }

    @Test("A transition is looked at on its way")
    func halfWay() {
        let navigation = UINavigationController(rootViewController: LetterViewController())
        UIWindow.createWindowForTesting().rootViewController = navigation

        tapRightBarButton(lapse: .none)
        #expect(navigation.presentedViewController?.isBeingPresented == true)
        TimeLapse.waitForAnimationsToFinish()
        #expect(navigation.presentedViewController?.isBeingPresented == false)
        tapOn(theFirstView(withLabel("Keep it")))
    }
}
