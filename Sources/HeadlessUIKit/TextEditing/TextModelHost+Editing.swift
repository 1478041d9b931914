import Foundation

// What the user does to a text, the same in every view that shows one.
extension TextModelHost where Self: UIView {
    private var application: UIApplication { window?.application ?? .shared }

    /// Puts text in at the caret or in place of what is to be cleared, as it is.
    func put(_ text: String, as kind: TextEditKind) {
        if clearsOnInsertion {
            if model.edit(0..<model.count, with: text, as: .other) { clearsOnInsertion = false }
        } else if model.insert(text, as: kind, clearingAll: clearsSecret) {
            clearsSecret = false
        }
    }

    func deleteByKey() {
        if model.deleteBackward(clearingAll: clearsSecret) { clearsSecret = false }
    }

    func copySelection() {
        guard allows(.copy) else { return }
        application.pasteboard.string = model.selectedText
    }

    func cutSelection() {
        guard allows(.cut) else { return }
        copySelection()
        model.deleteSelection()
    }

    func pasteText() {
        guard let text = application.pasteboard.string else { return }
        insert(text, as: .other)
    }

    func post(_ name: Notification.Name) {
        application.notificationCenter.post(name: name, object: self)
    }
}
