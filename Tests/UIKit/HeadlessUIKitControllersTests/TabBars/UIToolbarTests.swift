import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("UIToolbar") struct UIToolbarTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var places: [String]
        var items: @MainActor @Sendable () -> [UIBarButtonItem]

        init(
            _ name: String, _ places: [String],
            _ items: @escaping @MainActor @Sendable () -> [UIBarButtonItem]
        ) {
            testDescription = name
            self.places = places
            self.items = items
        }
    }

    @MainActor
    static func button(_ title: String, _ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
        item.width = width
        return item
    }

    // The bar is 400 points wide, and 16 are left free on either side.
    nonisolated static let cases = [
        Case("none", []) { [] },
        Case("from the left", ["a 16...116", "b 124...174"]) { [button("a", 100), button("b", 50)] },
        Case("a flexible space", ["a 16...116", "b 334...384"]) {
            [button("a", 100), .flexibleSpace(), button("b", 50)]
        },
        Case("the same flexible space twice", ["a 175...225"]) {
            let space = UIBarButtonItem.flexibleSpace()
            return [space, button("a", 50), space]
        },
        Case("equal parts of what is left", ["a 16...66", "b 172...222", "c 334...384"]) {
            // 368 less 160 for the buttons and 0 for their distance are 208, in parts of 104 and 104.
            let wide = button("b", 50)
            return [
                button("a", 50), .flexibleSpace(), .fixedSpace(2), wide, .flexibleSpace(), .fixedSpace(8),
                button("c", 50),
            ]
        },
        Case("a fixed space is all the distance", ["a 16...66", "b 96...146"]) {
            [button("a", 50), .fixedSpace(30), button("b", 50)]
        },
        Case("a fixed space below nothing is none", ["a 16...66", "b 66...116"]) {
            [button("a", 50), .fixedSpace(-30), button("b", 50)]
        },
        Case("too wide", ["a 16...316", "b 316...616"]) {
            [button("a", 300), .flexibleSpace(), button("b", 300)]
        },
        Case("as wide as a finger at least", ["i 16...60"]) { [button("i", 0)] },
        Case("a hidden one", ["b 16...66"]) {
            let hidden = button("a", 50)
            hidden.isHidden = true
            return [hidden, button("b", 50)]
        },
        Case("a view of one's own", ["UIView 16...86"]) {
            [UIBarButtonItem(customView: UIView(frame: CGRect(x: 9, y: 9, width: 70, height: 20)))]
        },
        Case("a view with a width of the item's", ["UIView 16...56"]) {
            let item = UIBarButtonItem(customView: UIView(frame: CGRect(x: 9, y: 9, width: 70, height: 20)))
            item.width = 40
            return [item]
        },
    ]

    @Test("Items are laid out from left to right, and flexible spaces share the rest", arguments: cases)
    func layout(_ layout: Case) {
        BarStage.run { stage in
            stage.toolbar.setItems(layout.items(), animated: true)
            #expect(stage.places(in: stage.toolbar) == layout.places)
        }
    }

    @Test("An item is as wide as its title, or as its widest possible title")
    func widths() {
        BarStage.run { stage in
            let item = stage.item("A title of some length")
            stage.toolbar.items = [item]
            UIApplication.shared.commit()
            let wide = item.shownView?.frame.width ?? 0
            #expect(wide > 100)
            item.title = "On"
            UIApplication.shared.commit()
            #expect(item.shownView?.frame.width == 44)
            item.possibleTitles = ["On", "A title of some length"]
            UIApplication.shared.commit()
            #expect(abs((item.shownView?.frame.width ?? 0) - wide) <= 1)
        }
    }

    @Test("Buttons are as high as the bar, custom views keep their height")
    func heights() {
        BarStage.run { stage in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            let item = stage.item("a")
            stage.toolbar.items = [item, UIBarButtonItem(customView: view)]
            UIApplication.shared.commit()
            #expect(item.shownView?.frame.height == 44 && view.frame.midY == 22 && view.frame.height == 20)
            #expect(
                stage.toolbar.sizeThatFits(CGSize(width: 100, height: 1)) == CGSize(width: 100, height: 49))
        }
    }

    // Frames that Xcode stored in public nibs.
    @Test(
        "A toolbar is 49 points high on phones with a home indicator, and 44 on other devices",
        arguments: [(DeviceProfile.iPhone14Plus, 49.0), (.iPhoneSE, 44), (.iPadMini, 44)])
    func naturalHeight(device: DeviceProfile, height: CGFloat) {
        UIApplication.withShared(UIApplication(device: device)) {
            #expect(UIToolbar().intrinsicContentSize == CGSize(width: -1, height: height))
        }
    }

    @Test(
        "New items replace the old ones, in order, and an item belongs to the last bar it was set on")
    func replacing() {
        BarStage.run { stage in
            let (a, b, c) = (stage.item("a"), stage.item("b"), stage.item("c"))
            stage.toolbar.items = [a, b]
            stage.toolbar.items = [c, b]
            #expect(stage.toolbar.subviews.map(\.accessibilityLabel) == ["c", "b"])
            #expect(a.shownView == nil && b.shownView?.superview === stage.toolbar)
            let other = UIToolbar(frame: stage.bar.frame)
            other.items = [b]
            #expect(b.shownView?.superview === other && stage.toolbar.subviews.count == 1)
            stage.toolbar.items = nil
            #expect(b.shownView?.superview === other && stage.toolbar.subviews.isEmpty && c.shownView == nil)
        }
    }

    @Test("The examples of the documentation use bars and their items")
    func documentation() {
        final class MailViewController: UIViewController {
            let toolbar = UIToolbar()
            let bar = UINavigationBar()
            var log: [String] = []
            func remove() { log.append("remove") }
            func write() { log.append("write") }
            func save(_ item: UIBarButtonItem) { log.append(item.accessibilityIdentifier ?? "") }

            override func viewDidLoad() {
                super.viewDidLoad()
                toolbar.items = [
                    UIBarButtonItem(
                        barButtonSystemItem: .trash, target: self, action: MailViewController.remove),
                    .flexibleSpace(),
                    UIBarButtonItem(
                        barButtonSystemItem: .compose, target: self, action: MailViewController.write),
                ]
                let save = UIBarButtonItem(
                    title: "Save", style: .done, target: self, action: MailViewController.save)
                save.accessibilityIdentifier = "save"
                let item = UINavigationItem(title: "Inbox")
                item.rightBarButtonItem = save
                bar.pushItem(item, animated: true)
                view.addSubview(toolbar)
                view.addSubview(bar)
                toolbar.frame = CGRect(x: 0, y: 100, width: 300, height: 44)
                bar.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
            }
        }
        BarStage.run { stage in
            let controller = MailViewController()
            stage.window.rootViewController = controller
            stage.toolbar.removeFromSuperview()
            stage.bar.removeFromSuperview()
            for item in controller.toolbar.items ?? [] where item.shownView != nil { stage.tap(item) }
            if let save = controller.bar.topItem?.rightBarButtonItem { stage.tap(save) }
            #expect(controller.log == ["remove", "write", "save"])
        }
    }

    @Test("A bar follows when an item is hidden or gets another view")
    func hiding() {
        BarStage.run { stage in
            let item = stage.item("a")
            stage.toolbar.items = [item]
            item.isHidden = true
            #expect(stage.toolbar.subviews.isEmpty && item.shownView == nil)
            item.isHidden = false
            #expect(stage.toolbar.subviews == [item.shownView])
            let view = UIView()
            item.customView = view
            #expect(stage.toolbar.subviews == [view])
            item.customView = nil
            #expect(stage.toolbar.subviews.map(\.accessibilityLabel) == ["a"])
        }
    }

    @Test("When a view changes the bar's items as it is added, the last items set are shown")
    func changedMeanwhile() {
        final class Restless: UIView {
            var onMove: (() -> Void)?
            override func didMoveToSuperview() { if superview != nil { onMove?() } }
        }
        BarStage.run { stage in
            let view = Restless()
            let (a, b) = (stage.item("a"), stage.item("b"))
            view.onMove = { stage.toolbar.items = [b] }
            stage.toolbar.items = [UIBarButtonItem(customView: view), a]
            #expect(stage.toolbar.subviews.map(\.accessibilityLabel) == ["b"])
            #expect(a.shownView == nil && view.superview == nil)
        }
    }

    @Test("A press under way is cancelled when its item is removed")
    func removedInThePress() {
        let log = BarStage.run { stage in
            let item = stage.item("a")
            stage.toolbar.items = [item]
            UIApplication.shared.commit()
            (item.shownView as? UIButton)?.write(to: stage.log)
            let finger = Finger(down: CGPoint(x: 20, y: 220))
            stage.toolbar.items = []
            finger.lift()
        }
        #expect(log == "touchDown\ntouchCancel")
    }
}
