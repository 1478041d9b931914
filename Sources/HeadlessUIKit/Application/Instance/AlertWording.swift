/// An alert's texts, from which reports name it when it is gone.
package struct AlertWording: Sendable {
    let isActionSheet: Bool
    /// Its title, or else its message.
    let title: String?
    /// The titles of its buttons.
    let buttons: [String]

    /// What reports call the alert: `the alert "Delete?" with the buttons "Delete", "Keep"`.
    package var nameWithButtons: String {
        let kind = isActionSheet ? "action sheet" : "alert"
        let title = title.map { " \"\($0.inOneLine)\"" } ?? ""
        let titles = buttons.map { "\"\($0.inOneLine)\"" }.joined(separator: ", ")
        let noun = buttons.count == 1 ? "button" : "buttons"
        return "the \(kind)\(title)"
            + (buttons.isEmpty ? ", without buttons," : " with the \(noun) \(titles)")
    }
}
