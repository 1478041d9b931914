import FailureReporting
import Foundation
import TestSupport
import Testing
import TimeLapse
import Touch

@MainActor
@Suite("Button menus by touch") struct MenuTests {
    private func action(
        _ title: String, _ log: EventLog, _ attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) -> UIAction {
        UIAction(title: title, attributes: attributes, state: state) { action in
            log.add("\(action.title) of \((action.sender as? UIView)?.accessibilityIdentifier ?? "-")")
        }
    }

    private func menuButton(in window: UIWindow, _ children: UIMenuElement...) -> UIButton {
        let button = UIButton(type: .system).named("more", 20, 100, 100, 40, in: window)
        button.setTitle("More", for: .normal)
        button.menu = UIMenu(title: "What to do", children: children)
        button.showsMenuAsPrimaryAction = true
        return button
    }

    /// What assistive technology sees, in a line.
    private func seen() -> String {
        allElements().map { element in
            (element.label ?? "") + (element.traits.contains(.selected) ? "*" : "")
                + (element.traits.contains(.notEnabled) ? "!" : "")
        }.joined(separator: ", ")
    }

    private func write(_ button: UIButton, _ log: EventLog) {
        for (event, name) in [
            (UIControl.Event.touchDown, "down"), (.touchUpInside, "up"), (.touchCancel, "cancel"),
            (.primaryActionTriggered, "primary"), (.menuActionTriggered, "menu"),
        ] {
            button.addAction(UIAction { _ in log.add(name) }, for: event)
        }
    }

    @Test("The row of an element in an open menu has its identifier")
    func identifiers() {
        inOwnApplication { window, log in
            let copy = action("Copy", log)
            copy.accessibilityIdentifier = "copy"
            let share = UIMenu(title: "Share", children: [action("Send", log)])
            share.accessibilityIdentifier = "share"
            let button = menuButton(in: window, copy, share)
            tapOn(button)
            tapOn(theFirstView(withIdentifier("copy")))
            tapOn(button)
            tapOn(theFirstView(withIdentifier("share")))
            tapOn(theFirstView(withLabel("Send")))
            #expect(log.lines == ["Copy of more", "Send of more"])
        }
    }

    @Test("A touch on the button opens its menu, a tap on an action closes it and does the action")
    func primaryAction() {
        inOwnApplication { window, log in
            let button = menuButton(in: window, action("Copy", log), action("Delete", log, .disabled))
            write(button, log)
            tapOn(button)
            #expect(log.lines == ["menu"])
            #expect(seen() == "Dismiss context menu, What to do, Copy, Delete!")
            #expect(!button.isHittable)
            let texts = FailureCollector.failures { tapOn(theFirstView(withLabel("Delete"))) }.map(\.text)
            #expect(texts.first?.contains("it is disabled") ?? false)
            tapOn(theFirstView(withLabel("Copy")))
            #expect(log.lines == ["menu", "Copy of more"])
            #expect(seen() == "More" && window.subviews == [button])
        }
    }

    @Test("A tap outside closes the menu and does nothing else, as does what assistive technology offers")
    func dismiss() {
        inOwnApplication { window, log in
            let button = menuButton(in: window, action("Copy", log))
            let other = UIButton().named("other", 20, 600, 100, 40, in: window).logged(log)
            tapOn(button)
            tapOn(other.frame.center)
            #expect(window.subviews.count == 2 && log.lines.isEmpty)
            tapOn(button)
            theFirstElement(withName("Dismiss context menu")).first?.activate()
            #expect(window.subviews.count == 2 && log.lines.isEmpty)
            tapOn(button)
            button.contextMenuInteraction?.dismissMenu()
            #expect(window.subviews.count == 2)
        }
    }

    @Test("Without being the primary action the menu opens at a long press, which cancels the touch")
    func longPress() {
        inOwnApplication { window, log in
            let button = menuButton(in: window, action("Copy", log))
            button.showsMenuAsPrimaryAction = false
            write(button, log)
            tapOn(button)
            #expect(log.lines == ["down", "up", "primary"])
            longPressOn(button, duration: .milliseconds(499))
            #expect(window.subviews.count == 1)
            longPressOn(button)
            #expect(Array(log.lines.dropFirst(6)) == ["down", "menu", "cancel"])
            tapOn(theFirstView(withLabel("Copy")))
            #expect(log.lines.last == "Copy of more")
            button.isEnabled = false
            longPressOn(window.offset(unit: CGPoint(x: 0.2, y: 0.14)))
            #expect(window.subviews.count == 1)
        }
    }

    @Test("A menu in the menu opens in its place, and its title leads back")
    func submenus() {
        inOwnApplication { window, log in
            let inner = UIMenu(title: "Share", children: [action("Mail", log)])
            let button = menuButton(in: window, action("Copy", log), inner)
            tapOn(button)
            #expect(seen() == "Dismiss context menu, What to do, Copy, Share")
            tapOn(theFirstView(withLabel("Share")))
            #expect(seen() == "Dismiss context menu, Share, Mail")
            tapOn(theFirstView(withLabel("Share")))
            #expect(seen() == "Dismiss context menu, What to do, Copy, Share")
            tapOn(theFirstView(withLabel("Share")))
            tapOn(theFirstView(withLabel("Mail")))
            #expect(log.lines == ["Mail of more"] && seen() == "More")
        }
    }

    @Test("In a menu of a single selection a choice turns the others off; an action may keep the menu open")
    func selection() {
        inOwnApplication { window, log in
            let sort = UIMenu(
                title: "Sort", options: [.displayInline, .singleSelection],
                children: [action("Name", log, state: .on), action("Date", log, .keepsMenuPresented)])
            let button = menuButton(in: window, sort, action("Flag", log, state: .on))
            tapOn(button)
            #expect(seen() == "Dismiss context menu, What to do, Sort, Name*, Date, Flag*")
            tapOn(theFirstView(withLabel("Date")))
            #expect(seen() == "Dismiss context menu, What to do, Sort, Name, Date*, Flag*")
            #expect(log.lines == ["Date of more"] && sort.selectedElements.map(\.title) == ["Date"])
            tapOn(theFirstView(withLabel("Name")))
            #expect(sort.selectedElements.map(\.title) == ["Name"] && seen() == "More")
        }
    }

    @Test("A pop-up button is called as the choice in its menu; any other that keeps one is selected in turn")
    func popUp() {
        inOwnApplication { window, log in
            let button = menuButton(in: window, action("Red", log), action("Blue", log))
            button.changesSelectionAsPrimaryAction = true
            #expect(button.currentTitle == "Red" && button.menu?.selectedElements.map(\.title) == ["Red"])
            tapOn(button)
            #expect(seen().hasSuffix("Red*, Blue"))
            tapOn(theFirstView(withLabel("Blue")))
            #expect(button.currentTitle == "Blue" && !button.isSelected)
            #expect(button.menu?.selectedElements.map(\.title) == ["Blue"])
            let toggle = UIButton().named("toggle", 20, 300, 100, 40, in: window)
            toggle.changesSelectionAsPrimaryAction = true
            toggle.addAction(UIAction { _ in log.add("selected \(toggle.isSelected)") }, for: .touchUpInside)
            tapOn(toggle)
            tapOn(toggle)
            #expect(log.lines.suffix(2) == ["selected true", "selected false"])
        }
    }

    @Test("Deferred elements are asked for when the menu opens, and shown when they are given")
    func deferred() {
        inOwnApplication { window, log in
            var asked = 0
            let later = UIDeferredMenuElement { completion in
                asked += 1
                DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
                    completion([self.action("Recent", log)])
                }
            }
            let fresh = UIDeferredMenuElement.uncached { completion in
                asked += 10
                completion([UIAction(title: "Asked \(asked)") { _ in }])
            }
            let button = menuButton(in: window, later, fresh)
            #expect(asked == 0)
            tapOn(button, lapse: .none)
            #expect(seen() == "Dismiss context menu, What to do, Loading…, Asked 11")
            TimeLapse.advance(by: .seconds(2))
            #expect(seen() == "Dismiss context menu, What to do, Recent, Asked 11")
            tapOn(theFirstView(withLabel("Recent")))
            tapOn(button)
            #expect(seen() == "Dismiss context menu, What to do, Recent, Asked 21")
            #expect(log.lines == ["Recent of more"])
        }
    }

    @Test("Deferred elements that lead to others without an end do not hang")
    func endlessDeferred() {
        func endless() -> UIDeferredMenuElement {
            UIDeferredMenuElement { completion in completion([endless()]) }
        }
        inOwnApplication { window, _ in
            let button = menuButton(in: window, endless())
            tapOn(button)
            #expect(seen().hasPrefix("Dismiss context menu"))
        }
    }

    @Test("A long menu is scrolled, and stays within the safe area")
    func longMenu() {
        inOwnApplication { window, log in
            let button = UIButton().named("more", 20, 700, 100, 40, in: window)
            button.menu = UIMenu(children: (0..<100).map { action("Row \($0)", log) })
            button.showsMenuAsPrimaryAction = true
            tapOn(button)
            let list = theFirstView(ofClass(UIScrollView.self)).first
            #expect(list.map { window.bounds.inset(by: window.safeAreaInsets).contains($0.frame) } ?? false)
            tapOn(theFirstView(withLabel("Row 90")).scrolledIntoView)
            #expect(log.lines == ["Row 90 of more"])
        }
    }

    @Test("A menu stays above the keyboard")
    func keyboard() {
        inOwnApplication { window, log in
            let field = UITextField().named("field", 20, 100, 200, 40, in: window)
            let button = UIButton().named("more", 20, 480, 100, 20, in: window)
            button.menu = UIMenu(children: (0..<6).map { action("Row \($0)", log) })
            button.showsMenuAsPrimaryAction = true
            tapOn(field)
            tapOn(button)
            tapOn(theFirstView(withLabel("Row 5")))
            #expect(log.lines == ["Row 5 of more"] && field.isFirstResponder)
        }
    }

    @Test("The menu closes when its view leaves the window or loses its menu, and nothing is left of it")
    func leaving() {
        inOwnApplication { window, log in
            weak var goneMenu: UIMenu?
            weak var goneButton: UIButton?
            do {
                let button = menuButton(in: window, action("Copy", log))
                goneButton = button
                tapOn(button)
                button.removeFromSuperview()
                #expect(window.subviews.isEmpty)
                window.addSubview(button)
                tapOn(button)
                button.menu = nil
                #expect(window.subviews == [button])
                button.menu = UIMenu(children: [action("Copy", log)])
                goneMenu = button.menu
                tapOn(button)
                tapOn(theFirstView(withLabel("Copy")))
                button.removeFromSuperview()
            }
            #expect(goneMenu == nil && goneButton == nil)
        }
    }

    @Test("A menu that is open when its window goes leaves nothing behind")
    func leak() {
        weak var gone: UIView?
        weak var goneMenu: UIMenu?
        UIApplication.withShared(UIApplication()) {
            let window = UIWindow.createWindowForTesting()
            let button = UIButton().named("more", 20, 100, 100, 40, in: window)
            button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
            button.showsMenuAsPrimaryAction = true
            tapOn(button, lapse: .none)
            #expect(window.subviews.count == 2)
            gone = window.subviews.last
            goneMenu = button.menu
            UIApplication.shared.clock.cancelAll()
            UIApplication.shared.closeWindows()
        }
        #expect(gone == nil && goneMenu == nil)
    }
}
