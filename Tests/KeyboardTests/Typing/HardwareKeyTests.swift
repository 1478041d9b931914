import FailureReporting
import Keyboard
import TestSupport
import Testing
import Touch

@MainActor
@Suite("Hardware keys") struct HardwareKeyTests {
    private func selection(_ field: UITextField) -> Range<Int> {
        guard let range = field.selectedTextRange else { return -1 ..< -1 }
        let start = field.offset(from: field.beginningOfDocument, to: range.start)
        return start..<start + field.offset(from: range.start, to: range.end)
    }

    @Test(
        "Arrows move the caret, with shift they extend, with option by words, with command to the ends",
        arguments: [
            ([.left], 10..<10), ([.left, .left, .right], 10..<10), ([.option + .left], 9..<9),
            ([.command + .left], 0..<0), ([.command + .left, .option + .right], 3..<3),
            ([.command + .left, .right], 1..<1), ([.shift + .left], 10..<11),
            ([.shift + .option + .left], 9..<11), ([.command + .shift + .left], 0..<11),
            ([.shift + .left, .shift + .left, .shift + .right], 10..<11), ([.up], 0..<0),
            ([.home], 0..<0), ([.home, .end], 11..<11), ([.shift + .home], 0..<11),
            ([.command + "a"], 0..<11),
            ([.command + "a", .left], 0..<0), ([.command + .up], 0..<0),
            ([.command + .up, .command + .down], 11..<11),
            ([.control + .left], 11..<11), ([.pageUp], 11..<11), ([.escape], 11..<11),
            ([.function(24)], 11..<11),
        ] as [([Keystroke], Range<Int>)])
    func moving(_ keys: [Keystroke], _ expected: Range<Int>) {
        KeyboardStage.run { stage in
            let field = stage.field { $0.text = "one two. ab" }
            field.becomeFirstResponder()
            stage.keyboard.type(keys)
            #expect(selection(field) == expected)
        }
    }

    @Test(
        "Delete keys delete characters, words and the rest of a line",
        arguments: [
            ([.delete], "one tw"), ([.option + .delete], "one "), ([.command + .delete], ""),
            ([.home, .forwardDelete], "ne two"), ([.home, .option + .forwardDelete], " two"),
            ([.home, .command + .forwardDelete], ""), ([.shift + .left, .forwardDelete], "one tw"),
            ([.command + "a", "x"], "x"),
            ([.command + "a", .command + "c", .end, .command + "v"], "one twoone two"),
            ([.shift + .left, .command + "x", .home, .command + "v"], "oone tw"),
            ([.shift + "ab1;"], "one twoAB!:"),
        ] as [([Keystroke], String)])
    func editing(_ keys: [Keystroke], _ expected: String) {
        KeyboardStage.run { stage in
            let field = stage.field {
                $0.text = "one two"
                $0.delegate = nil
            }
            field.becomeFirstResponder()
            stage.keyboard.type(keys)
            #expect(field.text == expected)
        }
    }

    @Test("Command-Z undoes, Shift-Command-Z redoes")
    func undo() {
        KeyboardStage.run { stage in
            let field = stage.field()
            tapOn(field)
            stage.keyboard.type("abc", .command + "z")
            #expect(field.text == "")
            stage.keyboard.type(.command + .shift + "z", .command + "a", .delete, .command + "z")
            #expect(field.text == "abc")
        }
    }

    @Test("Modifier keys are held from press to release")
    func holding() {
        KeyboardStage.run { stage in
            let field = stage.field { $0.text = "abcd" }
            field.becomeFirstResponder()
            stage.keyboard.press(.shift)
            stage.keyboard.type(.left, .left)
            stage.keyboard.type("x2")
            stage.keyboard.release(.shift)
            stage.keyboard.type("y")
            #expect(field.text == "abX@y")
            #expect(
                failureTexts {
                    stage.keyboard.release(.shift)
                    stage.keyboard.press(.command)
                    stage.keyboard.press(.command)
                    stage.keyboard.release(.command)
                    stage.keyboard.press("a")
                    stage.keyboard.press(.shift + .left)
                } == [
                    "Cannot release shift: it is not held down.",
                    "Cannot hold down command: it is held down already.",
                    #"Cannot type "a": only a modifier key can be held down."#,
                    "Cannot type shift + left arrow: only a modifier key can be held down.",
                ])
        }
    }

    @Test("An impossible chord is a failure, and so is a function key that does not exist")
    func misuse() {
        KeyboardStage.run { stage in
            tapOn(stage.field())
            #expect(
                failureTexts {
                    stage.keyboard.type("a" + .command)
                    stage.keyboard.type(.command + .left + "a")
                    stage.keyboard.type(.function(25))
                    stage.keyboard.type(.shift + .function(0))
                } == [
                    #"Cannot type command: "a" is not a modifier key, and only those can stand before a +."#,
                    #"Cannot type "a": command + left arrow is not a modifier key, and only those can stand before a +."#,
                    "Cannot type F25: there is no F25 key; function keys go from F1 to F24.",
                    "Cannot type shift + F0: there is no F0 key; function keys go from F1 to F24.",
                ])
        }
    }

    /// Writes down presses, and keeps the space bar for itself.
    private final class Game: UIView {
        var log: [String] = []
        override var canBecomeFirstResponder: Bool { true }
        override var keyCommands: [UIKeyCommand]? {
            [
                UIKeyCommand(input: "n", modifierFlags: .command, action: Game.add),
                UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Game.leave),
            ]
        }
        func add() { log.append("add") }
        func leave() { log.append("leave") }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            let key = presses.first?.key
            log.append("\(key?.keyCode.rawValue ?? 0) \(key?.characters ?? "") began")
            if key?.keyCode != .keyboardSpacebar { super.pressesBegan(presses, with: event) }
        }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            log.append("ended")
        }
    }

    @Test("Key commands come first, then responders that handle presses, then the text")
    func order() {
        KeyboardStage.run { stage in
            let game = Game(frame: CGRect(x: 0, y: 0, width: 390, height: 500))
            stage.window.addSubview(game)
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            game.addSubview(field)
            field.becomeFirstResponder()
            stage.keyboard.type(.command + "n", .escape, .left, "a")
            #expect(game.log == ["add", "leave", "80 UIKeyInputLeftArrow began", "ended"])
            game.log = []
            stage.keyboard.isHardwareKeyboardConnected = true
            stage.keyboard.type("a B\n")
            #expect(field.text == "aaB")
            #expect(
                game.log == [
                    "4 a began", "ended", "44   began", "ended", "5 B began", "ended", "40 \r began", "ended",
                ])
            game.becomeFirstResponder()
            game.log = []
            stage.keyboard.type(" ", .down, .function(13))
            #expect(
                game.log == [
                    "44   began", "ended", "81 UIKeyInputDownArrow began", "ended", "104  began", "ended",
                ])
            #expect(
                failureTexts { stage.keyboard.type("w") } == [
                    #"Typing "w" failed: Game is first responder, but not a text input."#
                ])
        }
    }

    @Test("Tab moves through the inputs in reading order and wraps around; with shift backward")
    func tab() {
        KeyboardStage.run { stage in
            let places: [(String, CGFloat, CGFloat)] = [
                ("last", 0, 300), ("right", 200, 100), ("left", 10, 110), ("hidden", 0, 150),
                ("disabled", 0, 200),
            ]
            for (name, x, y) in places {
                let field = stage.field(name)
                field.frame = CGRect(x: x, y: y, width: 100, height: 40)
                field.isHidden = name == "hidden"
                field.isEnabled = name != "disabled"
            }
            @MainActor func focus() -> String? {
                (stage.window.firstResponder as? UIView)?.accessibilityIdentifier
            }
            var order: [String?] = []
            for key: Keystroke in [.tab, .tab, .tab, .tab, .shift + .tab, .shift + .tab] {
                stage.keyboard.type(key)
                order.append(focus())
            }
            #expect(order == ["left", "right", "last", "left", "last", "right"])
        }
    }

    @Test("In a text view tab is a character, and the arrows go by lines")
    func textView() {
        KeyboardStage.run { stage in
            let view = stage.textView()
            let field = stage.field()
            view.becomeFirstResponder()
            stage.keyboard.type("ab", .tab, "c\nde\nf", .up, .command + .left, "x", .option + .up, "y")
            #expect(view.text == "ab\tc\nyxde\nf")
            stage.keyboard.type(.command + .up, .command + .right, .return)
            #expect(view.text == "ab\tc\n\nyxde\nf")
            stage.keyboard.type(.shift + .tab)
            #expect(field.isFirstResponder)
        }
    }

    @Test("In read-only text the caret moves and text is copied, but typing fails")
    func readOnly() {
        KeyboardStage.run { stage in
            let view = stage.textView()
            view.text = "read me"
            view.isEditable = false
            view.becomeFirstResponder()
            stage.keyboard.type(.command + "a", .command + "c", .home, .right)
            #expect(UIPasteboard.general.string == "read me")
            #expect(view.selectedRange == NSRange(location: 1, length: 0))
            let failure =
                "failed: \(view.summary) is first responder, but read-only: its isEditable is false."
            #expect(
                failureTexts {
                    stage.keyboard.type("a")
                    stage.keyboard.type(.forwardDelete)
                    stage.keyboard.isHardwareKeyboardConnected = true
                    stage.keyboard.type("a")
                    stage.keyboard.type(.return)
                } == [
                    "Typing \"a\" \(failure)", "Pressing the forward delete key \(failure)",
                    "Typing \"a\" \(failure)",
                    "Pressing the return key \(failure)",
                ])
            #expect(view.text == "read me")
        }
    }

    @Test("With a hardware keyboard connected the software keyboard is hidden, and keys still type")
    func connected() {
        KeyboardStage.run { stage in
            stage.keyboard.isHardwareKeyboardConnected = true
            let field = stage.field { $0.keyboardType = .numberPad }
            tapOn(field)
            #expect(!stage.keyboard.isVisible)
            #expect(stage.keyboard.frame.minY == 844)
            #expect(stage.keyboard.keys == [])
            stage.keyboard.type("Ünï 1", .delete, .return)
            #expect(field.text == "Ünï ")
            #expect(
                failureTexts { stage.keyboard.type(.more) } == [
                    """
                    Pressing the more key failed: only the software keyboard has that key, and it is hidden for \
                    \(field.summary) because a hardware keyboard is connected.
                    """
                ])
        }
    }
}
