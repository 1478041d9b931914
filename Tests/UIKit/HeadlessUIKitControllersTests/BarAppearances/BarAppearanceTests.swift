import Foundation
import Testing

@testable import HeadlessUIKitCore

@MainActor @Suite("Bar appearances") struct BarAppearanceTests {
    @Test("The three backgrounds have an effect, a colour, or neither, and a shadow or none")
    func backgrounds() {
        let look = UINavigationBarAppearance()
        #expect(look.backgroundEffect != nil && look.backgroundColor == nil && look.shadowColor == .separator)
        look.backgroundImage = UIImage()
        look.configureWithOpaqueBackground()
        #expect(look.backgroundEffect == nil && look.backgroundColor == .systemBackground)
        #expect(look.backgroundImage == nil && look.shadowColor == .separator)
        look.configureWithTransparentBackground()
        #expect(look.backgroundEffect == nil && look.backgroundColor == nil && look.shadowColor == nil)
        look.configureWithDefaultBackground()
        #expect(look.backgroundEffect == UIBlurEffect(style: .systemChromeMaterial))
    }

    @Test("A copy has all values, and is changed apart, its parts included")
    func copies() throws {
        let look = UINavigationBarAppearance(idiom: .pad)
        look.backgroundColor = .red
        look.buttonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
        look.setBackIndicatorImage(UIImage(), transitionMaskImage: UIImage())
        let copy = try #require(look.copy() as? UINavigationBarAppearance)
        #expect(copy.idiom == .pad && copy.backgroundColor == .red && copy.backIndicatorImage != nil)
        #expect(copy.buttonAppearance.normal.titlePositionAdjustment == UIOffset(horizontal: 1, vertical: 2))
        copy.buttonAppearance.normal.titlePositionAdjustment = .zero
        copy.backgroundColor = .blue
        #expect(look.buttonAppearance.normal.titlePositionAdjustment.vertical == 2)
        #expect(look.backgroundColor == .red)
    }

    @Test("A look of another bar's class gives its background")
    func otherClass() {
        let bar = UITabBarAppearance()
        bar.backgroundColor = .green
        bar.stackedItemWidth = 70
        #expect(UIToolbarAppearance(barAppearance: bar).backgroundColor == .green)
        #expect(UITabBarAppearance(barAppearance: bar).stackedItemWidth == 70)
    }

    @Test("A part that is set is a copy")
    func parts() {
        let buttons = UIBarButtonItemAppearance(style: .done)
        buttons.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        let look = UIToolbarAppearance()
        look.doneButtonAppearance = buttons
        buttons.configureWithDefault(for: .plain)
        #expect(buttons.normal.titleTextAttributes.isEmpty)
        #expect(look.doneButtonAppearance.normal.titleTextAttributes.count == 1)
    }

    @Test("A back indicator needs its mask")
    func backIndicator() {
        let look = UINavigationBarAppearance()
        look.setBackIndicatorImage(UIImage(), transitionMaskImage: nil)
        #expect(look.backIndicatorImage == nil && look.backIndicatorTransitionMaskImage == nil)
    }

    @Test("Tabs show the attributes and badges of their states, and an item's own count first")
    func tabs() {
        UIApplication.withShared(UIApplication()) {
            let items = ["One", "Two", "Three"].enumerated().map { index, title in
                UITabBarItem(title: title, image: nil, tag: index)
            }
            let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
            bar.items = items
            bar.selectedItem = items[0]
            let look = UITabBarAppearance()
            look.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
            look.stackedLayoutAppearance.selected.titleTextAttributes = [
                .foregroundColor: UIColor.green, .font: UIFont.systemFont(ofSize: 12),
            ]
            look.stackedLayoutAppearance.normal.badgeBackgroundColor = .blue
            look.stackedLayoutAppearance.normal.iconColor = .brown
            items[2].setTitleTextAttributes([.foregroundColor: UIColor.cyan], for: .normal)
            items[1].badgeValue = "1"
            items[1].setBadgeTextAttributes([.foregroundColor: UIColor.black], for: .normal)
            bar.standardAppearance = look
            @MainActor func labels(_ index: Int) -> [UILabel] {
                items[index].view.subviews.compactMap { $0 as? UILabel }
            }
            #expect(labels(0)[0].textColor == .green && labels(0)[0].font == .systemFont(ofSize: 12))
            #expect(labels(1)[0].textColor == .red && labels(1)[0].font == .systemFont(ofSize: 10))
            #expect(labels(2)[0].textColor == .cyan)
            #expect(labels(1)[1].backgroundColor == .blue && labels(1)[1].textColor == .black)
            #expect(items[1].view.subviews[0].tintColor == .brown)
            bar.selectedItem = items[1]
            #expect(labels(1)[0].textColor == .green && labels(0)[0].textColor == .red)
            items[1].standardAppearance = UITabBarAppearance()
            #expect(labels(1)[0].textColor == bar.tintColor)
        }
    }

    @Test("Proxies give looks to bars, and attributes to items in containers")
    func proxies() {
        UIApplication.withShared(UIApplication()) {
            let look = UINavigationBarAppearance()
            look.titleTextAttributes = [.foregroundColor: UIColor.red]
            UINavigationBar.appearance().standardAppearance = look
            UINavigationBar.appearance().tintColor = .green
            UIBarButtonItem.appearance().tintColor = .black
            UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor = .blue
            UITabBarItem.appearance().setTitleTextAttributes(
                [.foregroundColor: UIColor.brown], for: .selected)
            let root = UIViewController()
            root.title = "Inbox"
            let (bar, tool) = (UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .trash))
            let own = UIBarButtonItem(systemItem: .save)
            own.tintColor = .cyan
            root.navigationItem.rightBarButtonItems = [bar, own]
            root.toolbarItems = [tool]
            let navigation = UINavigationController(rootViewController: root)
            navigation.isToolbarHidden = false
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            let window = UIWindow()
            window.rootViewController = tabs
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            #expect(navigation.navigationBar.titleLabel.textColor == .red)
            #expect(navigation.navigationBar.tintColor == .green)
            #expect([bar, own, tool].map(\.tintColor) == [.black, .cyan, .blue])
            let late = UIBarButtonItem(systemItem: .edit)
            root.navigationItem.leftBarButtonItem = late
            #expect(late.tintColor == .black)
            let attributes = navigation.tabBarItem.titleTextAttributes(for: .selected)
            #expect(attributes?[.foregroundColor] as? UIColor == .brown)
            window.isHidden = true
        }
    }

    @Test("Images and positions of bar items are kept by state, style and height, and given by proxies")
    func itemPictures() {
        UIApplication.withShared(UIApplication()) {
            let image = UIImage(color: .red, size: CGSize(width: 1, height: 1))
            let type = UIBarButtonItem.appearance()
            type.setBackgroundImage(image, for: .highlighted, barMetrics: .compact)
            type.setTitlePositionAdjustment(UIOffset(horizontal: 1, vertical: 2), for: .default)
            let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
            item.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: 3, vertical: 0), for: .default)
            let bar = UIToolbar()
            bar.items = [item]
            let window = UIWindow()
            window.addSubview(bar)
            #expect(item.backgroundImage(for: .highlighted, barMetrics: .compact) === image)
            #expect(item.backgroundImage(for: .highlighted, barMetrics: .default) == nil)
            #expect(item.backgroundImage(for: .highlighted, style: .done, barMetrics: .compact) == nil)
            #expect(item.titlePositionAdjustment(for: .default).vertical == 2)
            #expect(item.backButtonTitlePositionAdjustment(for: .default).horizontal == 3)
        }
    }

    @Test("A search bar's cancel button follows proxies of bar button items in search bars")
    func cancelButton() {
        UIApplication.withShared(UIApplication()) {
            let type = UIBarButtonItem.appearance(whenContainedInInstancesOf: [UISearchBar.self])
            type.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
            let search = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 56))
            search.showsCancelButton = true
            let window = UIWindow()
            window.addSubview(search)
            let buttons = search.subviews.compactMap { $0 as? UIButton }
            #expect(buttons.map(\.currentTitle) == ["Cancel"])
            #expect(buttons.map(\.currentTitleColor) == [.red])
        }
    }
}
