/// The outcome of a key press.
package enum KeyOutcome {
    /// It was a keyboard shortcut, whose action was performed.
    case command(UIKeyCommand)
    /// A responder handled the press.
    case claimed
    /// No responder handled it: it goes to the text of the first responder, if any.
    case unclaimed
}

extension UIApplication {
    /// Presses a key of a hardware keyboard.
    ///
    /// Keyboard shortcuts are tried first, from the first responder up the chain; then the first responder gets
    /// the press, and passes it up the chain. If none handles it, the caller applies the key to the text.
    ///
    /// - Returns: the press, for ``release(_:)``, which does nothing for a keyboard shortcut; and the outcome.
    package final func press(_ key: UIKey) -> (press: UIPress, outcome: KeyOutcome) {
        let press = UIPress(key, timestamp: timestamp)
        commit()
        var command: UIKeyCommand?
        asOneTurn { command = performCommand(for: key) }
        if let command {
            press.update(to: .ended, timestamp: timestamp)
            return (press, .command(command))
        }
        sendEvent(UIPressesEvent(presses: [press], timestamp: timestamp))
        return (press, press.wasUnclaimed || press.responder == nil ? .unclaimed : .claimed)
    }

    /// Releases a key; the responder that the press began with is told.
    package final func release(_ press: UIPress) {
        end(press, .ended)
    }

    /// Cancels a press; the responder that it began with is told.
    package final func cancel(_ press: UIPress) {
        end(press, .cancelled)
    }

    private func end(_ press: UIPress, _ phase: UIPress.Phase) {
        guard press.phase != .ended, press.phase != .cancelled else { return }
        press.update(to: phase, timestamp: timestamp)
        sendEvent(UIPressesEvent(presses: [press], timestamp: timestamp))
    }

    /// Performs the action of the key's shortcut: the first command on the responder chain that can be performed.
    private func performCommand(for key: UIKey) -> UIKeyCommand? {
        guard let window = keyWindow else { return nil }
        let isTextKey = window.firstResponder is any UIKeyInput && key.isTextKey
        let start = window.firstResponder ?? window.frontController ?? window
        var responder: UIResponder? = start
        while let current = responder {
            for command in current.keyCommands ?? [] where command.matches(key) {
                if isTextKey, !command.wantsPriorityOverSystemBehavior { continue }
                if command.perform(from: start) { return command }
            }
            responder = current.next
        }
        return nil
    }
}

extension UIKey {
    /// Whether the key changes a text that is edited, or moves in it.
    final var isTextKey: Bool {
        guard modifierFlags.isDisjoint(with: [.command, .control]) else { return false }
        switch keyCode.rawValue {
        case UIKeyboardHIDUsage.keyboardEscape.rawValue: return false
        case UIKeyboardHIDUsage.keyboardF1.rawValue...UIKeyboardHIDUsage.keyboardF12.rawValue: return false
        case UIKeyboardHIDUsage.keyboardF13.rawValue...UIKeyboardHIDUsage.keyboardF24.rawValue: return false
        default: return true
        }
    }
}

extension UIWindow {
    /// The front-most controller, which gets keys while there is no first responder.
    fileprivate var frontController: UIViewController? {
        var controller = rootViewController
        while let presented = controller?.presentedViewController { controller = presented }
        return controller
    }
}
