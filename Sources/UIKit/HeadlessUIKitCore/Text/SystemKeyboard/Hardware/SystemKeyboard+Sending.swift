extension SystemKeyboard {
    /// Presses and releases a key of a hardware keyboard.
    ///
    /// - Parameter edit: the key's default action on the text, unless a key command or a responder handles the press.
    /// - Returns: whether the default action ran.
    @discardableResult
    package func send(_ key: UIKey, _ edit: () -> Void) -> Bool {
        guard let application else { return false }
        let (press, outcome) = application.press(key)
        note("press \(key.chordText)\(outcome.noteText)")
        var isLeft = false
        if case .unclaimed = outcome {
            isLeft = true
            edit()
        }
        application.release(press)
        return isLeft
    }

    /// Holds a key of a hardware keyboard down.
    package func hold(_ key: UIKey) {
        guard let application else { return }
        note("hold \(key.chordText)")
        heldPresses.append(application.press(key).press)
    }

    /// The names of the keys that are held down, in the order in which they were pressed.
    package var heldKeys: [String] { heldPresses.map { "\($0.type)" } }

    /// Releases all keys, as if the keyboard was disconnected.
    package func letGoOfAll() {
        heldModifiers = []
        let presses = heldPresses
        heldPresses = []
        for press in presses { application?.cancel(press) }
    }

    /// Releases a key that is held down.
    package func letGo(of usage: UIKeyboardHIDUsage) {
        guard let index = heldPresses.firstIndex(where: { $0.key?.keyCode == usage }) else { return }
        let press = heldPresses.remove(at: index)
        note("release \(press.type)")
        application?.release(press)
    }
}

extension UIKey {
    /// The key with its modifiers, for the log.
    fileprivate var chordText: String {
        let names = modifierFlags.names
        return names.isEmpty ? "\(keyCode)" : "\(keyCode) with \(names.joined(separator: ", "))"
    }
}

@MainActor
extension KeyOutcome {
    /// How a press was handled, for the log.
    fileprivate var noteText: String {
        switch self {
        case .command(let command): ", a key command\(command.title.isEmpty ? "" : " \(command.title)")"
        case .claimed: ", handled by a responder"
        case .unclaimed: ""
        }
    }
}
