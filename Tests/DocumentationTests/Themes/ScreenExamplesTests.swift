import Robot
import Testing

// Example of Screens.md
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
// End of example

@MainActor @Suite("Examples of screens", .robot) struct ScreenExamplesTests {
    private let letter = LetterViewController()

    /// A navigation controller in a window, with an inbox and a letter.
    private func showLetter() -> UINavigationController {
        let navigation = UINavigationController(rootViewController: InboxViewController())
        UIWindow.createWindowForTesting().rootViewController = navigation
        navigation.pushViewController(letter, animated: false)
        return navigation
    }

    @Test("A letter is deleted after a confirmation")
    func delete() {
        // Example of Screens.md
        let navigation = UINavigationController(rootViewController: InboxViewController())
        UIWindow.createWindowForTesting().rootViewController = navigation
        navigation.pushViewController(LetterViewController(), animated: false)

        tapRightBarButton()
        #expect(isAlertVisible())
        tapOn(theFirstView(withLabel("Keep it")))
        #expect(!isAlertVisible())

        tapRightBarButton()
        tapOn(theFirstView(withLabel("Delete it")))
        #expect(navigation.topViewController is InboxViewController)
        // End of example
    }

    @Test("The back button goes back")
    func backButton() {
        let navigation = showLetter()
        // Example of Screens.md
        tapBackButton()
        // End of example
        #expect(navigation.viewControllers.count == 1)
    }

    @Test("A swipe from the edge goes back, in the time of its transition")
    func backSwipe() {
        let navigation = showLetter()
        // Example of Screens.md
        swipeFromEdge(.left)  // the interactive pop gesture; a swipe that is too short is undone
        // End of example
        TimeLapse.waitForAnimationsToFinish()
        #expect(navigation.viewControllers.count == 1)

        navigation.pushViewController(letter, animated: false)
        // Example of Screens.md
        swipeFromEdge(.left)
        TimeLapse.waitForAnimationsToFinish()
        // End of example
        #expect(navigation.viewControllers.count == 1)
    }

    @Test("Buttons of a bar are tapped by their position")
    func barButtons() {
        letter.navigationItem.leftBarButtonItems = ["Close", "Archive"].map { title in
            UIBarButtonItem(
                title: title,
                primaryAction: UIAction { [unowned letter] _ in letter.view.accessibilityHint = title })
        }
        let navigation = showLetter()
        var hints: [String?] = []
        // Example of Screens.md
        tapLeftBarButton(at: 1)  // of the visible navigation bar
        tapLeftBarButton(of: navigation)
        // End of example
        hints.append(letter.view.accessibilityHint)
        tapLeftBarButton(at: 1)
        hints.append(letter.view.accessibilityHint)
        #expect(hints == ["Close", "Archive"])
    }

    @Test("A tab is tapped by its title or its item")
    func tabs() {
        let settings = UIViewController()
        settings.tabBarItem = UITabBarItem(title: "Settings", image: nil, tag: 1)
        let inbox = InboxViewController()
        inbox.title = "Inbox"
        let tabs = UITabBarController()
        tabs.viewControllers = [inbox, settings]
        UIWindow.createWindowForTesting().rootViewController = tabs

        // Example of Screens.md
        tapOn(theFirstView(withLabel("Settings")))  // a tab, by its title
        tapOn(inbox.tabBarItem)  // or by its item
        // End of example
        #expect(settings.isViewLoaded)
        #expect(tabs.selectedIndex == 0)
    }

    @Test("A sheet is pulled down")
    func sheet() {
        let screen = UIViewController()
        UIWindow.createWindowForTesting().rootViewController = screen
        let sheet = LetterViewController()
        sheet.sheetPresentationController?.detents = [.medium(), .large()]
        TimeLapse.disableAnimations { screen.present(sheet, animated: true) }
        #expect(sheet.view.frame.minY > 400)
        // Example of Screens.md
        swipeDownOn(sheet)  // a view controller that is presented as a sheet
        // End of example
        TimeLapse.waitForAnimationsToFinish()
        #expect(screen.presentedViewController == nil)
    }

    @Test("Alerts are removed without an answer")
    func alerts() {
        let navigation = showLetter()
        tapRightBarButton()
        removeAllAlerts()
        #expect(!isAlertVisible())
        #expect(navigation.topViewController === letter)
    }

    @Test("A transition takes no time while animations are disabled")
    func withoutAnimations() {
        let navigation = UINavigationController(rootViewController: InboxViewController())
        UIWindow.createWindowForTesting().rootViewController = navigation
        // Example of Screens.md
        TimeLapse.disableAnimations { navigation.pushViewController(letter, animated: true) }
        // End of example
        #expect(navigation.transitionCoordinator == nil)
        #expect(navigation.topViewController === letter)
    }

    @Test("A presentation is still under way after a tap without a lapse")
    func partWay() {
        let navigation = showLetter()
        // Example of Screens.md
        tapRightBarButton(lapse: .none)  // the alert is still being presented
        // End of example
        #expect(navigation.presentedViewController?.isBeingPresented == true)
        TimeLapse.waitForAnimationsToFinish()
        #expect(navigation.presentedViewController?.isBeingPresented == false)
        tapOn(theFirstView(withLabel("Keep it")))
    }
}
