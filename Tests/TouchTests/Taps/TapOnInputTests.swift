import FailureReporting
import Testing
import TimeLapse
import Touch
import ViewQuery

/// Inputs under a tap recognizer of an ancestor, as screens have one that ends editing.
///
/// That the input wins, and that its control events end with `touchCancel`, is how UIKit's inputs are observed to
/// behave: see stackoverflow.com/questions/8797726.
@MainActor
@Suite("Tapping text inputs") struct TapOnInputTests {
    /// A screen with an input, and a recognizer of its own that ends editing.
    private final class Screen: UIViewController, UITextFieldDelegate, UITextViewDelegate,
        UIGestureRecognizerDelegate
    {
        var log: [String] = []
        var input: UIView = UITextField()
        var allowsBoth = false
        let tap = UITapGestureRecognizer()

        override func viewDidLoad() {
            super.viewDidLoad()
            tap.addTarget(self, action: Screen.dismissKeyboard)
            tap.delegate = self
            view.addGestureRecognizer(tap)
            input.frame = CGRect(x: 20, y: 100, width: 300, height: 44)
            input.accessibilityIdentifier = "input"
            view.addSubview(input)
            (input as? UITextField)?.delegate = self
            (input as? UITextView)?.delegate = self
            if let control = input as? UIControl { listen(to: control) }
        }

        private func listen(to control: UIControl) {
            let events: [(String, UIControl.Event)] = [
                ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat),
                ("touchUpInside", .touchUpInside), ("touchCancel", .touchCancel),
                ("editingDidBegin", .editingDidBegin), ("editingDidEnd", .editingDidEnd),
            ]
            for (name, event) in events {
                control.addAction(UIAction { [weak self] _ in self?.log.append(name) }, for: event)
            }
        }

        func dismissKeyboard() {
            log.append("tap recognizer")
            view.endEditing(true)
        }

        func textFieldDidBeginEditing(_ textField: UITextField) { log.append("didBegin") }
        func textFieldDidEndEditing(_ textField: UITextField) { log.append("didEnd") }
        func textViewDidBeginEditing(_ textView: UITextView) { log.append("didBegin") }
        func textViewDidEndEditing(_ textView: UITextView) { log.append("didEnd") }

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { allowsBoth }

        func takeLog() -> String {
            defer { log = [] }
            return log.joined(separator: ", ")
        }
    }

    private func run(_ input: UIView = UITextField(), _ body: (Screen) -> Void) {
        UIApplication.withShared(UIApplication()) {
            let screen = Screen()
            screen.input = input
            let window = UIWindow.createWindowForTesting()
            window.rootViewController = screen
            body(screen)
            window.isHidden = true
        }
    }

    private static let background = CGPoint(x: 200, y: 400)

    @Test("A tap on a field focuses it and does not reach the screen's recognizer", arguments: [true, false])
    func field(cancels: Bool) {
        run { screen in
            screen.tap.cancelsTouchesInView = cancels
            tapOn(screen.input)
            #expect(screen.input.isFirstResponder)
            #expect(screen.takeLog() == "touchDown, didBegin, editingDidBegin, touchCancel")
            tapOn(screen.input.anchor(.left))
            #expect(screen.input.isFirstResponder)
            #expect(screen.takeLog() == "touchDown, touchCancel")
            tapOn(Self.background)
            #expect(!screen.input.isFirstResponder)
            #expect(screen.takeLog() == "tap recognizer, didEnd, editingDidEnd")
        }
    }

    @Test(
        "A tap on a text view or a search bar focuses it; one beside it ends the editing", arguments: [0, 1])
    func otherInputs(index: Int) {
        let input: UIView = index == 0 ? UITextView() : UISearchBar()
        run(input) { screen in
            let text = (input as? UISearchBar)?.searchTextField ?? input
            tapOn(screen.input)
            #expect(text.isFirstResponder)
            tapOn(text)
            #expect(text.isFirstResponder)
            #expect(!screen.log.contains("tap recognizer"))
            tapOn(Self.background)
            #expect(!text.isFirstResponder && screen.log.contains("tap recognizer"))
        }
    }

    @Test(
        "With a delegate that lets both recognize, the input is focused before the screen's tap is called"
    )
    func simultaneous() {
        run { screen in
            screen.allowsBoth = true
            tapOn(screen.input)
            #expect(
                screen.takeLog()
                    == "touchDown, didBegin, editingDidBegin, tap recognizer, didEnd, editingDidEnd, touchCancel"
            )
            #expect(!screen.input.isFirstResponder)
        }
    }

    @Test("The taps of two or three that select text are the text's, too")
    func severalTaps() {
        run { screen in
            screen.tap.numberOfTapsRequired = 2
            let field = screen.input as? UITextField
            field?.text = "one two"
            field?.textAlignment = .left
            tapOn(screen.input.anchor(.left), times: 2)
            #expect(!screen.log.contains("tap recognizer"))
            #expect((field?.selectedTextRange).flatMap { field?.text(in: $0) } == "one")
            doubleTapOn(Self.background)
            #expect(screen.log.contains("tap recognizer"))
        }
    }

    @Test("The placement of the caret is the input's while it is edited")
    func caret() {
        run { screen in
            let field = screen.input as? UITextField
            field?.text = "one two"
            tapOn(screen.input.anchor(.left))
            #expect(field?.selectedTextRange.map { field?.offset(from: $0.start, to: $0.end) } == 0)
            #expect(offsetOfCaret(in: field) == 0)
            tapOn(screen.input.anchor(.right))
            #expect(offsetOfCaret(in: field) == 7)
            #expect(screen.input.isFirstResponder && !screen.log.contains("tap recognizer"))
        }
    }

    private func offsetOfCaret(in field: UITextField?) -> Int? {
        field.flatMap { field in
            field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) }
        }
    }

    @Test(
        "A finger held on an input moves its caret, and no long press around it begins"
    )
    func held() {
        run { screen in
            let field = screen.input as? UITextField
            field?.text = "one two"
            let press = UILongPressGestureRecognizer()
            press.addTarget(screen) { screen in { (_: UIGestureRecognizer) in screen.log.append("press") } }
            screen.view.addGestureRecognizer(press)
            dragOn(
                screen.input, from: CGPoint(x: 290, y: 20), to: CGPoint(x: 3, y: 20), hold: .seconds(1))
            #expect(screen.input.isFirstResponder && offsetOfCaret(in: field) == 0)
            #expect(screen.takeLog() == "touchDown, didBegin, editingDidBegin, touchCancel")
            longPressOn(Self.background)
            #expect(screen.takeLog() == "press, press")
        }
    }

    @Test("A finger held on text that can only be read selects the word")
    func heldOnReadOnly() {
        let view = UITextView()
        view.text = "one two"
        view.isEditable = false
        run(view) { screen in
            longPressOn(screen.input.point(CGPoint(x: 8, y: 12)))
            #expect(view.selectedRange == NSRange(location: 0, length: 3))
        }
    }

    @Test("A recognizer that view code gave the input itself comes before the input's own")
    func recognizerOfTheInput() {
        run { screen in
            let tap = UITapGestureRecognizer()
            tap.addTarget(screen) { screen in { (_: UIGestureRecognizer) in screen.log.append("own") } }
            screen.input.addGestureRecognizer(tap)
            tapOn(screen.input)
            #expect(screen.takeLog() == "touchDown, own, touchCancel")
            #expect(!screen.input.isFirstResponder)
        }
    }

    @Test("A disabled field leaves the tap to the screen's recognizer, the clear button takes it from both")
    func disabledAndClearing() {
        run { screen in
            let field = screen.input as? UITextField
            field?.isEnabled = false
            tapOn(screen.input.center)
            #expect(screen.takeLog() == "tap recognizer")
            field?.isEnabled = true
            field?.text = "text"
            field?.clearButtonMode = .always
            tapOn(theFirstView(withLabel("Clear text")))
            #expect(field?.text == "" && screen.takeLog() == "didBegin, editingDidBegin")
        }
    }
}
