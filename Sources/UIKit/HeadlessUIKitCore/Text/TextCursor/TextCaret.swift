import TimeLapse

/// Updates the position of the caret of a view that is being edited.
///
/// It is placed when the view hierarchy is about to be read: the position takes the layout of the whole text, and
/// typing a key should cost no more than the edit and a note that the caret moved.
@MainActor
final class TextCaret {
    private let modelReference: WeakReference<TextModel>
    private var viewReference = WeakReference<UIStandardTextCursorView>()

    private var view: UIStandardTextCursorView? { viewReference.object }

    init(of model: TextModel) {
        modelReference = WeakReference(model)
    }

    /// Notes that the text, the selection or the first responder changed.
    func update(in host: some UIView & TextModelHost) {
        guard isShown(in: host), let application = host.window?.application else {
            view?.removeFromSuperview()
            return
        }
        view?.resetBlinkAnimation()
        application.staleCaret = self
    }

    /// Places the caret where the next character is inserted.
    func place() {
        guard let host = modelReference.object?.host, isShown(in: host) else { return }
        let place = host.textInput.selectedTextRange?.end
        let frame = place.map { host.textInput.caretRect(for: $0) } ?? .zero
        if let view {
            if view.frame != frame { view.frame = frame }
        } else {
            let view = UIStandardTextCursorView(frame: frame)
            viewReference = WeakReference(view)
            host.addSubview(view)
        }
    }

    private func isShown(in host: any UIView & TextModelHost) -> Bool {
        host.model.selection.isCaret && host.allowsCaret && host.isFirstResponder
    }
}

extension TextModelHost where Self: UIView {
    func caretMayHaveMoved() { model.caret.update(in: self) }
}
