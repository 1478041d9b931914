/// Keeps the caret of a view that is being edited where it belongs.
///
/// It is placed when the view is laid out: a key that is typed pays for a note that it has moved, and no more.
@MainActor
final class TextCaret {
    private(set) weak var view: UIStandardTextCursorView?
    private var hasMoved = false

    /// Notes that the text, the selection or the focus is another.
    func update(in host: some UIView & TextModelHost) {
        guard isShown(in: host) else {
            view?.removeFromSuperview()
            return
        }
        hasMoved = true
        host.setNeedsLayout()
    }

    /// Puts the caret to where the next character goes; to be called where the host is laid out.
    func place(in host: some UIView & TextModelHost) {
        guard isShown(in: host) else { return }
        let place = host.textInput.selectedTextRange?.end
        let frame = place.map { host.textInput.caretRect(for: $0) } ?? .zero
        guard let view else { return show(in: host, at: frame) }
        if view.frame != frame { view.frame = frame }
        if hasMoved { view.resetBlinkAnimation() }
        hasMoved = false
    }

    private func show(in host: UIView, at frame: CGRect) {
        let view = UIStandardTextCursorView(frame: frame)
        self.view = view
        host.addSubview(view)
        hasMoved = false
    }

    private func isShown(in host: some UIView & TextModelHost) -> Bool {
        host.isFirstResponder && host.window != nil && host.allowsCaret && host.model.selection.isCaret
    }
}

extension TextModelHost where Self: UIView {
    func caretMayHaveMoved() { model.caret.update(in: self) }
}
