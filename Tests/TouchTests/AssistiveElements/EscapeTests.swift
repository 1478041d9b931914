import FailureReporting
import Foundation
import TestSupport
import Testing
import TimeLapse
import Touch

/// The Z that two fingers draw under VoiceOver: what is in front is left, or the way back is taken.
@MainActor
@Suite("The escape gesture of VoiceOver") struct EscapeTests {
    /// A controller with its title written in it.
    private final class Page: UIViewController {
        init(_ name: String) {
            super.init(nibName: nil, bundle: nil)
            title = name
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            let label = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 30))
            label.text = "on \(title ?? "")"
            view.addSubview(label)
        }
    }

    private final class Judge: SheetLog, UISearchBarDelegate {
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.add("cancelled") }
    }

    private func element(_ name: String) -> AccessibleElement? { theFirstElement(withName(name)).first }

    /// The first lines of the failures of leaving what is in front of an element.
    private func failuresOfLeaving(_ name: String) -> [String] {
        FailureCollector.failures { element(name)?.performEscape() }
            .map { String($0.text.prefix { !$0.isNewline }) }
    }

    private func cannotLeave(_ name: String) -> [String] {
        [
            "performEscape cannot act on staticText \"\(name)\": nothing on its responder chain handles"
                + " accessibilityPerformEscape()."
        ]
    }

    @Test("A navigation controller goes back, as its back button does, as long as there is one")
    func navigation() {
        inOwnApplication { window, _ in
            let navigation = UINavigationController(rootViewController: Page("root"))
            window.rootViewController = navigation
            window.makeKeyAndVisible()
            for name in ["first", "second"] { navigation.pushViewController(Page(name), animated: false) }
            element("on second")?.performEscape()
            #expect(navigation.topViewController?.title == "first")
            navigation.topViewController?.navigationItem.hidesBackButton = true
            #expect(failuresOfLeaving("on first") == cannotLeave("on first"))
            navigation.topViewController?.navigationItem.hidesBackButton = false
            element("on first")?.performEscape()
            #expect(navigation.viewControllers.count == 1)
            #expect(failuresOfLeaving("on root") == cannotLeave("on root"))
        }
    }

    @Test("A sheet is dismissed as by the user, after the way back in it was taken")
    func sheet() {
        inOwnApplication { window, log in
            let judge = Judge(log)
            let below = UINavigationController(rootViewController: Page("root"))
            below.pushViewController(Page("below"), animated: false)
            window.rootViewController = below
            window.makeKeyAndVisible()
            let inside = UINavigationController(rootViewController: Page("inside"))
            inside.pushViewController(Page("deeper"), animated: false)
            inside.presentationController?.delegate = judge
            below.present(inside, animated: false)
            TimeLapse.advance(by: .seconds(1))
            element("on deeper")?.performEscape()
            #expect(inside.viewControllers.count == 1 && log.lines.isEmpty)
            judge.mayDismiss = false
            element("on inside")?.performEscape()
            inside.isModalInPresentation = true
            element("on inside")?.performEscape()
            #expect(log.lines == ["shouldDismiss", "didAttemptToDismiss", "didAttemptToDismiss"])
            #expect(below.presentedViewController === inside && below.viewControllers.count == 2)
            judge.mayDismiss = true
            inside.isModalInPresentation = false
            element("on inside")?.performEscape()
            #expect(log.lines.suffix(3) == ["shouldDismiss", "willDismiss", "didDismiss"])
            #expect(below.presentedViewController == nil && below.viewControllers.count == 2)
        }
    }

    @Test("What covers the screen stays, and so does what is behind it")
    func fullScreen() {
        inOwnApplication { window, _ in
            let below = UINavigationController(rootViewController: Page("root"))
            below.pushViewController(Page("below"), animated: false)
            window.rootViewController = below
            window.makeKeyAndVisible()
            let cover = Page("cover")
            cover.modalPresentationStyle = .fullScreen
            below.present(cover, animated: false)
            TimeLapse.advance(by: .seconds(1))
            #expect(failuresOfLeaving("on cover") == cannotLeave("on cover"))
            #expect(below.presentedViewController === cover && below.viewControllers.count == 2)
        }
    }

    @Test("A controller that overrides it without doing anything is dismissed all the same")
    func overridden() {
        final class Stubborn: UIViewController {
            override func accessibilityPerformEscape() -> Bool { false }
        }
        inOwnApplication { window, _ in
            let root = Page("root")
            window.rootViewController = root
            window.makeKeyAndVisible()
            let sheet = Stubborn()
            root.present(sheet, animated: false)
            TimeLapse.advance(by: .seconds(1))
            let label = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 30))
            label.text = "stubborn"
            sheet.view.addSubview(label)
            element("stubborn")?.performEscape()
            #expect(root.presentedViewController == nil)
        }
    }

    @Test("A menu is closed")
    func menu() {
        inOwnApplication { window, log in
            let button = UIButton(type: .system).named("more", 100, 200, 100, 40, in: window)
            button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in log.add("copied") }])
            button.showsMenuAsPrimaryAction = true
            tapOn(button)
            element("Copy")?.performEscape()
            #expect(window.subviews.count == 1 && log.lines.isEmpty)
        }
    }

    @Test("A search ends as by its button to cancel, from the bar, the results and the screen behind")
    func search() {
        inOwnApplication { window, log in
            let judge = Judge(log)
            let root = Page("root")
            let search = UISearchController(searchResultsController: nil)
            search.obscuresBackgroundDuringPresentation = false
            search.searchBar.delegate = judge
            search.searchBar.frame.origin.y = 60
            let navigation = UINavigationController(rootViewController: Page("list"))
            navigation.pushViewController(root, animated: false)
            window.rootViewController = navigation
            window.makeKeyAndVisible()
            root.view.addSubview(search.searchBar)
            for name in ["on root", "Cancel"] {
                search.isActive = true
                TimeLapse.advance(by: .seconds(1))
                #expect(search.isActive)
                element(name)?.performEscape()
                #expect(!search.isActive && navigation.viewControllers.count == 2, "from \(name)")
            }
            #expect(log.lines == ["cancelled", "cancelled"])
            element("on root")?.performEscape()
            #expect(navigation.viewControllers.count == 1)
        }
    }

    @Test(
        "A double tap with two fingers performs the first action on the chain; without one it is a failure"
    )
    func magicTap() {
        final class Player: UIViewController {
            var taps: [Bool] = [true]
            override func accessibilityPerformMagicTap() -> Bool { taps.popLast() ?? false }
        }
        inOwnApplication { window, _ in
            let player = Player()
            window.rootViewController = player
            window.makeKeyAndVisible()
            let label = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 30))
            label.text = "song"
            player.view.addSubview(label)
            element("song")?.performMagicTap()
            #expect(player.taps.isEmpty)
            let texts = FailureCollector.failures { element("song")?.performMagicTap() }.map(\.text)
            #expect(
                texts.map { String($0.prefix { !$0.isNewline }) } == [
                    "performMagicTap cannot act on staticText \"song\": nothing on its responder chain handles"
                        + " accessibilityPerformMagicTap()."
                ])
        }
    }
}
