/// An open menu for editing, and the actions that it can have.
@MainActor
final class EditMenu {
    private weak var overlay: UIMenuOverlay?

    var isOpen: Bool { overlay?.window != nil }

    /// The menu's rectangle in the window's coordinates; empty while it is closed.
    var frame: CGRect { overlay?.listFrame ?? .zero }

    /// Shows a menu beside a rectangle of a window.
    ///
    /// - Parameter didClose: called once, when it closes.
    func open(
        _ menu: UIMenu, sender: AnyObject, in window: UIWindow, besides rect: CGRect,
        didClose: @escaping () -> Void
    ) {
        let overlay = UIMenuOverlay(menu, sender: sender, selection: nil)
        overlay.whenDismissed = didClose
        self.overlay = overlay
        overlay.show(in: window, besides: rect, at: rect.origin, preview: nil)
    }

    func close() { overlay?.dismiss() }

    /// The standard editing actions that a responder, or one above it, can perform, in the order of the system's menu.
    static func standardActions(for responder: UIResponder, sender: AnyObject) -> [UIAction] {
        let titles: [(Selector, String)] = [
            (.cut, "Cut"), (.copy, "Copy"), (.paste, "Paste"), (.select, "Select"),
            (.selectAll, "Select All"), (.delete, "Delete"),
        ]
        return titles.compactMap { action($0, title: $1.asSystemText, for: responder, sender: sender) }
    }

    /// An action that calls a method of the nearest responder that can perform it; `nil` if none can.
    static func action(
        _ selector: Selector, title: String, for responder: UIResponder, sender: AnyObject
    ) -> UIAction? {
        guard let target = responder.target(forAction: selector, withSender: sender) as? UIResponder else {
            return nil
        }
        return UIAction(title: title) { [weak target, weak sender] _ in
            guard let target, let sender else { return }
            UIApplication.shared.sendAction(selector, to: target, from: sender, for: nil)
        }
    }
}
