import FailureReporting
import Foundation
import Testing
import Touch

@MainActor
@Suite("Tapping bar buttons and tabs") struct TapBarButtonTests {
    @MainActor
    final class Mail {
        var log: [String] = []
        let inbox = UIViewController()
        let message = UIViewController()
        let navigation: UINavigationController
        let window = UIWindow.createWindowForTesting()

        init() {
            navigation = UINavigationController(rootViewController: inbox)
            inbox.title = "Inbox"
            message.title = "Message"
            window.rootViewController = navigation
        }

        func button(_ title: String) -> UIBarButtonItem {
            UIBarButtonItem(title: title, primaryAction: UIAction { [unowned self] _ in log.append(title) })
        }

        static func run(_ body: (Mail) -> Void) {
            UIApplication.withShared(UIApplication()) {
                body(Mail())
                UIApplication.shared.closeWindows()
            }
        }
    }

    @Test("Buttons are tapped by side and place, counted from the outside")
    func byPlace() {
        Mail.run { mail in
            mail.inbox.navigationItem.leftBarButtonItems = ["a", "b"].map { mail.button($0) }
            mail.inbox.navigationItem.rightBarButtonItems = ["c", "d"].map { mail.button($0) }
            tapLeftBarButton()
            tapLeftBarButton(at: 1)
            tapRightBarButton()
            tapRightBarButton(at: 1, of: mail.navigation)
            tapLeftBarButton(of: mail.navigation.navigationBar)
            #expect(mail.log == ["a", "b", "c", "d", "a"])
        }
    }

    @Test("The back button is the first at the left")
    func back() {
        Mail.run { mail in
            mail.navigation.pushViewController(mail.message, animated: false)
            mail.message.navigationItem.leftItemsSupplementBackButton = true
            mail.message.navigationItem.leftBarButtonItem = mail.button("x")
            tapLeftBarButton(at: 1)
            #expect(mail.log == ["x"])
            tapLeftBarButton()
            #expect(mail.navigation.viewControllers == [mail.inbox] && mail.message.parent == nil)
            mail.navigation.pushViewController(mail.message, animated: false)
            tapBackButton()
            #expect(mail.navigation.viewControllers == [mail.inbox])
            mail.navigation.pushViewController(mail.message, animated: false)
            swipeFromEdge(.left, 100, duration: .seconds(2))
            TimeLapse.advance(by: .seconds(1))
            #expect(
                mail.navigation.viewControllers == [mail.inbox, mail.message], "too slow, and not far enough")
            swipeFromEdge(.left)
            TimeLapse.advance(by: .seconds(1))
            #expect(mail.navigation.viewControllers == [mail.inbox])
            mail.navigation.pushViewController(mail.message, animated: true)
            TimeLapse.advance(by: .seconds(1))
            tapOn(theFirstView(withLabel("Inbox")))
            #expect(mail.navigation.viewControllers == [mail.inbox])
        }
    }

    @Test("Of several bars the front-most one is tapped")
    func front() {
        Mail.run { mail in
            mail.inbox.navigationItem.rightBarButtonItem = mail.button("behind")
            let sheet = UIViewController()
            sheet.navigationItem.rightBarButtonItem = mail.button("in front")
            mail.inbox.present(UINavigationController(rootViewController: sheet), animated: false)
            tapRightBarButton()
            #expect(mail.log == ["in front"])
        }
    }

    @Test("What is not there is a failure that says what is")
    func failures() {
        Mail.run { mail in
            let item = mail.button("Edit")
            item.isEnabled = false
            let failures = FailureCollector.failures {
                tapRightBarButton()
                mail.inbox.navigationItem.leftBarButtonItems = [mail.button("a"), .flexibleSpace()]
                tapRightBarButton()
                tapLeftBarButton(at: 2)
                tapLeftBarButton(at: -1)
                tapLeftBarButton(at: 1)
                tapBackButton()
                mail.navigation.pushViewController(mail.message, animated: false)
                mail.message.navigationItem.hidesBackButton = true
                tapBackButton(of: mail.navigation)
                mail.message.navigationItem.rightBarButtonItem = item
                tapRightBarButton()
                mail.navigation.isNavigationBarHidden = true
                tapLeftBarButton()
            }
            let inbox = "failed: the navigation bar \"Inbox\" has no"
            let a = "its left items are UIBarButtonItem \"a\", UIBarButtonItem."
            let expected: [String] = [
                "tapRightBarButton \(inbox) right bar button; it has no buttons.",
                "tapRightBarButton \(inbox) right bar button; \(a)",
                "tapLeftBarButton \(inbox) left bar button at index 2; \(a)",
                "tapLeftBarButton \(inbox) left bar button at index -1; \(a)",
                "tapLeftBarButton cannot touch UIBarButtonItem: it is a space, which cannot be touched.",
                "tapBackButton \(inbox) back button; it has no back item.",
                "tapBackButton failed: the navigation bar \"Message\" has no back button;"
                    + " its top item hides it, or has a left item in its place.",
                "tapRightBarButton cannot touch UIBarButton \"Edit\": it is disabled.",
                "tapLeftBarButton failed: there is no navigation bar on the screen.",
            ]
            let lines = failures.map { String($0.text.prefix { $0 != "\n" }) }
            #expect(lines == expected)
            #expect(mail.log == [])
        }
    }

    @Test("A tab is tapped by its item")
    func tab() {
        UIApplication.withShared(UIApplication()) {
            let tabs = UITabBarController()
            let children = ["One", "Two"].map { title in
                let child = UIViewController()
                child.title = title
                return child
            }
            tabs.viewControllers = children
            UIWindow.createWindowForTesting().rootViewController = tabs
            tapOn(children[1].tabBarItem)
            #expect(tabs.selectedIndex == 1)
            tapOn(theFirstView(withLabel("One")))
            #expect(tabs.selectedIndex == 0)
            UIApplication.shared.closeWindows()
        }
    }
}
