import FailureReporting
import Foundation
import TestSupport
import Testing
import TimeLapse
import Touch

@MainActor
@Suite("Context menus by touch") struct ContextMenuTests {
    @MainActor
    private final class Owner: UIContextMenuInteractionDelegate {
        let log: EventLog
        var menu: UIMenu?
        var preview: UIViewController?

        init(_ log: EventLog) {
            self.log = log
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            log.add("asked at \(location.shortText)")
            let (menu, preview) = (menu, preview)
            guard menu != nil || preview != nil else { return nil }
            return UIContextMenuConfiguration(
                identifier: NSString(string: "row"), previewProvider: { preview },
                actionProvider: { _ in menu })
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            log.add("will display \(configuration.identifier)")
            let log = log
            animator?.addCompletion { log.add("displayed") }
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {
            log.add("preview tapped")
            let log = log
            animator.addCompletion { log.add("committed") }
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            log.add("will end")
            let log = log
            animator?.addCompletion { log.add("ended") }
        }
    }

    private func menu(_ log: EventLog) -> UIMenu {
        UIMenu(children: [UIAction(title: "Delete", attributes: .destructive) { _ in log.add("deleted") }])
    }

    @Test("A press of half a second shows the delegate's menu, and tells it what becomes of it")
    func longPress() {
        inOwnApplication { window, log in
            let view = UIView().named("card", 100, 200, 100, 50, in: window)
            let owner = Owner(log)
            let interaction = UIContextMenuInteraction(delegate: owner)
            view.addInteraction(interaction)
            longPressOn(view)
            #expect(log.lines == ["asked at (50, 25)"] && interaction.menuAppearance == .unknown)
            owner.menu = menu(log)
            longPressOn(view)
            #expect(interaction.menuAppearance == .compact)
            #expect(interaction.location(in: window) == CGPoint(x: 150, y: 225))
            tapOn(theFirstView(withLabel("Delete")))
            #expect(
                log.lines.dropFirst() == [
                    "asked at (50, 25)", "will display row", "displayed", "will end", "deleted", "ended",
                ])
            view.removeInteraction(interaction)
            longPressOn(view)
            #expect(log.lines.count == 7)
        }
    }

    @Test("A click with a pointer's secondary button shows it immediately; a tap does not")
    func click() {
        inOwnApplication { window, log in
            let view = UIView().named("card", 100, 200, 100, 50, in: window)
            let owner = Owner(log)
            owner.menu = menu(log)
            view.addInteraction(UIContextMenuInteraction(delegate: owner))
            tapOn(view)
            tapOn(view, with: .pointer())
            #expect(log.lines.isEmpty)
            tapOn(view, with: .pointer(buttons: .secondary))
            tapOn(theFirstView(withLabel("Delete")))
            #expect(log.lines.contains("deleted"))
        }
    }

    @Test("A preview is shown with the menu; a tap on it calls the delegate and closes the menu")
    func preview() {
        inOwnApplication { window, log in
            let view = UIView().named("card", 100, 200, 100, 50, in: window)
            let owner = Owner(log)
            let controller = UIViewController()
            controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 150))
            let text = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
            text.text = "A closer look"
            controller.view.addSubview(text)
            owner.preview = controller
            owner.menu = menu(log)
            let interaction = UIContextMenuInteraction(delegate: owner)
            view.addInteraction(interaction)
            longPressOn(view)
            #expect(
                interaction.menuAppearance == .rich
                    && controller.view.bounds.size == CGSize(width: 200, height: 150))
            #expect(theFirstView(withLabel("Delete")).isHittable)
            tapOn(theFirstView(withText("A closer look")))
            #expect(
                log.lines.dropFirst(3) == ["preview tapped", "will end", "committed", "ended"]
                    && window.subviews.count == 1)
        }
    }

    @Test("The open menu can be given other elements")
    func updating() {
        inOwnApplication { window, log in
            let view = UIView().named("card", 100, 200, 100, 50, in: window)
            let owner = Owner(log)
            owner.menu = menu(log)
            let interaction = UIContextMenuInteraction(delegate: owner)
            view.addInteraction(interaction)
            longPressOn(view)
            interaction.updateVisibleMenu {
                $0.replacingChildren([UIAction(title: "Archive") { _ in log.add("archived") }])
            }
            #expect(allViews(withLabel("Delete")).isEmpty)
            tapOn(theFirstView(withLabel("Archive")))
            #expect(log.lines.contains("archived"))
        }
    }

    @Test("An item in a bar shows its menu at a touch, or at a long press if it has an action, too")
    func barItems() {
        inOwnApplication { window, log in
            let toolbar = UIToolbar(frame: CGRect(x: 0, y: 700, width: 390, height: 44))
            window.addSubview(toolbar)
            let choice = UIAction(title: "Red") { action in
                log.add("Red of \((action.sender as? UIBarButtonItem)?.title ?? "-")")
            }
            let plain = UIBarButtonItem(title: "Colour", menu: UIMenu(children: [choice]))
            let both = UIBarButtonItem(
                title: "Paint", primaryAction: UIAction { _ in log.add("painted") },
                menu: UIMenu(children: [choice]))
            let system = UIBarButtonItem(systemItem: .add, menu: UIMenu(children: [choice]))
            toolbar.items = [plain, both, system]
            tapOn(plain)
            tapOn(theFirstView(withLabel("Red")))
            tapOn(both)
            longPressOn(both)
            tapOn(theFirstView(withLabel("Red")))
            tapOn(system)
            tapOn(theFirstView(withLabel("Red")))
            #expect(log.lines == ["Red of Colour", "painted", "Red of Paint", "Red of -"])
        }
    }

    @Test("A subclass of a control names its own menu")
    func controls() {
        final class Dial: UIControl {
            var log: EventLog?
            override func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? {
                let log = log
                return UIContextMenuConfiguration(actionProvider: { _ in
                    UIMenu(children: [UIAction(title: "Reset") { _ in log?.add("reset") }])
                })
            }
            override func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
                animator: (any UIContextMenuInteractionAnimating)?
            ) {
                log?.add("will end")
            }
        }
        inOwnApplication { window, log in
            let dial = Dial().named("dial", 20, 100, 100, 100, in: window)
            dial.log = log
            longPressOn(dial)
            #expect(window.subviews.count == 1)
            dial.isContextMenuInteractionEnabled = true
            longPressOn(dial)
            tapOn(theFirstView(withLabel("Reset")))
            #expect(log.lines == ["will end", "reset"])
        }
    }
}
