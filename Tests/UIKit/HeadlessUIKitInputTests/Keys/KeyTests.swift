import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite("Keyboard shortcuts and key presses") struct KeyTests {
    private final class Page: UIViewController {
        let log = EventLog()
        var commands: [UIKeyCommand] = []
        override var keyCommands: [UIKeyCommand]? { commands }
        func save() { log.add("save") }
        func chosen(_ command: UIKeyCommand) { log.add("chosen \(command.input ?? "")") }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            for press in presses { log.add("began \(press.key?.characters ?? "?") \(press.type)") }
            if !(event?.modifierFlags.contains(.shift) ?? false) { super.pressesBegan(presses, with: event) }
        }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            for press in presses { log.add("ended \(press.type)") }
        }
        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            log.add("cancelled")
        }
    }

    private func show(_ body: (Page, UITextField) -> Void) {
        UIApplication.withShared(UIApplication()) {
            let (page, field) = (Page(), UITextField())
            page.view.addSubview(field)
            let window = UIWindow()
            window.rootViewController = page
            window.makeKeyAndVisible()
            body(page, field)
            window.isHidden = true
        }
    }

    private func press(_ key: UIKey) -> String {
        let (press, outcome) = UIApplication.shared.press(key)
        UIApplication.shared.release(press)
        switch outcome {
        case .command: return "command"
        case .claimed: return "claimed"
        case .unclaimed: return "unclaimed"
        }
    }

    @Test("A keyboard shortcut is found up the chain before any responder gets the press")
    func chords() {
        show { page, field in
            page.commands = [
                UIKeyCommand(input: "s", modifierFlags: .command, action: Page.save),
                UIKeyCommand(title: "Up", action: Page.chosen, input: UIKeyCommand.inputUpArrow),
                UIKeyCommand(title: "Leave", action: Page.chosen, input: UIKeyCommand.inputEscape),
                UIKeyCommand(title: "Other", action: CopyPage.leave, input: "x", modifierFlags: .command),
            ]
            field.becomeFirstResponder()
            let save = UIKey(.keyboardS, characters: "s", modifierFlags: [.command, .alphaShift])
            #expect(press(save) == "command" && page.log.take() == "save")
            #expect(
                press(UIKey(.keyboardS, characters: "S", modifierFlags: [.command, .shift])) == "claimed")
            #expect(page.log.take() == "began S keyboardS\nended keyboardS")
            // The arrow moves in the text while that is edited, unless the command has priority.
            let up = UIKey(.keyboardUpArrow, characters: UIKeyCommand.inputUpArrow)
            #expect(press(up) == "unclaimed")
            page.commands[1].wantsPriorityOverSystemBehavior = true
            _ = page.log.take()
            #expect(press(up) == "command" && page.log.take() == "chosen UIKeyInputUpArrow")
            page.commands[1].wantsPriorityOverSystemBehavior = false
            #expect(press(UIKey(.keyboardEscape, characters: UIKeyCommand.inputEscape)) == "command")
            field.resignFirstResponder()
            _ = page.log.take()
            #expect(press(up) == "command" && page.log.take() == "chosen UIKeyInputUpArrow")
            // A command whose method no responder in the chain has is skipped.
            #expect(press(UIKey(.keyboardX, characters: "x", modifierFlags: .command)) == "unclaimed")
        }
    }

    private final class CopyPage: UIViewController {
        func leave() {}
    }

    @Test("A press goes up the chain, and the responder that handles it claims it")
    func presses() {
        show { page, field in
            field.becomeFirstResponder()
            #expect(press(UIKey(.keyboardA, characters: "a")) == "unclaimed")
            #expect(page.log.take() == "began a keyboardA\nended keyboardA")
            let (held, _) = UIApplication.shared.press(UIKey(.keyboardB, characters: "b"))
            field.resignFirstResponder()
            UIApplication.shared.cancel(held)
            UIApplication.shared.release(held)
            #expect(page.log.take() == "began b keyboardB\ncancelled")
        }
    }

    @Test("Without a key window a press is unclaimed")
    func nobody() {
        UIApplication.withShared(UIApplication()) {
            #expect(press(UIKey(.keyboardA, characters: "a")) == "unclaimed")
        }
    }

    @Test("Keys have the numbers of the standard")
    func numbers() {
        let some: [(UIKeyboardHIDUsage, Int)] = [
            (.keyboardA, 0x04), (.keyboardZ, 0x1D), (.keyboard1, 0x1E), (.keyboard0, 0x27),
            (.keyboardReturnOrEnter, 0x28), (.keyboardSlash, 0x38), (.keyboardF1, 0x3A), (.keyboardF12, 0x45),
            (.keyboardDeleteForward, 0x4C), (.keyboardUpArrow, 0x52), (.keypad0, 0x62), (.keyboardF24, 0x73),
            (.keyboardRightGUI, 0xE7),
        ]
        for (key, number) in some { #expect(key.rawValue == number) }
        #expect(UIPress.PressType(rawValue: 2041).description == "keyboardEscape")
        #expect(UIPress.PressType(rawValue: 77).description == "77")
    }
}
