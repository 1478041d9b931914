extension UIApplication {
    /// Asks the user after a shake whether to undo or redo, if the first responder's undo manager can.
    final func offerUndo() {
        guard applicationSupportsShakeToEdit, UIAccessibility.isShakeToUndoEnabled, let key = keyWindow,
            let manager = key.firstResponder?.undoManager, manager.canUndo || manager.canRedo
        else { return }
        for window in windows where window is ShakeToUndoWindow { return }
        ShakeToUndoWindow(self, over: key).ask(manager)
    }
}

/// The window of the alert that asks whether to undo.
///
/// While it is the key window, the keyboard is hidden; the other window keeps its first responder all the time.
private final class ShakeToUndoWindow: UIWindow {
    private weak var previous: UIWindow?

    init(_ application: UIApplication, over previous: UIWindow) {
        self.previous = previous
        super.init(frame: application.screen.bounds)
        windowLevel = .alert
        rootViewController = UIViewController()
    }

    required init?(coder: NSCoder) { nil }

    // The texts are from memory of UIKit; Apple documents none of them.
    func ask(_ manager: UndoManager) {
        let title = manager.canUndo ? manager.undoMenuItemTitle : manager.redoMenuItemTitle
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        if manager.canUndo {
            alert.addAction(choice("Undo") { [weak manager] in manager?.undo() })
        }
        if manager.canRedo {
            alert.addAction(
                choice(manager.canUndo ? manager.redoMenuItemTitle : "Redo") { [weak manager] in
                    manager?.redo()
                })
        }
        alert.addAction(choice("Cancel", .cancel) {})
        makeKeyAndVisible()
        rootViewController?.present(alert, animated: true)
    }

    private func choice(
        _ title: String, _ style: UIAlertAction.Style = .default, _ action: @escaping @MainActor () -> Void
    ) -> UIAlertAction {
        UIAlertAction(title: title.asSystemText, style: style) { [weak self] _ in
            self?.leave()
            action()
        }
    }

    private func leave() {
        if isKeyWindow { previous?.makeKey() }
        isHidden = true
    }
}
