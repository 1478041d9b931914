/// The tap recognizer that makes an input first responder and places its caret.
///
/// UIKit's inputs have their own recognizers, too. So a tap recognizer of an ancestor does not prevent the input from
/// becoming first responder: the recognizer of the deepest view recognizes the tap first.
final class TextTapRecognizer: UITapGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if takesAsText(touches) { super.touchesBegan(touches, with: event) }
    }

    // The second tap of a double tap selects a word, so it belongs to the text as the first does.
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return tap.numberOfTapsRequired <= max(history.last?.tapCount ?? 1, 1)
    }

    // Recognizers that view code adds to the input itself come first.
    override var precedence: Int { -1 }
}

/// The long press recognizer of an input, which moves the caret with the finger.
final class TextPressRecognizer: UILongPressGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if takesAsText(touches) { super.touchesBegan(touches, with: event) }
    }

    // Recognizers that view code adds to the input itself, such as for a menu, come first.
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer.view === view && otherGestureRecognizer is UILongPressGestureRecognizer
    }
}

extension UIGestureRecognizer {
    /// Whether touches are on the text of the input; fails if not.
    fileprivate final func takesAsText(_ touches: Set<UITouch>) -> Bool {
        if touches.areForText(of: view) { return true }
        state = .failed
        return false
    }
}

extension Set<UITouch> {
    /// Whether touches are on an input's text, and not on a control inside it, such as the clear button.
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
    /// Becomes first responder and places the caret where the input was tapped; multiple taps select.
    func textWasTapped(_ tap: UIGestureRecognizer) {
        guard let touch = tap.history.last else { return }
        if touch.tapCount == 1, usesItem(at: touch.location(in: self)) { return }
        guard takeFocusByTouch() else { return }
        model.tap(touch.tapCount, at: touch.location(in: self))
    }

    /// Becomes first responder and moves the caret with the finger; in text that is not editable, selects the word.
    ///
    /// As Apple's user guides describe a finger that is held on text.
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

    func addTextRecognizers(
        _ tap: TextTapRecognizer = TextTapRecognizer(), _ press: TextPressRecognizer = TextPressRecognizer()
    ) {
        tap.addTarget(self) { host in { host.textWasTapped($0 as UIGestureRecognizer) } }
        press.addTarget(self) { host in { host.textWasPressed($0 as UIGestureRecognizer) } }
        attachOwn(tap)
        attachOwn(press)
    }
}
