import FailureReporting
import Keyboard
import TestSupport
import Testing
import Touch

@MainActor
@Suite("Typing texts and keys") struct TypingTests {
    @Test("Texts and keys are typed one after another, from arguments or from a list")
    func mixed() {
        KeyboardStage.run { stage in
            let field = stage.field()
            tapOn(field)
            stage.keyboard.type("Helo", .delete, "lo", .return)
            #expect(field.text == "Hello")
            #expect(
                stage.takeLog() == [
                    "begin", #"should 0+0 "H""#, "changed", #"should 1+0 "e""#, "changed", #"should 2+0 "l""#,
                    "changed", #"should 3+0 "o""#, "changed", #"should 3+1 """#, "changed",
                    #"should 3+0 "l""#,
                    "changed", #"should 4+0 "o""#, "changed", "return",
                ])
            let name = "Ada"
            stage.keyboard.type([.command + "a", .text(name), "\(1 + 1)", .delete])
            #expect(field.text == "Ada")
        }
    }

    @Test(
        "Characters without a key are inserted in one piece: accents, other scripts, composed emoji",
        arguments: ["é", "ß", "e\u{301}", "漢字かな", "👩‍👩‍👧‍👦🇨🇭👍🏽", "مرحبا", "“”–…", "\u{200B}x", "\u{7}"])
    func beyond(_ text: String) {
        KeyboardStage.run { stage in
            let (field, view) = (stage.field(), stage.textView())
            tapOn(field)
            stage.keyboard.type(text)
            #expect(field.text == text)
            #expect(stage.takeLog().filter { $0.hasPrefix("should") }.count == text.count)
            tapOn(view)
            stage.keyboard.type(text)
            #expect(view.text == text)
            stage.keyboard.type([Keystroke](repeating: .delete, count: text.count))
            #expect(view.text == "")
        }
    }

    @Test(
        "Random text is typed into fields and text views, with and without a hardware keyboard"
    )
    func random() {
        let alphabet = Array("abcxyzABCXYZ0189 .,?'/:;()$&@\"[]{}#%^*+=_\\|~<>€£¥•éß漢👩‍🚀🇫🇷😀\n")
        var numbers = SeededNumbers(seed: 7)
        for round in 0..<Rounds.of(60, share: 4) {
            KeyboardStage.run { stage in
                var text = ""
                for _ in 0..<numbers.next(below: 60) { text.append(numbers.element(of: alphabet)) }
                stage.keyboard.isHardwareKeyboardConnected = round.isMultiple(of: 3)
                let (field, view) = (stage.field(), stage.textView())
                tapOn(view)
                stage.keyboard.type(text)
                #expect(view.text == text)
                tapOn(field)
                stage.keyboard.type(text)
                #expect(field.text == text.filter { !$0.isNewline })
            }
        }
    }

    @Test("Random text that is typed by tapping on keys is the text")
    func randomTaps() {
        let alphabet = Array("abcxyzABCXYZ0189 .,?'/:;()$&@\"[]{}#%^*+=_\\|~<>€£¥•😀👍")
        var numbers = SeededNumbers(seed: 11)
        for _ in 0..<Rounds.of(8, share: 4) {
            KeyboardStage.run { stage in
                let view = stage.textView()
                tapOn(view)
                let layout = KeyboardLayout(.default)
                var plane = KeyboardPlane.letters
                var text = ""
                for _ in 0..<25 {
                    let character = numbers.element(of: alphabet)
                    guard let map = KeyboardMap.of(.default),
                        let place = map.key(for: character, preferring: plane, in: layout)
                    else { continue }
                    let keys = map.route(from: plane, to: place.plane) + [place.key]
                    for key in keys {
                        tapOn(
                            theOnlyView(withLabel(key.label), satisfying { $0 is UIControl }).inside(
                                stage.keyboard))
                    }
                    text.append(character)
                    plane = stage.keyboard.keys.first == "q" ? .letters : place.plane
                }
                #expect(view.text == text)
            }
        }
    }

    @Test("Time passes between keys, and not before the first or after the last")
    func delay() {
        KeyboardStage.run { stage in
            let field = stage.field()
            tapOn(field)
            var times: [Duration] = []
            let start = TimeLapse.now
            field.addAction(
                UIAction { _ in times.append(TimeLapse.now.offset - start.offset) }, for: .editingChanged)
            stage.keyboard.type("ab", .delete, "c", delay: .milliseconds(50))
            #expect(times == [0, 50, 100, 150].map { .milliseconds($0) })
            #expect(TimeLapse.now.offset - start.offset == .milliseconds(150))
            #expect(
                failureTexts { stage.keyboard.type("x", delay: .milliseconds(-1)) } == [
                    "Cannot type keys -0.001 seconds apart: the delay is negative."
                ])
            #expect(field.text == "ac")
        }
    }

    @Test(
        "Letters are autocapitalized as the input says, and only if a test asks for it",
        arguments: [
            (UITextAutocapitalizationType.none, "hi there. you! ok", "hi there. you! ok"),
            (.words, "hi there. o'hara", "Hi There. O'hara"),
            (.words, "it’s o’hara’s a1b", "It’s O’hara’s A1b"),
            (
                .sentences, "hi there. you! \"so?\" yes e.g this 3.5 x",
                "Hi there. You! \"so?\" Yes e.g this 3.5 x"
            ),
            (.allCharacters, "hi straße é", "HI STRAßE É"),
        ])
    func capitals(_ type: UITextAutocapitalizationType, _ text: String, _ capitalized: String) {
        KeyboardStage.run { stage in
            let field = stage.field {
                $0.autocapitalizationType = type
                $0.delegate = nil
            }
            tapOn(field)
            stage.keyboard.type(text)
            #expect(field.text == text)
            stage.keyboard.clearText()
            stage.keyboard.type(text, autocapitalizing: true)
            #expect(field.text == capitalized)
        }
    }

    @Test("In a text view each line begins with a capital, and existing text counts")
    func capitalsOnLines() {
        KeyboardStage.run { stage in
            let view = stage.textView()
            view.text = "Done. "
            tapOn(view)
            stage.keyboard.type("yes it\nis.\n\nso\n  x", autocapitalizing: true)
            #expect(view.text == "Done. Yes it\nIs.\n\nSo\n  X")
        }
    }

    @Test(
        "At the end of a long text its last words decide whether a sentence begins",
        arguments: [
            ("and so on ", "yes"), ("and so on", "yes"), ("and so on. ", "Yes"), ("and so on!”) ", "Yes"),
            ("and so on\n", "Yes"), ("and so on.", "yes"), ("on" + String(repeating: " ", count: 50), "yes"),
            ("on." + String(repeating: " ", count: 50), "Yes"),
        ])
    func capitalsInLongText(_ end: String, _ typed: String) {
        KeyboardStage.run { stage in
            let view = stage.textView()
            let text = String(repeating: "One sentence. Another one? ", count: 20) + end
            view.text = text
            tapOn(view)
            view.selectedRange = NSRange(location: text.utf16.count, length: 0)
            stage.keyboard.type("yes", autocapitalizing: true)
            #expect(view.text == text + typed)
        }
    }

    @Test(
        "A field is cleared in one step, as by its clear button, without asking its delegate per character")
    func clear() {
        KeyboardStage.run { stage in
            let field = stage.field { $0.text = "some text" }
            tapOn(field)
            _ = stage.takeLog()
            stage.keyboard.clearText()
            #expect(stage.takeLog() == ["changed"])
            stage.keyboard.clearText()
            #expect(stage.takeLog() == [])
            #expect(field.text == "")
        }
    }

    @Test(
        "A custom input without selection is cleared key by key; one that never empties is a failure"
    )
    func clearOwn() {
        KeyboardStage.run { stage in
            let paper = KeyPad(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            stage.window.addSubview(paper)
            paper.becomeFirstResponder()
            stage.keyboard.type("abc")
            stage.keyboard.clearText()
            #expect(paper.text == "")
            paper.isStubborn = true
            #expect(
                failureTexts { stage.keyboard.clearText() } == [
                    """
                    Clearing the text failed: KeyPad still has text after 100000 presses of the delete key.
                    """
                ])
        }
    }

    @Test("Dictated text is inserted in one piece, between two presses of the key")
    func dictation() {
        KeyboardStage.run { stage in
            let field = stage.field()
            tapOn(field)
            _ = stage.takeLog()
            stage.keyboard.dictate("Hello there, 漢")
            #expect(stage.takeLog() == [#"should 0+0 "Hello there, 漢""#, "changed"])
            #expect(!stage.keyboard.isDictating)
            stage.keyboard.type(.dictation)
            #expect(stage.keyboard.isDictating)
            field.resignFirstResponder()
            tapOn(field)
            #expect(!stage.keyboard.isDictating)
        }
    }

    @Test("Shift, the more key and the next keyboard key switch planes")
    func planes() {
        KeyboardStage.run { stage in
            tapOn(stage.field())
            var firsts: [String?] = []
            for key: Keystroke in [.shift, .more, .more, .international, .international, .shift, .shift] {
                stage.keyboard.type(key)
                firsts.append(stage.keyboard.keys.first)
            }
            #expect(firsts == ["Q", "1", "q", "😀", "q", "Q", "Q"])
            stage.keyboard.type("a")
            #expect(stage.keyboard.keys.first == "q")
        }
    }

    @Test("A phone pad types the symbols of its second plane")
    func phone() {
        KeyboardStage.run { stage in
            let field = stage.field { $0.keyboardType = .phonePad }
            tapOn(field)
            stage.keyboard.type("+41,#8")
            #expect(field.text == "+41,#8")
            stage.keyboard.type(.more)
            #expect(stage.keyboard.keys.contains("wait"))
        }
    }

    @Test("Typing is logged while logging is on")
    func log() {
        KeyboardStage.run { stage in
            tapOn(stage.field())
            stage.keyboard.type("a")
            #expect(stage.keyboard.debugLog == "")
            stage.keyboard.isLogging = true
            stage.keyboard.type("B1é", .delete, .return, .shift + .left)
            stage.keyboard.dismiss()
            #expect(
                stage.keyboard.debugLog == """
                    key shift
                    key B
                    insert "B" into UITextField "a" #field
                    key numbers
                    key 1
                    insert "1" into UITextField "aB" #field
                    insert "é" into UITextField "aB1" #field
                    key delete
                    delete backward in UITextField "aB1é" #field
                    key return
                    return in UITextField "aB1" #field
                    press keyboardLeftArrow with shift
                    dismiss
                    """)
            stage.keyboard.isLogging = false
            #expect(stage.keyboard.debugLog == "")
        }
    }
}

/// Takes keys and nothing else.
private final class KeyPad: UIView, UIKeyInput {
    var text = ""
    var isStubborn = false
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { isStubborn || !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { _ = text.popLast() }
}
