import FailureReporting
import HeadlessUIKit
import Robot
import Scenarios
import TestSupport
import Testing

@testable import Swerkin

/// Elements in bars, alerts and popovers, above the keyboard, and in several windows.
@MainActor @Suite("Windows that steps see", .robot) struct AssertedWindowTests {
    private let window = UIWindow.createWindowForTesting()

    @Test("The keyboard's accessory, an alert and a popover are seen, the frontmost first")
    func otherWindows() {
        let controller = UIViewController()
        window.rootViewController = controller
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
        field.accessibilityIdentifier = "field"
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        bar.items = [UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil)]
        bar.items?[0].accessibilityIdentifier = "done"
        field.inputAccessoryView = bar
        controller.view.addSubview(field)
        tapOn(field)
        Then.IShouldSeeTextField("field", isFocused: true)
        Then.IShouldSeeButton("done", withLabel: "Done")
        let alert = UIAlertController(title: "Sure?", message: "All is lost.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        controller.present(alert, animated: false)
        Then.IShouldSeeElement(withLabel: "All is lost.")
        Then.IShouldSeeButton(withLabel: "Cancel", isEnabled: true)
        Then.IShouldNotBeAbleToTouchElement(withText: "Done")
    }

    @Test("The elements of a popover are seen")
    func popover() {
        let controller = UIViewController()
        window.rootViewController = controller
        let content = UIViewController()
        content.modalPresentationStyle = .popover
        content.popoverPresentationController?.sourceView = controller.view
        content.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 20, height: 20)
        content.view.addLabel("Tip", "tip", y: 10)
        Then.IShouldNotSeeElement("tip")
        controller.present(content, animated: true)
        Then.IShouldSeeLabel("tip", withText: "Tip")
        #expect(window.topMostController() === content)
        TimeLapse.waitForAnimationsToFinish()
    }

    @Test("Bar items and tabs are buttons, found by the identifier and label of the item")
    func bars() {
        let page = UIViewController()
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Done", style: .done, target: nil, action: nil)
        page.navigationItem.rightBarButtonItem?.accessibilityIdentifier = "finish"
        page.navigationItem.rightBarButtonItem?.accessibilityLabel = "Finish"
        page.navigationItem.rightBarButtonItem?.isEnabled = false
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: page), UIViewController()]
        tabs.viewControllers?[0].tabBarItem = UITabBarItem(title: "Orders", image: nil, tag: 0)
        tabs.viewControllers?[1].tabBarItem = UITabBarItem(title: "Search", image: nil, tag: 1)
        tabs.viewControllers?[1].tabBarItem.accessibilityIdentifier = "searchTab"
        window.rootViewController = tabs
        Then.IShouldSeeButton("finish", withLabel: "Finish")
        Then.IShouldSeeButton("finish", containsText: "Done")
        Then.IShouldSeeButton(withLabel: "Finish", isEnabled: false)
        Then.IShouldSeeButton("searchTab", withLabel: "Search")
        Then.IShouldSeeButton("searchTab", containsText: "Search")
        Then.IShouldSeeButton("searchTab", isHighlighted: false)
        Then.IShouldSeeElement("searchTab", withTrait: .button)
        #expect(Then.elementIsSelected(withLabel: "Orders"))
    }

    @Test("A text field and an action of an alert are seen, a hidden alert is not")
    func alertFields() {
        window.rootViewController = UIViewController()
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.accessibilityIdentifier = "name" }
        let save = UIAlertAction(title: "Save", style: .default)
        save.isEnabled = false
        alert.addAction(save)
        window.rootViewController?.present(alert, animated: false)
        Then.IShouldSeeTextField("name", isFocused: true)
        Then.IShouldSeeTextField("name", withText: "nothing")
        Then.IShouldSeeButton(withLabel: "Save", isEnabled: false)
        alert.dismiss(animated: false)
        Then.IShouldNotSeeTextField("name")
        Then.IShouldNotSeeElement(withLabel: "Save")
    }

    @Test("All windows are searched, the front one first")
    func windows() {
        window.addLabel("Behind", "title")
        let front = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
        front.windowLevel = .alert
        front.addLabel("In front", "title", y: 50)
        front.addLabel("Only here", "other", y: 80)
        front.isHidden = false
        Then.IShouldSeeLabel("title", withText: "In front")
        Then.IShouldSeeLabel("other", withText: "Only here")
        #expect(
            Then.allElements(withIdentifier: "title").map { ($0 as? UILabel)?.text } == [
                "In front", "Behind",
            ])
        front.isHidden = true
        Then.IShouldSeeLabel("title", withText: "Behind")
        Then.IShouldNotSeeElement("other")
    }

    @Test("Without a window nothing is seen, and the failure says so")
    func noWindow() {
        window.isHidden = true
        Then.IShouldNotSeeElement("total")
        #expect(
            failureTexts { Then.IShouldSeeElement("total") } == [
                """
                Then IShouldSeeElement(_:): total: failed after 2 s of virtual time.
                Did not find element with id "total" within 2 s.
                No application is running: there is no window.
                """
            ])
    }
}
