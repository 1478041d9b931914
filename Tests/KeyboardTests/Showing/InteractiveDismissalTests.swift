import FailureReporting
import Keyboard
import TestSupport
import Testing
import TimeLapse
import Touch

@MainActor @Suite("Interactive dismissal of the keyboard") struct InteractiveDismissalTests {
    private static let names: [(Notification.Name, String)] = [
        (UIResponder.keyboardWillShowNotification, "will show"),
        (UIResponder.keyboardDidShowNotification, "did show"),
        (UIResponder.keyboardWillHideNotification, "will hide"),
        (UIResponder.keyboardDidHideNotification, "did hide"),
    ]

    /// A window filled by a list, with a field in it that is first responder.
    private func withList(
        _ mode: UIScrollView.KeyboardDismissMode, accessory: Bool = false,
        _ body: (KeyboardStage, UIScrollView, UITextField) -> Void
    ) {
        KeyboardStage.run { stage in
            let list = UIScrollView(frame: stage.window.bounds)
            list.contentSize = CGSize(width: 390, height: 3000)
            list.keyboardDismissMode = mode
            stage.window.addSubview(list)
            let field = stage.field()
            list.addSubview(field)
            if accessory {
                field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
            }
            field.becomeFirstResponder()
            TimeLapse.advance(by: .seconds(1))
            for (name, text) in Self.names {
                _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                    let key = UIResponder.keyboardFrameBeginUserInfoKey
                    let begin = (note.userInfo?[key] as? CGRect)?.minY ?? -1
                    let end = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect)?.minY ?? -1
                    MainActor.assumeIsolated { stage.note("\(text) from \(Int(begin)) to \(Int(end))") }
                }
            }
            _ = stage.takeLog()
            body(stage, list, field)
        }
    }

    private var top: CGFloat { UIApplication.shared.keyboard.frame.minY }

    /// Drags a finger through heights of the screen, and returns where the keyboard was at each, and in the end.
    private func drag(_ stage: KeyboardStage, _ heights: [CGFloat], rest: Duration = .zero) -> String {
        let finger = SyntheticTouch(at: CGPoint(x: 200, y: 400))
        finger.begin()
        var tops: [String] = []
        for height in heights {
            finger.move(to: CGPoint(x: 200, y: height), over: .milliseconds(200))
            tops.append("\(Int(top))")
        }
        if rest > .zero { TimeLapse.advance(by: rest) }
        finger.end()
        return tops.joined(separator: " ")
    }

    @Test(
        "The keyboard stays until the finger reaches it, follows silently, and hides when released downwards"
    )
    func down() {
        withList(.interactive) { stage, _, field in
            #expect(drag(stage, [500, 552, 600, 700]) == "553 553 600 700")
            #expect(!field.isFirstResponder)
            #expect(stage.takeLog() == ["will hide from 700 to 844", "end"])
            TimeLapse.advance(by: .seconds(1))
            #expect(stage.takeLog() == ["did hide from 700 to 844"])
            #expect(top == 844)
        }
    }

    @Test("The keyboard that is dragged all the way down hides when released, with its notifications")
    func allTheWay() {
        withList(.interactive) { stage, _, field in
            #expect(drag(stage, [700, 844]) == "700 844")
            #expect(!field.isFirstResponder)
            #expect(stage.takeLog() == ["will hide from 844 to 844", "end"])
            TimeLapse.advance(by: .seconds(1))
            #expect(stage.takeLog() == ["did hide from 844 to 844"])
        }
    }

    @Test("The keyboard that is released upwards comes back, and first responder stays")
    func up() {
        withList(.interactive) { stage, _, field in
            #expect(drag(stage, [600, 800, 700]) == "600 800 700")
            #expect(field.isFirstResponder && top == 553)
            #expect(stage.takeLog() == ["will show from 700 to 553"])
            TimeLapse.advance(by: .seconds(1))
            #expect(stage.takeLog() == ["did show from 700 to 553"])
            #expect(drag(stage, [700, 500]) == "700 553")
            #expect(field.isFirstResponder && stage.takeLog() == [])
        }
    }

    @Test(
        "For a finger at rest, the half of the keyboard in which it is released decides",
        arguments: [(600, true), (750, false)])
    func resting(height: Int, stays: Bool) {
        withList(.interactive) { stage, _, field in
            _ = drag(stage, [500, CGFloat(height)], rest: .milliseconds(500))
            #expect(field.isFirstResponder == stays && top == (stays ? 553 : 844))
        }
    }

    @Test("The accessory view moves along, and can be dragged only if the mode says so")
    func accessory() {
        withList(.interactive, accessory: true) { stage, _, _ in
            #expect(top == 509)
            #expect(drag(stage, [520, 552, 600, 560]) == "509 509 556 516")
        }
        withList(.interactiveWithAccessory, accessory: true) { stage, _, field in
            #expect(drag(stage, [508, 520, 600]) == "509 520 600")
            #expect(!field.isFirstResponder && top == 844)
        }
    }

    @Test("Guides follow it, and the other modes ignore the finger or dismiss it immediately")
    func guidesAndModes() {
        withList(.interactive) { stage, list, _ in
            let finger = SyntheticTouch(at: CGPoint(x: 200, y: 400))
            finger.begin()
            finger.move(to: CGPoint(x: 200, y: 650), over: .milliseconds(50))
            #expect(stage.window.keyboardLayoutGuide.layoutFrame.minY == 650)
            let keys = theFirstView(withLabel("a")).inside(SoftwareKeyboard.main)
            #expect(keys.first.map { $0.convert($0.bounds, to: nil).minY > 650 } == true)
            finger.cancel()
            #expect(top == 553)
        }
        for (mode, stays) in [(UIScrollView.KeyboardDismissMode.none, true), (.onDragWithAccessory, false)] {
            withList(mode) { stage, _, field in
                #expect(drag(stage, [600, 700]) == (stays ? "553 553" : "844 844"))
                #expect(field.isFirstResponder == stays)
            }
        }
    }
}
