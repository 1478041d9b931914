import Robot
import Testing

@MainActor @Suite("The caret", .robot) struct CaretTests {
    let window = UIWindow.createWindowForTesting()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))

    init() {
        field.accessibilityLabel = "Name"
        window.addSubview(field)
    }

    private var carets: ViewQuery { allViews(ofClass(UIStandardTextCursorView.self)) }

    private func seen() -> Float? { carets.first?.layer.presentation()?.opacity }

    @Test("The caret is visible and hidden for 0.5 seconds each, and restarts when it moves")
    func blinks() {
        tapOn(field, lapse: .none)
        #expect(carets.count == 1)
        var log: [Float?] = []
        for _ in 0..<6 {
            log.append(seen())
            TimeLapse.advance(by: .milliseconds(250))
        }
        #expect(log == [1, 1, 0, 0, 1, 1])
        #expect(seen() == 0)
        SoftwareKeyboard.main.type("a")
        #expect(seen() == 1)
        TimeLapse.advance(by: .milliseconds(499))
        #expect(seen() == 1)
        TimeLapse.advance(by: .milliseconds(1))
        #expect(seen() == 0)
    }

    @Test("The caret stands where the next character goes")
    func place() {
        tapOn(field)
        #expect(carets.first?.frame == field.caretRect(for: field.beginningOfDocument))
        SoftwareKeyboard.main.type("Ada")
        #expect(carets.first?.frame == field.caretRect(for: field.endOfDocument))
        field.selectedTextRange = field.textRange(
            from: field.beginningOfDocument, to: field.beginningOfDocument)
        #expect(carets.first?.frame == field.caretRect(for: field.beginningOfDocument))
    }

    @Test("The caret holds nothing up, and nothing happens on the clock while it blinks")
    func idle() {
        tapOn(field)
        TimeLapse.advance(by: .seconds(2))
        #expect(carets.count == 1)
        #expect(TimeLapse.isIdle)
        #expect(VirtualClock.current.endlessWork.count == 1)
        #expect(!TimeLapse.advanceToNextTimer())
    }

    @Test("The caret is hidden while text is selected, and removed when the field resigns or is removed")
    func gone() {
        tapOn(field)
        SoftwareKeyboard.main.type("Ada")
        field.selectAll(nil)
        #expect(carets.isEmpty)
        #expect(VirtualClock.current.endlessWork.isEmpty)
        field.selectedTextRange = nil
        SoftwareKeyboard.main.type("B")
        #expect(carets.count == 1)
        field.resignFirstResponder()
        #expect(carets.isEmpty)
        tapOn(field)
        #expect(carets.count == 1)
        field.removeFromSuperview()
        #expect(carets.isEmpty)
        #expect(VirtualClock.current.endlessWork.isEmpty)
        #expect(field.subviews.isEmpty)
    }

    @Test("The caret can be told not to blink")
    func steady() {
        tapOn(field)
        let caret = carets.first as? UIStandardTextCursorView
        caret?.isBlinking = false
        #expect(VirtualClock.current.endlessWork.isEmpty)
        SoftwareKeyboard.main.type("a")
        TimeLapse.advance(by: .milliseconds(600))
        #expect(caret?.layer.presentation()?.opacity ?? 1 == 1)
        caret?.isBlinking = true
        TimeLapse.advance(by: .milliseconds(600))
        #expect(seen() == 0)
    }

    @Test("A text view has a caret while its text can be changed")
    func textView() {
        let view = UITextView(frame: CGRect(x: 20, y: 200, width: 200, height: 80))
        window.addSubview(view)
        view.becomeFirstResponder()
        SoftwareKeyboard.main.type("one\ntwo")
        #expect(carets.first?.superview === view)
        #expect(carets.first?.frame == view.caretRect(for: view.endOfDocument))
        view.isEditable = false
        #expect(carets.isEmpty)
    }

    @Test("The caret takes no touches: a tap on it is the field's")
    func touches() {
        tapOn(field)
        SoftwareKeyboard.main.type("Ada")
        let caret = carets.first?.frame ?? .null
        #expect(!caret.isNull)
        #expect(window.hitTest(CGPoint(x: caret.midX + 20, y: caret.midY + 100), with: nil) === field)
    }
}
