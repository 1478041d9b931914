import HeadlessUIKit

/// Keeps the focused text input of a scroll view above the keyboard.
@MainActor
final class KeyboardAvoidance: NSObject {
    private let scrollView: UIScrollView

    init(of scrollView: UIScrollView) {
        self.scrollView = scrollView
    }

    func begin() {
        let center = NotificationCenter.default
        center.addObserver(
            self, selector: KeyboardAvoidance.keyboardWillMove,
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
        center.addObserver(
            self, selector: KeyboardAvoidance.keyboardWillHide,
            name: UIResponder.keyboardWillHideNotification, object: nil)
        // The keyboard posts nothing when the focus moves from one input to another with the same keyboard.
        for name in [UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification]
        {
            center.addObserver(
                self, selector: KeyboardAvoidance.didBeginEditing, name: name, object: nil)
        }
    }

    private func keyboardWillMove(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
            let window = scrollView.window
        else { return }
        let keyboard = scrollView.convert(window.convert(frame, from: nil), from: window)
        let covered = scrollView.bounds.maxY - keyboard.minY
        inset(by: max(0, covered - scrollView.safeAreaInsets.bottom))
        revealFocus()
    }

    private func keyboardWillHide() {
        inset(by: 0)
    }

    private func didBeginEditing() {
        revealFocus()
    }

    private func inset(by height: CGFloat) {
        scrollView.contentInset.bottom = height
        scrollView.verticalScrollIndicatorInsets.bottom = height
    }

    private func revealFocus() {
        guard let input = scrollView.focusedInput else { return }
        let frame = scrollView.convert(input.bounds, from: input).insetBy(dx: 0, dy: -16)
        scrollView.scrollRectToVisible(frame, animated: true)
    }
}

extension UIView {
    /// The first responder in the view.
    fileprivate var focusedInput: UIView? {
        if isFirstResponder { return self }
        return subviews.lazy.compactMap(\.focusedInput).first
    }
}
