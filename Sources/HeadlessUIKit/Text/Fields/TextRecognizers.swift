import Foundation

/// The recognizer of a tap that gives an input the focus and places its caret.
///
/// UIKit's inputs have recognizers of their own, too. So a tap recognizer of an ancestor does not keep the input from
/// being focused: the recognizer whose view is furthest in recognizes the tap first.
final class TextTapRecognizer: UITapGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard touches.areForText(of: view) else {
            state = .failed
            return
        }
        super.touchesBegan(touches, with: event)
    }

    // The second tap of two selects a word, and so belongs to the text as the first does.
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return tap.numberOfTapsRequired <= max(history.last?.tapCount ?? 1, 1)
    }

    // What view code adds to the input itself is there for a purpose.
    override var precedence: Int { -1 }
}

/// The recognizer of a finger held on an input, which takes the caret along.
final class TextPressRecognizer: UILongPressGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard touches.areForText(of: view) else {
            state = .failed
            return
        }
        super.touchesBegan(touches, with: event)
    }

    // What view code adds to the input itself, a menu for one, is there for a purpose.
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer.view === view && otherGestureRecognizer is UILongPressGestureRecognizer
    }
}

extension Set<UITouch> {
    /// Whether touches mean the text of an input, and not a control in it, such as the button that clears it.
    @MainActor
    fileprivate func areForText(of input: UIView?) -> Bool {
        guard let host = input as? any TextModelHost, host.takesTextTouches else { return false }
        for touch in self {
            var current = touch.view
            while let view = current, view !== input {
                if view is UIControl { return false }
                current = view.superviewLink
            }
        }
        return true
    }
}

extension TextModelHost where Self: UIView {
    /// Takes the focus and puts the caret where the input was tapped; further taps select.
    func textWasTapped(_ tap: UIGestureRecognizer) {
        guard let touch = tap.history.last, takeFocusByTouch() else { return }
        model.tap(touch.tapCount, at: touch.location(in: self))
    }

    /// Takes the focus, and the caret along with the finger; in a text that cannot be changed, selects the word.
    ///
    /// So Apple's guides for the user describe a finger that is held on text.
    func textWasPressed(_ press: UIGestureRecognizer) {
        switch press.state {
        case .began:
            guard takeFocusByTouch() else { return }
            if allowsCaret {
                model.placeCaret(at: press.location(in: self))
            } else {
                model.tap(2, at: press.location(in: self))
            }
        case .changed where isFirstResponder && allowsCaret: model.placeCaret(at: press.location(in: self))
        default: return
        }
    }

    /// Gives the input, which is being made, its recognizers.
    func addTextRecognizers(
        _ tap: TextTapRecognizer = TextTapRecognizer(), _ press: TextPressRecognizer = TextPressRecognizer()
    ) {
        tap.addTarget(self) { host in { host.textWasTapped($0 as UIGestureRecognizer) } }
        press.addTarget(self) { host in { host.textWasPressed($0 as UIGestureRecognizer) } }
        attach(tap)
        attach(press)
    }
}
