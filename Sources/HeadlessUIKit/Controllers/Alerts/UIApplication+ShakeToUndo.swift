extension UIApplication {
    /// Asks the user whether to undo or redo what can be in the first responder, after a shake that nobody wanted.
    final func offerUndo() {
        guard applicationSupportsShakeToEdit, UIAccessibility.isShakeToUndoEnabled, let key = keyWindow,
            let manager = key.firstResponder?.undoManager, manager.canUndo || manager.canRedo
        else { return }
        for window in windows where window is ShakeToUndoWindow { return }
        ShakeToUndoWindow(self, over: key).ask(manager)
    }
}

/// The window with the alert that asks whether to undo.
///
/// As it is key meanwhile, the keyboard goes, and comes back afterwards: what had the focus has it all the time.
private final class ShakeToUndoWindow: UIWindow {
    private weak var previous: UIWindow?

    init(_ application: UIApplication, over previous: UIWindow) {
        self.previous = previous
        super.init(frame: application.screen.bounds)
        windowLevel = .alert
        rootViewController = UIViewController()
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the alert. What it says is from memory of UIKit, and Apple documents none of it.
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
        UIAlertAction(title: title, style: style) { [weak self] _ in
            self?.leave()
            action()
        }
    }

    private func leave() {
        if isKeyWindow { previous?.makeKey() }
        isHidden = true
    }
}
