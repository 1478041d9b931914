import Foundation
import HeadlessUIKit
import Testing

/// As in UIKit, a subclass of a bar's item that overrides `init()` and `init(coder:)` has the other initializers, too.
@MainActor
@Suite("Subclasses of bar items") struct BarItemSubclassTests {
    private final class BadgeItem: UIBarButtonItem {
        var badge = 0

        override init() {
            badge = 1
            super.init()
        }

        required init?(coder: NSCoder) {
            badge = 2
            super.init(coder: coder)
        }
    }

    private final class PlainItem: UITabBarItem {
        var count = 3
    }

    @Test("Initializers are inherited, and go through the subclass's own")
    func initializers() {
        let item = BadgeItem(title: "Inbox", style: .done, target: nil, action: nil)
        #expect(item.title == "Inbox" && item.style == .done && item.badge == 1)
        #expect(BadgeItem(customView: UIView()).customView != nil)
        let system = BadgeItem(systemItem: .done)
        #expect(system.badge == 1 && system.style == .done)
        let tab = PlainItem(title: "Inbox", image: nil, tag: 4)
        #expect(tab.title == "Inbox" && tab.tag == 4 && tab.count == 3)
    }
}
