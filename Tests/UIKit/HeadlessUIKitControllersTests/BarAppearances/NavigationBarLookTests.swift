import FailureReporting
import Foundation
import Testing

@testable import HeadlessUIKitCore

/// Runs `body` with an application that shows a navigation controller.
@MainActor private func withNavigation(
    _ root: UIViewController = UIViewController(), _ body: (UINavigationController, UINavigationBar) -> Void
) {
    UIApplication.withShared(UIApplication()) {
        let window = UIWindow()
        root.title = "Inbox"
        let navigation = UINavigationController(rootViewController: root)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        body(navigation, navigation.navigationBar)
        window.isHidden = true
    }
}

@MainActor private func look(_ color: UIColor, _ size: CGFloat = 17) -> UINavigationBarAppearance {
    let look = UINavigationBarAppearance()
    look.titleTextAttributes = [.foregroundColor: color, .font: UIFont.systemFont(ofSize: size)]
    return look
}

@MainActor @Suite("Appearances of navigation bars") struct NavigationBarLookTests {
    @Test("The title's label shows colour and font of the title's attributes")
    func attributes() {
        withNavigation { _, bar in
            #expect(bar.titleLabel.textColor == .label)
            let font = UIFont.boldSystemFont(ofSize: 21)
            bar.titleTextAttributes = [.foregroundColor: UIColor.red, .font: font]
            #expect(bar.titleLabel.textColor == .red && bar.titleLabel.font == font)
            bar.titleTextAttributes = nil
            #expect(bar.titleLabel.textColor == .label)
            #expect(bar.titleLabel.font == .systemFont(ofSize: 17, weight: .semibold))
        }
    }

    @Test("A large title shows its own attributes")
    func largeTitle() {
        withNavigation { _, bar in
            bar.prefersLargeTitles = true
            bar.largeTitleTextAttributes = [.foregroundColor: UIColor.green]
            #expect(bar.largeTitleLabel.textColor == .green && bar.titleLabel.textColor == .label)
            let look = UINavigationBarAppearance()
            look.largeTitleTextAttributes = [.font: UIFont.systemFont(ofSize: 40)]
            bar.standardAppearance = look
            #expect(bar.largeTitleLabel.textColor == .label)
            #expect(bar.largeTitleLabel.font == .systemFont(ofSize: 40))
        }
    }

    @Test("A bar keeps a copy, and what is changed in the object that it returns changes the bar")
    func copies() {
        withNavigation { _, bar in
            let own = look(.red)
            bar.standardAppearance = own
            own.titleTextAttributes = [.foregroundColor: UIColor.blue]
            #expect(bar.titleLabel.textColor == .red && bar.standardAppearance !== own)
            bar.standardAppearance.titleTextAttributes = [.foregroundColor: UIColor.green]
            #expect(bar.titleLabel.textColor == .green)
        }
    }

    @Test("The default look, once changed, is in force")
    func defaultLook() {
        withNavigation { _, bar in
            #expect(bar.appearanceInForce == nil)
            bar.standardAppearance.configureWithOpaqueBackground()
            bar.standardAppearance.backgroundColor = .red
            #expect(bar.appearanceInForce?.backgroundColor == .red)
        }
    }

    @Test("The top item's look counts before the bar's, and only while it is on top")
    func items() {
        withNavigation { navigation, bar in
            bar.standardAppearance = look(.red)
            let second = UIViewController()
            second.title = "Message"
            second.navigationItem.standardAppearance = look(.green)
            navigation.pushViewController(second, animated: false)
            #expect(bar.titleLabel.textColor == .green)
            second.navigationItem.standardAppearance?.titleTextAttributes = [:]
            #expect(bar.titleLabel.textColor == .label)
            navigation.popViewController(animated: false)
            #expect(bar.titleLabel.textColor == .red)
        }
    }

    @Test("At the scroll edge another look is shown, until content is scrolled under the bar")
    func scrollEdge() {
        let root = UIViewController()
        let scroll = UIScrollView(frame: UIScreen.main.bounds)
        scroll.contentSize = CGSize(width: 100, height: 5000)
        root.view = scroll
        withNavigation(root) { navigation, bar in
            bar.standardAppearance = look(.red)
            bar.scrollEdgeAppearance = look(.green)
            navigation.view.layoutIfNeeded()
            #expect(bar.titleLabel.textColor == .green)
            scroll.contentOffset.y += 300
            navigation.view.layoutIfNeeded()
            #expect(bar.titleLabel.textColor == .red)
            scroll.contentOffset.y -= 300
            navigation.view.layoutIfNeeded()
            #expect(bar.titleLabel.textColor == .green)
        }
    }

    @Test("Buttons show the attributes of their style and state, and an item's own count first")
    func buttons() throws {
        let root = UIViewController()
        let plain = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        let done = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
        let own = UIBarButtonItem(title: "Own", style: .plain, target: nil, action: nil)
        own.setTitleTextAttributes([.foregroundColor: UIColor.cyan], for: .normal)
        root.navigationItem.rightBarButtonItems = [plain, done, own]
        withNavigation(root) { _, bar in
            let look = UINavigationBarAppearance()
            look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
            look.buttonAppearance.disabled.titleTextAttributes = [.foregroundColor: UIColor.gray]
            look.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
            bar.standardAppearance = look
            @MainActor func color(_ item: UIBarButtonItem) -> UIColor? {
                (item.view as? UIButton)?.currentTitleColor
            }
            #expect([color(plain), color(done), color(own)] == [.red, .green, .cyan])
            plain.isEnabled = false
            #expect(color(plain) == .gray)
            bar.standardAppearance.doneButtonAppearance.normal.titleTextAttributes = [:]
            done.tintColor = .brown
            #expect(color(done) == .brown)
        }
    }

    @Test("The back button has a look of its own")
    func backButton() {
        withNavigation { navigation, bar in
            let look = UINavigationBarAppearance()
            look.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
            bar.standardAppearance = look
            navigation.pushViewController(UIViewController(), animated: false)
            #expect((bar.backButtonItem?.view as? UIButton)?.currentTitleColor == .red)
        }
    }

    @Test("The title is moved by the look's adjustment")
    func position() {
        withNavigation { navigation, bar in
            navigation.view.layoutIfNeeded()
            let old = bar.titleLabel.frame
            bar.setTitleVerticalPositionAdjustment(3, for: .default)
            navigation.view.layoutIfNeeded()
            #expect(bar.titleLabel.frame == old.offsetBy(dx: 0, dy: 3))
            let look = UINavigationBarAppearance()
            look.titlePositionAdjustment = UIOffset(horizontal: 5, vertical: -2)
            bar.standardAppearance = look
            navigation.view.layoutIfNeeded()
            #expect(bar.titleLabel.frame == old.offsetBy(dx: 5, dy: -2))
        }
    }

    @Test("An adjustment that is not finite is a failure, and the old one is kept")
    func notFinite() {
        let bar = UINavigationBar()
        bar.setTitleVerticalPositionAdjustment(2, for: .compact)
        let texts = FailureCollector.failures {
            bar.setTitleVerticalPositionAdjustment(.nan, for: .compact)
            let look = UINavigationBarAppearance()
            look.titlePositionAdjustment.horizontal = .infinity
            #expect(look.titlePositionAdjustment == .zero)
        }.map(\.text)
        #expect(bar.titleVerticalPositionAdjustment(for: .compact) == 2)
        #expect(texts.count == 2)
        #expect(texts.first?.contains("title position adjustment") == true)
        #expect(texts.last?.contains("titlePositionAdjustment") == true)
    }

    @Test("A black bar has a white title, unless attributes say otherwise")
    func barStyle() {
        withNavigation { _, bar in
            bar.barStyle = .black
            #expect(bar.titleLabel.textColor == .white)
            bar.titleTextAttributes = [.foregroundColor: UIColor.red]
            #expect(bar.titleLabel.textColor == .red)
        }
    }

    @Test("Images are kept by position and height")
    func images() {
        let image = UIImage(color: .red, size: CGSize(width: 1, height: 1))
        let bar = UINavigationBar()
        bar.setBackgroundImage(image, for: .default)
        bar.setBackgroundImage(UIImage(), for: .topAttached, barMetrics: .compact)
        #expect(bar.backgroundImage(for: .default) === image)
        #expect(bar.backgroundImage(for: .any, barMetrics: .default) === image)
        #expect(bar.backgroundImage(for: .compact) == nil)
        #expect(bar.backgroundImage(for: .topAttached, barMetrics: .compact) != nil)
        #expect(bar.barPosition == .top && UIToolbar().barPosition == .bottom)
    }
}
