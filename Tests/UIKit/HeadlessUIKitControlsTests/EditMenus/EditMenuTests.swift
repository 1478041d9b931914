import FailureReporting
import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore

/// Apple's documentation of `UIMenuController` and `UIEditMenuInteraction`.
@MainActor
@Suite("Menus for editing") struct EditMenuTests {
    private final class Note: UIView {
        var log: [String] = []
        override var canBecomeFirstResponder: Bool { true }

        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            action == .copy || action == Note.quoting
        }

        override func copy(_ sender: Any?) { log.append("copy from \(sender is UIMenuController)") }

        func quote(_ sender: Any?) { log.append("quote") }

        static let quoting = Selector("quote:", Note.quote(_:))
    }

    private final class Delegate: UIEditMenuInteractionDelegate {
        var log: [String] = []
        var menu: UIMenu?

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
            suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            log.append("menu \(suggestedActions.map(\.title))")
            return menu
        }

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) {
            log.append("will present")
            animator.addCompletion { self.log.append("presented") }
        }

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) { log.append("will dismiss") }
    }

    private func inWindow(_ body: (Note, UIWindow) -> Void) {
        UIApplication.withShared(UIApplication()) {
            let window = UIWindow()
            window.makeKeyAndVisible()
            let note = Note(frame: CGRect(x: 20, y: 300, width: 100, height: 40))
            window.addSubview(note)
            body(note, window)
        }
    }

    private func rows(_ view: UIView) -> [UIMenuRow] {
        view.subviews.flatMap { ($0 as? UIMenuRow).map { [$0] } ?? rows($0) }
    }

    private func press(_ row: UIMenuRow?) { row?.whenTapped() }

    @Test(
        "The menu has the standard actions and the items that the first responder can perform, and performs them"
    )
    func controller() {
        inWindow { note, window in
            let menu = UIMenuController.shared
            menu.menuItems = [
                UIMenuItem(title: "Quote", action: Note.quoting),
                UIMenuItem(title: "Other", action: Selector("other:", Note.quote(_:))),
            ]
            menu.showMenu(from: note, rect: note.bounds)
            #expect(!menu.isMenuVisible)
            note.becomeFirstResponder()
            menu.showMenu(from: note, rect: note.bounds)
            #expect(menu.isMenuVisible && rows(window).map(\.accessibilityLabel) == ["Copy", "Quote"])
            press(rows(window).last)
            #expect(note.log == ["quote"] && !menu.isMenuVisible && rows(window).isEmpty)
            menu.showMenu(from: note, rect: note.bounds)
            press(rows(window).first)
            #expect(note.log == ["quote", "copy from true"])
        }
    }

    @Test("Notifications are posted when the menu is shown and hidden")
    func notifications() {
        inWindow { note, _ in
            let menu = UIMenuController.shared
            var log: [String] = []
            let observers = [
                UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
                UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
            ].map { name in
                NotificationCenter.default.addObserver(forName: name, object: menu, queue: nil) { _ in
                    MainActor.assumeIsolated { log.append(name.rawValue) }
                }
            }
            note.becomeFirstResponder()
            menu.showMenu(from: note, rect: note.bounds)
            menu.hideMenu(from: UIView())
            #expect(log.count == 2)
            menu.hideMenu(from: note)
            menu.hideMenu()
            #expect(
                log.map { $0.replacingOccurrences(of: "UIMenuController", with: "") } == [
                    "WillShowMenuNotification", "DidShowMenuNotification", "WillHideMenuNotification",
                    "DidHideMenuNotification",
                ])
            for observer in observers { NotificationCenter.default.removeObserver(observer) }
        }
    }

    @Test("An interaction shows the suggested actions, or the delegate's menu, and tells the delegate")
    func interaction() {
        inWindow { note, window in
            let delegate = Delegate()
            let interaction = UIEditMenuInteraction(delegate: delegate)
            note.addInteraction(interaction)
            let configuration = UIEditMenuConfiguration(identifier: "note", sourcePoint: CGPoint(x: 5, y: 6))
            interaction.presentEditMenu(with: configuration)
            #expect(rows(window).map(\.accessibilityLabel) == ["Copy"])
            #expect(interaction.location(in: window) == CGPoint(x: 25, y: 306))
            interaction.dismissMenu()
            delegate.menu = UIMenu(children: [UIAction(title: "Share") { _ in note.log.append("share") }])
            interaction.presentEditMenu(with: configuration)
            press(rows(window).first)
            #expect(note.log == ["share"] && rows(window).isEmpty)
            UIApplication.shared.clock.advance(by: .seconds(1))
            #expect(
                delegate.log == [
                    "menu [\"Copy\"]", "will present", "will dismiss", "menu [\"Copy\"]", "will present",
                    "will dismiss", "presented", "presented",
                ])
            delegate.menu = UIMenu(children: [])
            interaction.presentEditMenu(with: configuration)
            #expect(rows(window).isEmpty)
        }
    }
}
