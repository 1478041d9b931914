import TimeLapse

extension SystemKeyboard {
    /// The time within which a second press of the shift key locks capital letters, as observed.
    static let doubleTapInterval = Duration.milliseconds(300)

    /// The input that keys go to; `nil` if the first responder takes none.
    package var input: (any UIKeyInput)? { application?.inputForKeys }

    /// Whether the return key is disabled, as there is no text yet.
    package var disablesReturn: Bool {
        guard let input, input.enablesReturnKeyAutomatically else { return false }
        return !input.hasText
    }

    /// Whether a key is highlighted because its function is on.
    func isOn(_ key: KeyboardKey) -> Bool {
        switch key.action {
        case .shift: plane == .capitals
        case .dictation: isDictating
        default: false
        }
    }

    package var focused: UIResponder? { application?.keyWindow?.firstResponder }

    private var focusedName: String {
        (focused as? UIView)?.summary ?? focused.map { "\(Swift.type(of: $0))" } ?? "nothing"
    }

    /// The key for a character and its plane, preferably the plane that is shown; `nil` if the layout has none.
    package func key(for character: Character) -> (plane: KeyboardPlane, key: KeyboardKey)? {
        KeyboardMap.of(layout.type)?.key(for: character, preferring: plane, in: layout)
    }

    /// Presses the keys that switch to a plane.
    package func show(_ target: KeyboardPlane) {
        guard target != plane, let map = KeyboardMap.of(layout.type) else { return }
        // Keys pressed on the way do not count as a double tap.
        lastShift = nil
        for key in map.route(from: plane, to: target) { press(key) }
    }

    /// Performs a key's action: the single path for touches on keys and for a test that types.
    package func press(_ key: KeyboardKey) {
        note("key \(key.label)")
        if key.action != .shift { lastShift = nil }
        switch key.action {
        case .text(let text):
            insert(text)
            planeAfterText(text)
        case .shift: pressShift()
        case .plane(let target): plane = target
        case .delete: deleteBackward()
        case .return: if !disablesReturn { pressReturn() }
        case .international: plane = plane == .emoji ? layout.firstPlane : .emoji
        case .dictation: isDictating.toggle()
        }
    }

    /// Inserts a text as a key for it would, even without such a key: as from another keyboard or dictation.
    package func insert(_ text: String) {
        note("insert \(text.debugDescription) into \(focusedName)")
        guard let application else { return }
        application.asOneTurn { application.inputForKeys?.takeKey(text) }
    }

    /// Performs the delete key's action.
    package func deleteBackward() {
        note("delete backward in \(focusedName)")
        application?.asOneTurn { input?.takeDeleteKey() }
    }

    /// Clears a field as its clear button does.
    package func clear(_ field: UITextField) {
        note("clear \(focusedName)")
        application?.asOneTurn { field.clearIfAllowed() }
    }

    /// Performs the return key's action.
    package func pressReturn() {
        note("return in \(focusedName)")
        application?.asOneTurn {
            if let field = input as? UITextField {
                field.pressReturn()
            } else {
                input?.takeKey("\n")
            }
        }
    }

    /// Presses the delete key, on any plane.
    package func pressDelete() {
        press(.delete())
    }

    /// Presses the return key, on any plane.
    package func pressReturnKey() {
        press(.returning(layout.returnKey))
    }

    private func pressShift() {
        let now = application?.clock.now
        let last = lastShift
        lastShift = now
        if isCapsLocked {
            isCapsLocked = false
            plane = .letters
        } else if let now, let last, now.offset - last.offset <= Self.doubleTapInterval {
            isCapsLocked = true
            plane = .capitals
            lastShift = nil
        } else {
            plane = plane == .capitals ? .letters : .capitals
        }
    }

    /// Only one letter is capital, and a space or an apostrophe switches from digits and punctuation back to letters.
    private func planeAfterText(_ text: String) {
        switch plane {
        case .capitals: if !isCapsLocked, text.first?.isLetter == true { plane = .letters }
        case .numbers, .symbols:
            if text == " " || text == "'", layout.firstPlane == .letters { plane = .letters }
        case .letters, .emoji: break
        }
    }

    /// Logs an event, if logging is on.
    package func note(_ event: @autoclosure () -> String) {
        guard log != nil else { return }
        log?.append(event())
    }
}

extension UIApplication {
    /// The input that keys go to; `nil` if the first responder takes none.
    fileprivate final var inputForKeys: (any UIKeyInput)? {
        guard let responder = keyWindow?.firstResponder, responder.takesKeys else { return nil }
        return responder.keyInput
    }
}
