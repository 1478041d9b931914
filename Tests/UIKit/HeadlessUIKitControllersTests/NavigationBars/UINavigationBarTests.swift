import FailureReporting
import Foundation
import Testing

@testable import HeadlessUIKitCore

@MainActor
@Suite("UINavigationBar") struct UINavigationBarTests {
    @Test("The delegate is asked before and told after, at the end of the animation if there is one")
    func stack() {
        let log = BarStage.run { stage in
            stage.bar.items = [UINavigationItem(title: "Root")]
            stage.bar.pushItem(UINavigationItem(title: "One"), animated: false)
            stage.bar.pushItem(UINavigationItem(title: "Two"), animated: true)
            stage.log.add("pushed")
            UIApplication.shared.clock.advance(by: .seconds(1))
            stage.refused = ["pop Two", "push Three"]
            #expect(stage.bar.popItem(animated: false) == nil)
            stage.bar.pushItem(UINavigationItem(title: "Three"), animated: false)
            stage.refused = []
            #expect(stage.bar.popItem(animated: true)?.title == "Two")
            stage.log.add("popped")
            UIApplication.shared.clock.advance(by: .seconds(1))
            #expect(stage.bar.popItem(animated: false)?.title == "One")
            #expect(stage.bar.popItem(animated: false) == nil, "nothing to go back to")
            #expect(stage.bar.items?.map(\.title) == ["Root"])
        }
        let expected = """
            should push One, on top Root
            did push One, on top One, at 0.00
            should push Two, on top One
            pushed
            did push Two, on top Two, at 0.35
            should pop Two, on top Two
            should push Three, on top Two
            should pop Two, on top Two
            popped
            did pop Two, on top One, at 1.35
            should pop One, on top One
            did pop One, on top Root, at 2.00
            """
        #expect(log == expected)
    }

    @Test("The back button asks the delegate and pops")
    func goingBack() {
        let log = BarStage.run { stage in
            stage.bar.items = [UINavigationItem(title: "Root"), UINavigationItem(title: "Top")]
            stage.refused = ["pop Top"]
            if let back = stage.bar.backButtonItem { stage.tap(back) }
            stage.refused = []
            let custom = stage.item("Home")
            stage.bar.backItem?.backBarButtonItem = custom
            stage.tap(custom)
            UIApplication.shared.clock.advance(by: .seconds(1))
            #expect(stage.bar.backItem == nil && stage.bar.backButtonItem == nil && custom.shownView == nil)
        }
        let expected = """
            should pop Top, on top Top
            should pop Top, on top Top
            did pop Top, on top Root, at 0.35
            """
        #expect(log == expected, "a back button's own action is not called")
    }

    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var places: [String]
        var change: @MainActor @Sendable (_ root: UINavigationItem, _ top: UINavigationItem) -> Void

        init(
            _ name: String, _ places: [String],
            _ change: @escaping @MainActor @Sendable (UINavigationItem, UINavigationItem) -> Void
        ) {
            testDescription = name
            self.places = places
            self.change = change
        }
    }

    @MainActor
    static func button(_ title: String, _ width: CGFloat = 50) -> UIBarButtonItem {
        UIToolbarTests.button(title, width)
    }

    @MainActor
    static func view(_ name: String, _ width: CGFloat) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 30))
        view.accessibilityIdentifier = name
        return view
    }

    // The bar is 400 points wide. The title is a view of a known width unless a case is about text.
    nonisolated static let cases = [
        Case("the title in the middle", ["Root 16...60", "UIView #t 150...250"]) { _, _ in },
        Case("no back button", ["UIView #t 150...250"]) { $1.hidesBackButton = true },
        Case("left items in its place", ["a 16...66", "b 74...124", "UIView #t 150...250"]) {
            $1.leftBarButtonItems = [button("a"), button("b")]
        },
        Case("left items beside it", ["Root 16...60", "a 68...118", "UIView #t 150...250"]) {
            $1.leftBarButtonItem = button("a")
            $1.leftItemsSupplementBackButton = true
        },
        Case("no left items are none", ["Root 16...60", "UIView #t 150...250"]) {
            $1.leftBarButtonItems = []
        },
        Case(
            "right items from the right",
            ["Root 16...60", "UIView #t 150...250", "b 276...326", "a 334...384"]
        ) {
            $1.rightBarButtonItems = [button("a"), button("b")]
        },
        Case("a title that gives way", ["Root 16...60", "UIView #t 126...226", "a 234...384"]) {
            $1.rightBarButtonItem = button("a", 150)
        },
        Case("a title that is cut off", ["a 16...166", "UIView #t 174...226", "b 234...384"]) {
            $1.leftBarButtonItem = button("a", 150)
            $1.rightBarButtonItem = button("b", 150)
        },
        Case("hardly any room for a title", ["a 16...186", "UIView #t 194...206", "b 214...384"]) {
            $1.leftBarButtonItem = button("a", 170)
            $1.rightBarButtonItem = button("b", 170)
        },
        Case("left items without room", ["b 16...66", "UIView #t 76...176", "c 184...384"]) {
            $1.leftBarButtonItems = [button("a", 200), button("b"), button("d", 120)]
            $1.rightBarButtonItem = button("c", 200)
        },
        Case("a back button without room", [" 16...60", "UIView #t 68...68", "c 34...384"]) {
            $1.rightBarButtonItem = button("c", 350)
        },
        Case("a title of one's own for the way back", ["Home 16...66", "UIView #t 150...250"]) { root, _ in
            root.backBarButtonItem = button("Home")
        },
        Case("another title for the way back", ["Go 16...60", "UIView #t 150...250"]) { root, _ in
            root.backButtonTitle = "Go"
        },
        Case("no title for the way back", [" 16...60", "UIView #t 150...250"]) { root, _ in
            root.backBarButtonItem = UIBarButtonItem(title: "", style: .plain, target: nil, action: nil)
        },
        Case("nothing is called Back", ["Back 16...60", "UIView #t 150...250"]) { root, _ in root.title = nil
        },
        Case("too long a way back is called Back", ["Back 16...60", "UIView #t 68...348"]) { root, top in
            root.title = "A title that is far too long to be shown"
            top.titleView = view("t", 280)
        },
        Case("and is called nothing in the end", [" 16...60", "UIView #t 68...384"]) { root, top in
            root.title = "A title that is far too long to be shown"
            top.titleView = view("t", 330)
        },
    ]

    @Test("Back button, left items, title and right items share the width", arguments: cases)
    func layout(_ layout: Case) {
        BarStage.run { stage in
            let root = UINavigationItem(title: "Root")
            let top = UINavigationItem(title: "Top")
            top.titleView = Self.view("t", 100)
            stage.bar.items = [root, top]
            _ = stage.places(in: stage.bar)
            layout.change(root, top)
            #expect(stage.places(in: stage.bar) == layout.places)
        }
    }

    @Test("A shortened back button title is read out in full")
    func backLabel() {
        BarStage.run { stage in
            let long = "A title that is far too long to be shown"
            let top = UINavigationItem(title: "A title that is rather long, too")
            stage.bar.items = [UINavigationItem(title: long), top]
            UIApplication.shared.commit()
            let button = stage.bar.backButtonItem?.shownView as? UIButton
            #expect(button?.currentTitle == "Back" && button?.accessibilityLabel == long)
            top.title = "Top"
            stage.bar.frame.size.width = 800
            UIApplication.shared.commit()
            #expect(button?.currentTitle == long)
        }
    }

    @Test("The title is an accessible header, and follows the item")
    func title() {
        BarStage.run { stage in
            let item = UINavigationItem(title: "Inbox")
            stage.bar.items = [item]
            UIApplication.shared.commit()
            let label = stage.bar.titleLabel
            #expect(stage.bar.subviews == [label] && label.text == "Inbox")
            #expect(label.accessibilityTraits == [.staticText, .header] && label.frame.midX == 200)
            item.title = nil
            #expect(stage.bar.subviews.isEmpty)
            item.titleView = Self.view("t", 100)
            #expect(stage.bar.subviews == [item.titleView])
        }
    }

    @Test("A hidden item without room is shown when there is room")
    func crowdedOut() {
        BarStage.run { stage in
            let item = UINavigationItem(title: "")
            let wide = Self.button("wide", 300)
            item.leftBarButtonItem = wide
            item.rightBarButtonItem = Self.button("b", 100)
            stage.bar.items = [item]
            UIApplication.shared.commit()
            #expect(wide.shownView == nil && wide.reasonNotShown == "its UINavigationBar has no room for it")
            stage.bar.frame.size.width = 500
            UIApplication.shared.commit()
            #expect(wide.shownView?.superview === stage.bar)
        }
    }

    @Test("A back button is shortened before other items are hidden, and the layout settles")
    func crowdedBackButton() {
        BarStage.run { stage in
            let root = UINavigationItem(title: "A title of some length, to lead back")
            let top = UINavigationItem(title: "Top")
            top.leftItemsSupplementBackButton = true
            top.leftBarButtonItem = Self.button("a", 100)
            top.rightBarButtonItem = Self.button("b", 100)
            stage.bar.items = [root, top]
            let failures = FailureCollector.failures {
                let places = stage.places(in: stage.bar)
                #expect(places.first == "Back 16...60" && places.dropFirst().first == "a 68...168")
            }
            #expect(failures.isEmpty)
        }
    }

    @Test("The first item can be set, moved to the front and removed alone")
    func firstItem() {
        UIApplication.withShared(UIApplication()) {
            let (a, b, c) = (Self.button("a"), Self.button("b"), Self.button("c"))
            let item = UINavigationItem()
            var steps: [String] = []
            @MainActor func note() {
                #expect(item.leftBarButtonItem === item.leftBarButtonItems?.first)
                steps.append((item.leftBarButtonItems ?? []).compactMap(\.title).joined())
            }
            item.leftBarButtonItems = [a, b]
            for next in [c, b, nil, nil, a] {
                item.setLeftBarButton(next, animated: false)
                item.rightBarButtonItem = next
                note()
            }
            #expect(steps == ["cb", "bc", "c", "", "a"])
            #expect(item.rightBarButtonItems == [a])
        }
    }

    @Test("A prompt is above everything else, in a bar that is higher by its line")
    func prompt() {
        BarStage.run { stage in
            let item = UINavigationItem(title: "Inbox")
            stage.bar.items = [item]
            #expect(stage.bar.sizeThatFits(CGSize(width: 300, height: 0)) == CGSize(width: 300, height: 44))
            item.prompt = "Please choose"
            stage.bar.sizeToFit()
            UIApplication.shared.commit()
            #expect(stage.bar.frame.height == 74 && stage.bar.titleLabel.frame.midY == 52)
            #expect(stage.bar.promptLabel.frame == CGRect(x: 0, y: 0, width: 400, height: 30))
            #expect(stage.bar.promptLabel.text == "Please choose")
        }
    }

    @Test("A title view that was made smaller gets its size again when there is room")
    func titleViewGrows() {
        BarStage.run { stage in
            let item = UINavigationItem(title: "")
            item.titleView = Self.view("t", 300)
            item.leftBarButtonItem = Self.button("a", 150)
            stage.bar.items = [item]
            #expect(stage.places(in: stage.bar) == ["a 16...166", "UIView #t 174...384"])
            item.leftBarButtonItem = nil
            #expect(stage.places(in: stage.bar) == ["UIView #t 50...350"])
        }
    }

    @Test("An item is in the stack once")
    func pushedTwice() {
        BarStage.run { stage in
            let item = UINavigationItem(title: "Inbox")
            let failures = FailureCollector.failures {
                stage.bar.items = [item, item]
                stage.bar.pushItem(item, animated: false)
            }
            let text = "UINavigationItem \"Inbox\" is in the navigation bar already, and is not pushed again."
            #expect(failures.map(\.text) == [text, text] && stage.bar.items == [item])
        }
    }

    @Test("A delegate that changes the stack when it is asked overrides the change")
    func changedWhileAsked() {
        final class Meddler: UINavigationBarDelegate {
            func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
                navigationBar.items = ["New", "er"].map { UINavigationItem(title: $0) }
                return true
            }
        }
        BarStage.run { stage in
            let meddler = Meddler()
            stage.bar.delegate = meddler
            stage.bar.items = [UINavigationItem(title: "a"), UINavigationItem(title: "b")]
            #expect(stage.bar.popItem(animated: false) == nil)
            #expect(stage.bar.items?.map(\.title) == ["New", "er"])
        }
    }

    @Test("A bar frees its items, and removed items no longer change it")
    func lifetimes() {
        weak var gone: UINavigationItem?
        weak var goneBar: UINavigationBar?
        UIApplication.withShared(UIApplication()) {
            let kept = UINavigationItem(title: "kept")
            do {
                let bar = UINavigationBar()
                let item = UINavigationItem(title: "a")
                item.rightBarButtonItem = Self.button("b")
                bar.items = [item, kept]
                (gone, goneBar) = (item, bar)
            }
            #expect(gone == nil && goneBar == nil)
            kept.title = "still"
            let bar = UINavigationBar()
            bar.items = [kept]
            bar.items = []
            kept.title = "lost"
            #expect(bar.subviews.isEmpty && bar.topItem == nil)
        }
    }

    @Test("Items and the back button that are set with an animation are in the bar at once")
    func animatedSetters() {
        UIApplication.withShared(UIApplication()) {
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
            let item = UINavigationItem(title: "b")
            bar.items = [UINavigationItem(title: "a"), item]
            let items = ["left", "right", "more"].map { Self.button($0) }
            item.leftItemsSupplementBackButton = true
            item.setLeftBarButtonItems([items[0]], animated: true)
            item.setRightBarButtonItems([items[2]], animated: true)
            item.setRightBarButton(items[1], animated: true)
            #expect(bar.leftItems.map(\.title) == ["a", "left"])
            #expect(bar.rightItems.map(\.title) == ["right"])
            item.setHidesBackButton(true, animated: true)
            #expect(bar.leftItems.map(\.title) == ["left"])
        }
    }
}
