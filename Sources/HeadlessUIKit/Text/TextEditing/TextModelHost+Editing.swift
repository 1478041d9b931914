import Foundation

// What the user does to a text, the same in every view that shows one.
extension TextModelHost where Self: UIView {
    private var application: UIApplication { window?.application ?? .shared }

    /// Puts text in at the caret or in place of what is to be cleared, as it is.
    ///
    /// - Parameter asking: whether the delegate has a say in it.
    func put(_ text: String, as kind: TextEditKind, asking: Bool) {
        if clearsOnInsertion {
            let all = 0..<model.count
            if model.edit(all, with: text, as: .other, asking: asking) { clearsOnInsertion = false }
        } else if model.insert(text, as: kind, clearingAll: clearsSecret, asking: asking) {
            clearsSecret = false
        }
    }

    /// Whether the delegate lets a key put text in where ``put(_:as:asking:)`` would.
    func admitsKey(_ text: String) -> Bool {
        let range = clearsOnInsertion ? 0..<model.count : model.rangeToReplace
        return text.isEmpty && range.isEmpty || model.admits(range, text)
    }

    /// Whether the delegate lets the delete key take out what it would; also where that is nothing.
    func admitsDeleteKey() -> Bool {
        let range = model.rangeToDelete(.character(.backward))
        return range.isEmpty || model.admits(range, "")
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
