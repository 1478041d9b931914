import FailureReporting
import Keyboard
import TestSupport
import Testing
import Touch

@MainActor
@Suite("Views of the keys") struct KeyViewTests {
    private nonisolated static let types = (0...11).compactMap { UIKeyboardType(rawValue: $0) }

    private func tap(_ label: String) {
        tapOn(theFirstView(withLabel(label)).inside(SoftwareKeyboard.main))
    }

    @Test("Each key is a control with a label, in its place, and found by queries in all windows")
    func oneView() {
        KeyboardStage.run { stage in
            tapOn(stage.field())
            let key = theOnlyView(withLabel("q")).inAllWindows()
            #expect(key.first is UIControl)
            #expect(key.first?.accessibilityTraits.contains(.keyboardKey) == true)
            #expect(
                key.first.map { $0.convert($0.bounds, to: nil) }
                    == CGRect(x: 0, y: 553, width: 39, height: 54))
            #expect(allViews(withLabel("q")).count == 0)
            #expect(allElements(withName("q")).inAllWindows().count == 1)
            #expect(allViews(withLabel("q")).inside(stage.keyboard).count == 1)
            stage.keyboard.dismiss()
            #expect(allViews(withLabel("q")).inAllWindows().count == 0)
            #expect(allViews(withLabel("q")).inside(stage.keyboard).count == 0)
        }
    }

    @Test("The window of the keys is the system's: above all others, not among the application's, never key")
    func window() {
        KeyboardStage.run { stage in
            tapOn(stage.field())
            let window = theFirstView(withLabel("q")).inAllWindows().first?.window
            #expect(window != nil && window !== stage.window)
            window?.makeKeyAndVisible()
            #expect(stage.window.isKeyWindow)
            #expect(UIApplication.shared.windows == [stage.window])
            #expect(window?.isHidden == false)
        }
    }

    @Test("The rows of a keyboard with letters fill the screen's width as an iPhone's do")
    func rows() {
        KeyboardStage.run { stage in
            tapOn(stage.field())
            @MainActor func frame(_ label: String) -> CGRect? {
                theFirstView(withLabel(label)).inside(stage.keyboard).first.map {
                    $0.convert($0.bounds, to: nil)
                }
            }
            #expect(frame("p")?.maxX == 390)
            #expect(frame("a") == CGRect(x: 19.5, y: 607, width: 39, height: 54))
            #expect(frame("z")?.minX == 58.5)
            #expect(frame("delete") == CGRect(x: 331.5, y: 661, width: 58.5, height: 54))
            #expect(frame("space")?.width == 195)
            #expect(frame("Next keyboard")?.minX == 0)
            #expect(frame("Dictate")?.maxX == 390)
            #expect(stage.keyboard.frame == CGRect(x: 0, y: 553, width: 390, height: 291))
        }
    }

    @Test("Every key that types gives the same when it is tapped and when it is typed", arguments: types)
    func sameAsTyping(_ type: UIKeyboardType) {
        let layout = KeyboardLayout(type)
        KeyboardStage.run { stage in
            let field = stage.field { $0.keyboardType = type }
            for plane in layout.planes {
                for (index, key) in layout.keys(of: plane).enumerated() {
                    guard let text = key.text, Rounds.areThorough || index.isMultiple(of: 12) else {
                        continue
                    }
                    field.text = ""
                    field.resignFirstResponder()
                    tapOn(field)
                    _ = stage.takeLog()
                    let route = KeyboardMap.of(type)?.route(from: layout.firstPlane, to: plane) ?? []
                    for step in route { tap(step.label) }
                    tap(key.label)
                    let (tapped, afterTap) = (stage.takeLog(), field.text)
                    field.text = ""
                    stage.keyboard.type(text, refused: .anything)
                    let typed = stage.takeLog()
                    // The only key that types several characters inserts them together.
                    if text.count == 1 { #expect(tapped == typed, "\(key.label)") }
                    #expect(afterTap == field.text, "\(key.label)")
                    #expect(afterTap == (text == "!" ? "" : text))
                }
            }
        }
    }

    @Test("Delete and return do the same when they are tapped and when they are typed")
    func otherKeys() {
        KeyboardStage.run { stage in
            for view in [stage.field(), stage.textView()] {
                var logs: [[String]] = []
                for taps in [true, false] {
                    tapOn(view)
                    stage.keyboard.type("ab")
                    _ = stage.takeLog()
                    if taps {
                        tap("delete")
                        tap("return")
                    } else {
                        stage.keyboard.type(.delete, .return)
                    }
                    logs.append(stage.takeLog())
                    stage.keyboard.clearText()
                    view.resignFirstResponder()
                }
                #expect(logs[0] == logs[1])
                #expect(logs[0].contains { $0.hasPrefix("should 1+1") })
            }
        }
    }

    @Test(
        "Shift capitalizes one letter; pressed twice quickly, all until it is pressed again")
    func shift() {
        KeyboardStage.run { stage in
            let field = stage.field()
            tapOn(field)
            tap("shift")
            tap("A")
            tap("b")
            tap("shift")
            #expect(theFirstView(withLabel("shift")).inside(stage.keyboard).first?.accessibilityValue == nil)
            tap("shift")
            let key = theFirstView(withLabel("shift")).inside(stage.keyboard).first as? UIControl
            #expect(key?.isSelected == true)
            #expect(key?.accessibilityValue == "caps lock")
            tap("C")
            tap("D")
            tap("shift")
            tap("e")
            tap("shift")
            TimeLapse.advance(by: .seconds(1))
            tap("shift")
            tap("f")
            #expect(field.text == "AbCDef")
        }
    }

    @Test("A space switches from digits back to letters; the keys follow")
    func planes() {
        KeyboardStage.run { stage in
            let field = stage.field()
            tapOn(field)
            tap("numbers")
            tap("1")
            tap("symbols")
            tap("€")
            tap("space")
            tap("q")
            tap("Next keyboard")
            tap("😀")
            tap("letters")
            tap("w")
            #expect(field.text == "1€ q😀w")
            #expect(stage.keyboard.keys.first == "q")
        }
    }

    @Test("The delete key repeats while it is held")
    func repetition() {
        KeyboardStage.run { stage in
            let field = stage.field()
            tapOn(field)
            stage.keyboard.type("abcdefgh")
            longPressOn(
                theFirstView(withLabel("delete")).inside(stage.keyboard), duration: .milliseconds(750))
            #expect(field.text == "abcde")
            tap("delete")
            #expect(field.text == "abcd")
            TimeLapse.advance(by: .seconds(5))
            #expect(field.text == "abcd")
        }
    }

    @Test("The return key has the input's title, and is disabled without text if the input asks for it")
    func returnKey() {
        KeyboardStage.run { stage in
            let field = stage.field {
                $0.returnKeyType = .search
                $0.enablesReturnKeyAutomatically = true
            }
            tapOn(field)
            let key = theFirstView(withLabel("search")).inside(stage.keyboard)
            #expect((key.first as? UIControl)?.isEnabled == false)
            #expect(failureTexts { tapOn(key) }.first?.contains("disabled") == true)
            stage.keyboard.type("a")
            #expect((key.first as? UIControl)?.isEnabled == true)
            _ = stage.takeLog()
            tapOn(key)
            #expect(stage.takeLog() == ["return"])
            field.returnKeyType = .go
            field.reloadInputViews()
            #expect(key.count == 0)
            #expect(allViews(withLabel("go")).inside(stage.keyboard).count == 1)
        }
    }

    @Test("A view that the keyboard covers cannot be tapped until the keyboard is dismissed")
    func covers() {
        KeyboardStage.run { stage in
            let button = UIButton(type: .system).named("save", 0, 600, 100, 40, in: stage.window)
            var taps = 0
            button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
            tapOn(stage.field())
            let first = failureTexts { tapOn(button) }.first?.prefix { !$0.isNewline }
            #expect(
                first?.hasSuffix(
                    ": the keyboard covers it.")
                    == true)
            stage.keyboard.dismiss()
            tapOn(button)
            #expect(taps == 1)
        }
    }

    @Test("No view is made for tests that type and never query the keyboard")
    func nothingMade() {
        KeyboardStage.run { stage in
            tapOn(stage.field())
            let structure = ViewTree.structure
            stage.keyboard.type("Hello, World 123!", refused: "!")
            #expect(stage.keyboard.isVisible)
            #expect(stage.keyboard.keys.count == 32)
            #expect(ViewTree.structure == structure)
        }
    }

    @Test("The keyboard's views are freed with it")
    func freed() {
        KeyboardStage.run { stage in
            let field = stage.field()
            tapOn(field)
            weak let key = theFirstView(withLabel("q")).inside(stage.keyboard).first
            #expect(key != nil)
            field.resignFirstResponder()
            #expect(key == nil)
        }
    }
}
