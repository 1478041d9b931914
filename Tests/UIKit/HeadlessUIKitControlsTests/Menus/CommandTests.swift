import Foundation
import HeadlessUIKit
import TestSupport
import Testing

private final class Inbox: UIViewController {
    let log = EventLog()
    func archive(_ sender: UICommand) { log.add("archive \(sender.title) \(sender.propertyList ?? "nil")") }
    func refresh() { log.add("refresh") }

    override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(
                title: "Refresh", action: Selector("refresh", Inbox.refresh), input: "r",
                modifierFlags: .command, discoverabilityTitle: "Refresh the list"),
            UIKeyCommand(
                input: "a", modifierFlags: [.command, .shift],
                action: Selector("archive:", Inbox.archive(_:)),
                discoverabilityTitle: "Archive"),
        ]
    }
}

@MainActor @Suite("UICommand and UIKeyCommand") struct CommandTests {
    private func show() -> Inbox {
        let inbox = Inbox()
        let window = UIWindow()
        window.rootViewController = inbox
        window.makeKeyAndVisible()
        return inbox
    }

    @Test("A command calls the nearest responder that has its method, with itself")
    func performing() {
        inOwnWorld {
            let inbox = show()
            let command = UICommand(
                title: "All", action: Selector("archive:", Inbox.archive(_:)), propertyList: 7)
            command.performWithSender(inbox.view, target: nil)
            command.performWithSender(nil, target: inbox)
            #expect(inbox.log.take() == "archive All 7\narchive All 7")
            #expect(
                failureTexts {
                    UICommand(title: "Lost", action: "lost").performWithSender(inbox.view, target: nil)
                    UICommand(action: "lost").performWithSender(nil, target: inbox)
                } == [
                    "UICommand \"Lost\" called nothing: no responder from UIView up can perform it."
                        + " Try: implement lost in the view controller.",
                    "UICommand cannot call its action on Inbox: no method lost of Inbox is known."
                        + " Try: Selector(\"lost\", Inbox.lost), or list it in the class's selectors.",
                ])
        }
    }

    @Test("Key commands are menu elements, made by UIKit's initializers")
    func keyCommands() {
        let inbox = Inbox()
        let commands = inbox.keyCommands ?? []
        #expect(commands.map(\.title) == ["Refresh", ""] && commands.map(\.input) == ["r", "a"])
        #expect(commands.map(\.discoverabilityTitle) == ["Refresh the list", "Archive"])
        #expect(commands.map(\.action) == ["refresh", "archive:"])
        let menu = UIMenu(title: "Mail", preferredElementSize: .medium, children: commands)
        #expect(menu.children.count == 2 && menu.preferredElementSize == .medium)
        commands[0].state = .on
        #expect(menu.selectedElements.map(\.title) == ["Refresh"])
    }

    @Test("A bar button shows a menu, with all of its parts optional")
    func barButtons() {
        let menu = UIMenu(children: [])
        let item = UIBarButtonItem(image: UIImage(), menu: menu)
        #expect(item.menu === menu && item.image != nil && item.title == nil)
        #expect(UIBarButtonItem(systemItem: .add, menu: menu).menu === menu)
        let action = Selector("refresh", Inbox.refresh)
        let inbox = Inbox()
        let done = UIBarButtonItem(barButtonSystemItem: .done, target: inbox, action: action)
        #expect(done.action == action && done.target === inbox)
        done.action = Selector("archive:", Inbox.archive(_:))
        #expect(done.action?.name == "archive:")
        let plain = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
        #expect(plain.action == nil && plain.target == nil)
        #expect(UIBarButtonItem(image: nil, style: .done, target: inbox, action: action).action == action)
    }
}
