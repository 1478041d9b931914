/// Keeps the caret of a view that is being edited where it belongs.
///
/// It is placed when somebody is about to look: finding the place takes the whole text's layout, and a key that is
/// typed is to pay for what is typed, and for a note that the caret has moved.
@MainActor
final class TextCaret {
    private weak var host: (any UIView & TextModelHost)?
    private weak var view: UIStandardTextCursorView?

    /// Notes that the text, the selection or the focus is another.
    func update(in host: some UIView & TextModelHost) {
        guard isShown(in: host), let application = host.window?.application else {
            view?.removeFromSuperview()
            return
        }
        self.host = host
        view?.resetBlinkAnimation()
        application.staleCaret = self
    }

    /// Puts the caret to where the next character goes.
    func place() {
        guard let host, isShown(in: host) else { return }
        let place = host.textInput.selectedTextRange?.end
        let frame = place.map { host.textInput.caretRect(for: $0) } ?? .zero
        if let view {
            if view.frame != frame { view.frame = frame }
        } else {
            let view = UIStandardTextCursorView(frame: frame)
            self.view = view
            host.addSubview(view)
        }
    }

    private func isShown(in host: any UIView & TextModelHost) -> Bool {
        host.isFirstResponder && host.allowsCaret && host.model.selection.isCaret
    }
}

extension TextModelHost where Self: UIView {
    func caretMayHaveMoved() { model.caret.update(in: self) }
}
