/// Takes text that is dropped on a text field or text view, where the finger is.
///
/// As for pasting, the delegate is asked about the change. The view becomes first responder, as observed on iPad.
@MainActor
final class TextDrop: NSObject, UIDropInteractionDelegate {
    private weak var host: (any TextModelHost & UIView)?

    init(_ host: any TextModelHost & UIView) {
        self.host = host
        super.init()
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        (host?.allowsCaret ?? false) && session.canLoadObjects(ofClass: String.self)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
        -> UIDropProposal
    { UIDropProposal(operation: .copy) }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let host else { return }
        let place = session.location(in: host)
        session.loadObjects(ofClass: String.self) { [weak self] texts in
            self?.insert(texts.joined(separator: "\n"), at: place)
        }
    }

    private func insert(_ text: String, at place: CGPoint) {
        guard let host, host.allowsCaret, !text.isEmpty, host.becomeFirstResponder() else { return }
        let input = host.textInput
        if let position = input.closestPosition(to: place) {
            input.selectedTextRange = input.textRange(from: position, to: position)
        }
        host.put(host.fitted(text), as: .other, asking: true)
    }
}

extension UITextField: StandardDropTaking {
    final func standardDrop() -> any UIDropInteractionDelegate { TextDrop(self) }
}

extension UITextView: StandardDropTaking {
    final func standardDrop() -> any UIDropInteractionDelegate { TextDrop(self) }
}
