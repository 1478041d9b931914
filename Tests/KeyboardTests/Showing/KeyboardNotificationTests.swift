import FailureReporting
import Keyboard
import TestSupport
import Testing
import Touch

@MainActor
@Suite("Keyboard notifications") struct KeyboardNotificationTests {
    private static let names: [(Notification.Name, String)] = [
        (UIResponder.keyboardWillShowNotification, "will show"),
        (UIResponder.keyboardDidShowNotification, "did show"),
        (UIResponder.keyboardWillHideNotification, "will hide"),
        (UIResponder.keyboardDidHideNotification, "did hide"),
        (UIResponder.keyboardWillChangeFrameNotification, "will change"),
        (UIResponder.keyboardDidChangeFrameNotification, "did change"),
    ]

    /// Writes the notifications down, and does `react` after each. Observers of the same name are told in no certain
    /// order, so there is one of each.
    private func listen(_ stage: KeyboardStage, _ react: @escaping @MainActor (String) -> Void = { _ in }) {
        for (name, text) in Self.names {
            _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let begin = (note.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?
                    .cgRectValue
                let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
                let line = "\(text) \(Self.text(begin)) \(Self.text(end))"
                MainActor.assumeIsolated {
                    stage.note(line)
                    react(text)
                }
            }
        }
    }

    private nonisolated static func text(_ rect: CGRect?) -> String {
        rect.map { "\(Int($0.minY))+\(Int($0.height))" } ?? "-"
    }

    private static let show = ["will change 844+291 553+291", "will show 844+291 553+291"]
    private static let shown = ["did change 844+291 553+291", "did show 844+291 553+291"]
    private static let hide = ["will change 553+291 844+291", "will hide 553+291 844+291"]
    private static let hidden = ["did change 553+291 844+291", "did hide 553+291 844+291"]

    @Test("Showing and hiding the keyboard posts before, and 0.25 seconds later")
    func showAndHide() {
        KeyboardStage.run { stage in
            listen(stage)
            let field = stage.field()
            field.becomeFirstResponder()
            #expect(stage.takeLog() == ["begin"] + Self.show)
            TimeLapse.advance(by: .milliseconds(249))
            #expect(stage.takeLog() == [])
            TimeLapse.advance(by: .milliseconds(1))
            #expect(stage.takeLog() == Self.shown)
            field.resignFirstResponder()
            #expect(stage.takeLog() == Self.hide + ["end"])
            TimeLapse.advance(by: .milliseconds(250))
            #expect(stage.takeLog() == Self.hidden)
        }
    }

    @Test("With animations disabled the keyboard moves immediately")
    func withoutAnimations() {
        KeyboardStage.run { stage in
            listen(stage)
            let field = stage.field()
            UIView.performWithoutAnimation { _ = field.becomeFirstResponder() }
            #expect(stage.takeLog() == ["begin"] + Self.show + Self.shown)
            tapOn(field)
            #expect(stage.takeLog() == [])
        }
    }

    @Test("A text view's delegate is told that editing began after the keyboard will show, as in UIKit")
    func textView() {
        KeyboardStage.run { stage in
            listen(stage)
            stage.textView().becomeFirstResponder()
            #expect(stage.takeLog() == Self.show + ["begin"])
        }
    }

    @Test("Moving first responder posts nothing, unless the frame differs")
    func fieldToField() {
        KeyboardStage.run { stage in
            let (one, two, three) = (
                stage.field("one"), stage.field("two") { $0.keyboardType = .numberPad },
                stage.field("three") {
                    $0.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
                }
            )
            tapOn(one)
            listen(stage)
            _ = stage.takeLog()
            tapOn(two)
            #expect(stage.takeLog() == ["end", "begin"])
            tapOn(three)
            #expect(
                stage.takeLog() == [
                    "end", "begin", "will change 553+291 509+335", "will show 553+291 509+335",
                    "did change 553+291 509+335", "did show 553+291 509+335",
                ])
            #expect(stage.keyboard.frame.height == 335)
        }
    }

    @Test("A move that is reversed posts no did notifications")
    func turnedBack() {
        KeyboardStage.run { stage in
            listen(stage)
            let field = stage.field()
            field.becomeFirstResponder()
            TimeLapse.advance(by: .milliseconds(100))
            field.resignFirstResponder()
            TimeLapse.advance(by: .seconds(1))
            #expect(stage.takeLog() == ["begin"] + Self.show + Self.hide + ["end"] + Self.hidden)
        }
    }

    @Test("Dismissing, a hardware keyboard, another window: each hides it, and the way back shows it")
    func otherWays() {
        KeyboardStage.run { stage in
            let field = stage.field()
            tapOn(field)
            listen(stage)
            let ways: [(String, () -> Void, () -> Void)] = [
                ("dismiss", { stage.keyboard.dismiss() }, { tapOn(field) }),
                (
                    "hardware", { stage.keyboard.isHardwareKeyboardConnected = true },
                    { stage.keyboard.isHardwareKeyboardConnected = false }
                ),
                (
                    "disable", { field.isEnabled = false },
                    {
                        field.isEnabled = true
                        tapOn(field)
                    }
                ),
                (
                    "remove", { field.removeFromSuperview() },
                    {
                        stage.window.addSubview(field)
                        tapOn(field)
                    }
                ),
            ]
            for (name, away, back) in ways {
                _ = stage.takeLog()
                UIView.performWithoutAnimation {
                    away()
                    #expect(
                        stage.takeLog().filter { $0.contains("hide") } == [Self.hide[1], Self.hidden[1]],
                        "\(name)")
                    #expect(!stage.keyboard.isVisible)
                    #expect(stage.keyboard.frame.minY == 844)
                    back()
                    #expect(
                        stage.takeLog().filter { $0.contains("show") } == [Self.show[1], Self.shown[1]],
                        "\(name)")
                }
            }
        }
    }

    @Test("The other values are UIKit's, in every type that they cast to")
    func values() {
        KeyboardStage.run { stage in
            let heard = Heard()
            _ = NotificationCenter.default.addObserver(
                forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
            ) { note in
                nonisolated(unsafe) let values = note.userInfo ?? [:]
                MainActor.assumeIsolated { heard.values = values }
            }
            stage.field().becomeFirstResponder()
            let information = heard.values
            let duration = information[UIResponder.keyboardAnimationDurationUserInfoKey]
            #expect(duration as? Double == 0.25)
            #expect((duration as? NSNumber)?.doubleValue == 0.25)
            let curve = information[UIResponder.keyboardAnimationCurveUserInfoKey]
            #expect(curve as? UInt == 7)
            #expect(curve as? Int == 7)
            #expect((curve as? NSNumber)?.intValue == 7)
            #expect(information[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
            let end = information[UIResponder.keyboardFrameEndUserInfoKey]
            #expect(end as? CGRect == CGRect(x: 0, y: 553, width: 390, height: 291))
            #expect((end as? NSValue)?.cgRectValue == CGRect(x: 0, y: 553, width: 390, height: 291))
            #expect((NSNumber(value: 7) as Any) as? CGRect == nil)
        }
    }

    @Test("Observers of another application get no notifications of the keyboard")
    func applications() {
        KeyboardStage.run { stage in
            listen(stage)
            KeyboardStage.run { other in tapOn(other.field()) }
            #expect(stage.takeLog() == [])
        }
    }

    @Test(
        "Observers that endlessly show and hide the keyboard in answer to its notifications are one failure")
    func endless() {
        KeyboardStage.run { stage in
            let field = stage.field()
            for (name, takes) in [
                (UIResponder.keyboardWillShowNotification, false),
                (UIResponder.keyboardWillHideNotification, true),
            ] {
                _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                    MainActor.assumeIsolated {
                        _ = takes ? field.becomeFirstResponder() : field.resignFirstResponder()
                    }
                }
            }
            let failures = failureTexts { field.becomeFirstResponder() }
            #expect(failures.count == 1)
            #expect(
                failures.first == """
                    Endless recursion, stopped 25 levels deep: moving keyboard focus to UITextField #field moves it \
                    again. The innermost call was ignored.
                    """)
        }
    }

    @Test("If an observer hides the keyboard again, later observers get no outdated notifications")
    func sentAwayAtOnce() {
        KeyboardStage.run { stage in
            let field = stage.field()
            listen(stage) { if $0 == "will change" { field.resignFirstResponder() } }
            field.becomeFirstResponder()
            TimeLapse.advance(by: .seconds(1))
            #expect(stage.takeLog() == ["begin", Self.show[0]] + Self.hide + ["end"] + Self.hidden)
        }
    }

    @Test(
        "The layout guide is the part that the keyboard covers, and the view is laid out again when it moves")
    func guide() {
        final class Form: UIView {
            var heights: [CGFloat] = []
            override func layoutSubviews() {
                super.layoutSubviews()
                heights.append(keyboardLayoutGuide.layoutFrame.minY)
            }
        }
        KeyboardStage.run { stage in
            let form = Form(frame: CGRect(x: 20, y: 44, width: 350, height: 700))
            stage.window.addSubview(form)
            let field = stage.field()
            #expect(form.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 700, width: 350, height: 0))
            #expect(form.keyboardLayoutGuide === form.keyboardLayoutGuide)
            #expect(form.keyboardLayoutGuide.owningView === form)
            tapOn(field)
            #expect(form.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 509, width: 350, height: 191))
            field.resignFirstResponder()
            UIApplication.shared.commit()
            #expect(form.heights == [700, 509, 700])
            #expect(UIView().keyboardLayoutGuide.layoutFrame == .zero)
        }
    }
}

@MainActor
private final class Heard {
    var values: [AnyHashable: Any] = [:]
}
