// The user's edits, shared by all views that edit text.
extension TextModelHost where Self: UIView {
    private var application: UIApplication { window?.application ?? .shared }

    /// Inserts text at the caret, or replaces the selection or the text to be cleared.
    ///
    /// - Parameter asking: whether the delegate is asked.
    func put(_ text: String, as kind: TextEditKind, asking: Bool) {
        if clearsOnInsertion {
            let all = 0..<model.count
            if model.edit(all, with: text, as: .other, asking: asking) { clearsOnInsertion = false }
        } else if model.insert(text, as: kind, clearingAll: clearsSecret, asking: asking) {
            clearsSecret = false
        }
    }

    /// Whether the delegate allows a key to insert text where ``put(_:as:asking:)`` would.
    func admitsKey(_ text: String) -> Bool {
        let range = clearsOnInsertion ? 0..<model.count : model.rangeToReplace
        return text.isEmpty && range.isEmpty || model.admits(range, text, in: self)
    }

    /// Whether the delegate allows the delete key's edit; asked even if there is nothing to delete.
    func admitsDeleteKey() -> Bool {
        let range = model.rangeToDelete(.character(.backward))
        return range.isEmpty || model.admits(range, "", in: self)
    }

    func deleteByCode() {
        if model.delete(.character(.backward), clearingAll: clearsSecret, asking: false) {
            clearsSecret = false
        }
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
        put(fitted(text), as: .other, asking: true)
    }

    func post(_ name: Notification.Name) {
        application.notificationCenter.post(name: name, object: self)
    }
}
