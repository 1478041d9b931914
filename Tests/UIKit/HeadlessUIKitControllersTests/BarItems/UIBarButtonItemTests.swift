import FailureReporting
import Foundation
import Testing

@testable import HeadlessUIKitCore

@MainActor
@Suite("UIBarButtonItem") struct UIBarButtonItemTests {
    /// A nonisolated target.
    final class Plain {
        nonisolated(unsafe) var log: [String] = []
        func nothing() { log.append("nothing") }
        func sender(_ item: UIBarButtonItem) { log.append("sender") }
    }

    @Test("A pressed item calls its method with nothing, the item, or the item and the event")
    func actions() {
        let plain = Plain()
        let log = BarStage.run { stage in
            let items = [
                UIBarButtonItem(
                    title: "a", style: .plain, target: stage,
                    action: BarStage.pressed as (BarStage) -> () -> Void),
                UIBarButtonItem(title: "b", style: .plain, target: stage, action: BarStage.pressed(_:)),
                UIBarButtonItem(title: "c", style: .plain, target: stage, action: BarStage.maybe),
                UIBarButtonItem(image: UIImage(), style: .done, target: stage, action: BarStage.surely),
                UIBarButtonItem(barButtonSystemItem: .add, target: stage, action: BarStage.pressed(_:)),
                UIBarButtonItem(title: "p", style: .plain, target: plain, action: Plain.nothing),
                UIBarButtonItem(barButtonSystemItem: .trash, target: plain, action: Plain.sender),
                UIBarButtonItem(title: "none", style: .plain, target: nil, action: nil),
            ]
            stage.toolbar.items = items
            for item in items { stage.tap(item) }
        }
        let expected = """
            pressed
            pressed UIBarButtonItem "b"
            true
            true
            pressed UIBarButtonItem "Add"
            """
        #expect(log == expected)
        #expect(plain.log == ["nothing", "sender"])
    }

    @Test("Without a target the action goes up the responder chain, from the first responder or the button")
    func responderChain() {
        final class Page: UIView {
            var log: [String] = []
            func save(_ item: UIBarButtonItem) { log.append("saved by \(item.summary)") }
        }
        BarStage.run { stage in
            let page = Page(frame: stage.window.bounds)
            stage.window.addSubview(page)
            page.addSubview(stage.toolbar)
            let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: Page.save)
            stage.toolbar.items = [item]
            stage.tap(item)
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            stage.window.addSubview(field)
            field.becomeFirstResponder()
            stage.tap(item)
            #expect(page.log == ["saved by UIBarButtonItem \"Save\""], "the field is not in the page")
            page.addSubview(field)
            field.becomeFirstResponder()
            stage.tap(item)
            #expect(page.log.count == 2)
        }
    }

    @Test("A method that declares its sender as another class of UIKit's is called, with a warning")
    func wrongSender() {
        BarStage.run { stage in
            let item = UIBarButtonItem(title: "Save", style: .plain, target: stage, action: BarStage.wrong)
            stage.toolbar.items = [item]
            let warnings = FailureCollector.warnings { stage.tap(item) }
            #expect(
                warnings.map(\.text) == [
                    "An action of BarStage declares its sender as UIButton, but UIBarButtonItem sends it. UIKit calls it as"
                        + " well, and ends the process if it uses what a UIBarButtonItem does not have; here it gets a new"
                        + " UIButton. Declare the sender as UIBarButtonItem, or Any."
                ])
            #expect(stage.log.take() == "wrong")
        }
    }

    @Test(
        "A primary action precedes the method, and sets title and image except for system items"
    )
    func primaryAction() {
        let log = BarStage.run { stage in
            let picture = UIImage(color: .red, size: CGSize(width: 10, height: 10))
            let action = UIAction(title: "Send", image: picture) { action in
                stage.log.add("\(action.title) by \((action.sender as? UIBarItem)?.summary ?? "?")")
            }
            let item = stage.item("Save")
            item.primaryAction = action
            let known = UIBarButtonItem(systemItem: .done, primaryAction: action)
            let named = UIBarButtonItem(title: "Post", primaryAction: action)
            stage.toolbar.items = [item, known, named]
            for item in [item, known, named] { stage.tap(item) }
            #expect([item.title, known.title, named.title] == ["Send", nil, "Post"])
            #expect(item.image === picture && known.image == nil && named.image === picture)
            item.primaryAction = nil
            #expect(item.title == "Send")
            stage.tap(item)
        }
        let expected = """
            Send by UIBarButtonItem "Send"
            Send by UIBarButtonItem "Done"
            Send by UIBarButtonItem "Post"
            pressed UIBarButtonItem "Send"
            """
        #expect(log == expected)
    }

    @Test("The button shows the item's state, and follows its changes")
    func changes() throws {
        try UIApplication.withShared(UIApplication()) {
            let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
            let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
            toolbar.items = [item]
            let button = try #require(item.shownView as? UIButton)
            #expect(toolbar.subviews == [button])
            #expect(button.currentTitle == "Save" && button.accessibilityLabel == "Save")
            #expect(button.accessibilityTraits == .button && button.currentTitleColor == .tintColor)
            #expect(
                button.titleLabel?.font == .systemFont(ofSize: 18)
                    || button.titleLabel?.font.weight == .regular)
            let generation = ViewTree.generation
            item.title = "Saved"
            item.isEnabled = false
            item.isSelected = true
            item.tintColor = .red
            item.style = .done
            item.accessibilityIdentifier = "save"
            item.accessibilityHint = "Saves it"
            item.accessibilityValue = "1"
            #expect(button.currentTitle == "Saved" && button.accessibilityLabel == "Saved")
            #expect(!button.isEnabled && button.isSelected && button.currentTitleColor == .red)
            #expect(button.titleLabel?.font.weight == .semibold)
            #expect(button.accessibilityIdentifier == "save" && button.accessibilityHint == "Saves it")
            #expect(button.accessibilityValue == "1" && ViewTree.generation > generation)
            item.image = UIImage(color: .red, size: CGSize(width: 10, height: 10))
            #expect(button.currentTitle == nil && button.currentImage === item.image)
            #expect(button.accessibilityLabel == "Saved")
            item.accessibilityLabel = "Keep"
            #expect(
                button.accessibilityLabel == "Keep" && item.description == "UIBarButtonItem \"Keep\" #save")
        }
    }

    nonisolated static let names = [
        "done Done Done", "cancel Cancel Cancel", "edit Edit Edit", "save Save Save", "add Add -",
        "flexibleSpace - -", "fixedSpace - -", "compose Compose -", "reply Reply -", "action Share -",
        "organize Organize -", "bookmarks Bookmarks -", "search Search -", "refresh Refresh -", "stop Stop -",
        "camera Camera -", "trash Delete -", "play Play -", "pause Pause -", "rewind Rewind -",
        "fastForward Fast forward -", "undo Undo Undo", "redo Redo Redo", "pageCurl Page Curl -",
        "close Close -",
    ]

    @Test("The system's items have UIKit's numbers and names", arguments: names.indices)
    func systemItems(number: Int) throws {
        try UIApplication.withShared(UIApplication()) {
            let kind = try #require(UIBarButtonItem.SystemItem(rawValue: number))
            let item = UIBarButtonItem(barButtonSystemItem: kind, target: nil, action: nil)
            let button = item.view as? UIButton
            #expect(
                "\(kind) \(button?.accessibilityLabel ?? "-") \(button?.currentTitle ?? "-")"
                    == Self.names[number])
            #expect(item.title == nil)
            #expect((item.style == .done) == (kind == .done || kind == .save))
            #expect(UIBarButtonItem.SystemItem.allCases.count == Self.names.count)
        }
    }

    @Test("A disabled item calls nothing, nor does one with a custom view")
    func noCall() {
        let log = BarStage.run { stage in
            let disabled = stage.item("off")
            disabled.isEnabled = false
            let view = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
            view.addAction(UIAction { _ in stage.log.add("the view's own") }, for: .touchUpInside)
            let custom = UIBarButtonItem(customView: view)
            custom.target = stage
            custom.action = Selector(BarStage.pressed(_:))
            stage.toolbar.items = [disabled, custom]
            stage.tap(disabled)
            stage.tap(custom)
        }
        #expect(log == "the view's own")
    }

    @Test("An item's width must be finite")
    func widthNotFinite() {
        UIApplication.withShared(UIApplication()) {
            let item = UIBarButtonItem.fixedSpace(20)
            let failures = FailureCollector.failures { item.width = .nan }
            #expect(
                failures.map(\.text) == [
                    "The width of UIBarButtonItem was set to nan, which is not finite. The old value is kept."
                ])
            #expect(item.width == 20)
        }
    }

    @Test("An item holds its target weakly, and a bar frees its items and they their views")
    func lifetimes() {
        weak var goneBar: UIToolbar?
        weak var goneItem: UIBarButtonItem?
        weak var goneView: UIView?
        weak var goneTarget: Plain?
        UIApplication.withShared(UIApplication()) {
            let kept = UIBarButtonItem(title: "kept", style: .plain, target: nil, action: nil)
            do {
                let target = Plain()
                let bar = UIToolbar()
                let item = UIBarButtonItem(title: "a", style: .plain, target: target, action: Plain.nothing)
                bar.items = [item, kept]
                (goneBar, goneItem, goneView, goneTarget) = (bar, item, item.shownView, target)
                #expect(goneView != nil && kept.shownView?.superview === bar)
            }
            #expect(goneBar == nil && goneItem == nil && goneView == nil && goneTarget == nil)
            #expect(kept.shownView == nil)
        }
    }

    @Test("An item keeps each image and position for its own state and height of bars")
    func looks() {
        UIApplication.withShared(UIApplication()) {
            let (item, image) = (UIBarButtonItem(), UIImage())
            item.setBackButtonBackgroundImage(image, for: .highlighted, barMetrics: .compact)
            #expect(item.backButtonBackgroundImage(for: .highlighted, barMetrics: .compact) === image)
            #expect(item.backButtonBackgroundImage(for: .normal, barMetrics: .compact) == nil)
            #expect(item.backButtonBackgroundImage(for: .highlighted, barMetrics: .default) == nil)
            #expect(item.backgroundImage(for: .highlighted, barMetrics: .compact) == nil)
            item.setBackgroundVerticalPositionAdjustment(3, for: .compact)
            item.setBackButtonBackgroundVerticalPositionAdjustment(4, for: .compact)
            let failures = FailureCollector.failures {
                item.setBackButtonBackgroundVerticalPositionAdjustment(.infinity, for: .compact)
            }
            #expect(failures.count == 1)
            #expect(item.backgroundVerticalPositionAdjustment(for: .compact) == 3)
            #expect(item.backButtonBackgroundVerticalPositionAdjustment(for: .compact) == 4)
            #expect(item.backgroundVerticalPositionAdjustment(for: .default) == 0)
        }
    }

    @Test("An item with an image and a system item take each form of method that one with a title takes")
    func formsOfActions() {
        let plain = Plain()
        let log = BarStage.run { stage in
            let pressed = BarStage.pressed as (BarStage) -> () -> Void
            let selector = Selector("pressed", pressed)
            let items = [
                UIBarButtonItem(title: "a", style: .plain, target: stage, action: selector),
                UIBarButtonItem(title: "b", style: .plain, target: stage, action: BarStage.surely),
                UIBarButtonItem(title: "c", style: .plain, target: plain, action: Plain.sender),
                UIBarButtonItem(image: UIImage(), style: .plain, target: stage, action: selector),
                UIBarButtonItem(image: UIImage(), style: .plain, target: stage, action: pressed),
                UIBarButtonItem(image: UIImage(), style: .plain, target: stage, action: BarStage.maybe),
                UIBarButtonItem(image: UIImage(), style: .plain, target: plain, action: Plain.nothing),
                UIBarButtonItem(image: UIImage(), style: .plain, target: plain, action: Plain.sender),
                UIBarButtonItem(barButtonSystemItem: .add, target: stage, action: selector),
                UIBarButtonItem(barButtonSystemItem: .add, target: stage, action: pressed),
                UIBarButtonItem(barButtonSystemItem: .add, target: stage, action: BarStage.maybe),
                UIBarButtonItem(barButtonSystemItem: .add, target: stage, action: BarStage.surely),
                UIBarButtonItem(barButtonSystemItem: .add, target: plain, action: Plain.nothing),
            ]
            for item in items {
                stage.toolbar.items = [item]
                stage.tap(item)
            }
        }
        let expected = "pressed true pressed pressed true pressed pressed true true"
        #expect(log.split(separator: "\n").joined(separator: " ") == expected)
        #expect(plain.log == ["sender", "nothing", "sender", "nothing"])
    }
}
