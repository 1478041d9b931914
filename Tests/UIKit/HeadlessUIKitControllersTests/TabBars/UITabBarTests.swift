import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore

@MainActor
@Suite("UITabBar") struct UITabBarTests {
    final class Listener: UITabBarDelegate {
        let log = EventLog()

        func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
            log.add("didSelect \(item.displayTitle ?? "?")")
        }
    }

    @Test("A tap selects an item and tells the delegate; selection by code does not")
    func selecting() {
        UIApplication.withShared(UIApplication()) {
            let bar = UITabBar(frame: CGRect(x: 0, y: 700, width: 390, height: 49))
            let listener = Listener()
            bar.delegate = listener
            let items = ["One", "Two", "Three"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
            bar.items = items
            let window = UIWindow.showing(bar)
            #expect(bar.selectedItem == nil)
            bar.selectedItem = items[0]
            #expect(listener.log.take() == "")
            UIApplication.shared.commit()
            for _ in 0..<2 { Finger.tap(CGPoint(x: 195, y: 720)) }
            #expect(listener.log.take() == "didSelect Two\ndidSelect Two")
            #expect(bar.selectedItem === items[1])
            items[2].isEnabled = false
            Finger.tap(CGPoint(x: 380, y: 720))
            #expect(bar.selectedItem === items[1] && listener.log.take() == "")
            bar.selectedItem = UITabBarItem(title: "Other", image: nil, tag: 0)
            #expect(bar.selectedItem == nil)
            bar.selectedItem = items[2]
            bar.setItems([items[0]], animated: true)
            #expect(bar.selectedItem == nil && items[2].shownView == nil && bar.subviews.count == 1)
            window.isHidden = true
        }
    }

    @Test("A tab's label is its title, its value its badge, selected or not")
    func accessibility() {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
        let item = UITabBarItem(title: "Inbox", image: nil, tag: 1)
        let search = UITabBarItem(tabBarSystemItem: .search, tag: 2)
        bar.items = [item, search]
        bar.selectedItem = item
        #expect(bar.accessibilityTraits == .tabBar)
        #expect(item.view.isAccessibilityElement && item.view.accessibilityLabel == "Inbox")
        #expect(item.view.accessibilityTraits == [.button, .selected])
        #expect(search.view.accessibilityTraits == .button && search.view.accessibilityLabel == "Search")
        let badges: [(String?, String?)] = [("1", "1 item"), ("12", "12 items"), ("New", "New"), (nil, nil)]
        for (badge, value) in badges {
            item.badgeValue = badge
            #expect(item.view.accessibilityValue == value)
        }
        item.title = "Mail"
        #expect(item.view.accessibilityLabel == "Mail")
        search.isEnabled = false
        #expect(search.view.accessibilityTraits == [.button, .notEnabled])
    }

    @Test("A tab shows its title, its image, another image when selected, and a badge")
    func looks() {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
        let picture = UIImage(), selected = UIImage()
        let item = UITabBarItem(title: "Inbox", image: picture, selectedImage: selected)
        bar.items = [item]
        let images = item.view.subviews.compactMap { $0 as? UIImageView }
        let labels = item.view.subviews.compactMap { $0 as? UILabel }
        #expect(images.map(\.image) == [picture] && labels.map(\.isHidden) == [false, true])
        bar.tintColor = .systemPink
        bar.unselectedItemTintColor = .systemBrown
        #expect(labels[0].textColor == .systemBrown)
        bar.selectedItem = item
        item.badgeValue = "7"
        item.badgeColor = .systemGreen
        #expect(images.map(\.image) == [selected] && labels.map(\.text) == ["Inbox", "7"])
        #expect(labels[0].textColor == .systemPink && labels[1].backgroundColor == .systemGreen)
        #expect(labels.map(\.isHidden) == [false, false])
    }

    @Test("System items have UIKit's numbers and titles, and an image each")
    func systemItems() {
        let items = UITabBarItem.SystemItem.allCases.map {
            UITabBarItem(tabBarSystemItem: $0, tag: $0.rawValue)
        }
        let titles = items.map { "\($0.tag) \($0.title ?? "")" }
        #expect(
            titles == [
                "0 More", "1 Favorites", "2 Featured", "3 Top Rated", "4 Recents", "5 Contacts", "6 History",
                "7 Bookmarks", "8 Search", "9 Downloads", "10 Most Recent", "11 Most Viewed",
            ])
        #expect(items[8].image == UIImage(systemName: "magnifyingglass"))
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
        bar.items = items
        for item in items {
            let pictures = item.view.subviews.compactMap { ($0 as? UIImageView)?.image }
            #expect(pictures == [item.image] && (item.image?.size.width ?? 0) > 0, "\(item.tag)")
            // The title and the image of a system item belong together; another title is not shown.
            item.title = "Other"
            #expect(item.view.accessibilityLabel == UITabBarItem.SystemItem(rawValue: item.tag)?.name)
        }
    }
}
