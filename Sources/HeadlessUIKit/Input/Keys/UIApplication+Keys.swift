/// What became of a key that was pressed.
package enum KeyOutcome {
    /// It was a chord, whose action was performed.
    case command(UIKeyCommand)
    /// A responder kept the press for itself.
    case claimed
    /// Nobody wanted it: it is the text's that has the focus, if any.
    case unclaimed
}

extension UIApplication {
    /// Presses a key of a hardware keyboard.
    ///
    /// Chords are looked for first, from the first responder up the chain; else the first responder is told of the
    /// press, and whoever follows on the chain. What the key does to a text is left to the caller, if nobody wanted it.
    ///
    /// - Returns: the press, to be handed to ``release(_:)``, which does nothing for a chord; and what became of it.
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

    /// Lets go of a key that is held down; the responder is told that it began with.
    package final func release(_ press: UIPress) {
        end(press, .ended)
    }

    /// Takes a press away; the responder is told that it began with.
    package final func cancel(_ press: UIPress) {
        end(press, .cancelled)
    }

    private func end(_ press: UIPress, _ phase: UIPress.Phase) {
        guard press.phase != .ended, press.phase != .cancelled else { return }
        press.update(to: phase, timestamp: timestamp)
        sendEvent(UIPressesEvent(presses: [press], timestamp: timestamp))
    }

    /// Performs the action of the chord that a key is, the first that is found on the chain and can be performed.
    private func performCommand(for key: UIKey) -> UIKeyCommand? {
        guard let window = keyWindow else { return nil }
        let isTextKey = window.firstResponder is any UIKeyInput && key.isTextKey
        let start = window.firstResponder ?? window.frontController ?? window
        var responder: UIResponder? = start
        while let current = responder {
            for command in current.keyCommands ?? [] where command.matches(key) {
                if isTextKey, !command.wantsPriorityOverSystemBehavior { continue }
                if perform(command, from: start) { return command }
            }
            responder = current.next
        }
        return nil
    }

    private func perform(_ command: UIKeyCommand, from start: UIResponder) -> Bool {
        var responder: UIResponder? = start
        while let current = responder {
            if command.action.perform(on: current, sender: command, event: nil) { return true }
            responder = current.next
        }
        return false
    }
}

extension UIKey {
    /// Whether the key does something to a text that is edited.
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
    /// The controller in front, whose keys count while nothing has the focus.
    fileprivate var frontController: UIViewController? {
        var controller = rootViewController
        while let presented = controller?.presentedViewController { controller = presented }
        return controller
    }
}
