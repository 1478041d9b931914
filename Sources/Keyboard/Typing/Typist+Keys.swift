import FailureReporting
import HeadlessUIKit

extension Typist {
    /// Presses a named key; returns whether to continue.
    mutating func press(_ name: KeyName, _ stroke: Keystroke, _ modifiers: UIKeyModifierFlags) -> Bool {
        switch name {
        case .more, .international, .dictation: return pressOnScreen(name, stroke)
        case .dismiss:
            guard input(for: .dismissal) != nil else { return false }
            putAway()
            return true
        case .delete, .return, .shift:
            if modifiers.isEmpty, !keyboard.isHardwareConnected { return pressOnScreen(name, stroke) }
            return pressByHardware(name, stroke, modifiers)
        default: return pressByHardware(name, stroke, modifiers)
        }
    }

    private mutating func pressOnScreen(_ name: KeyName, _ stroke: Keystroke) -> Bool {
        let request = KeyboardFailure.Request.key(stroke)
        guard input(for: request) != nil, let responder = keyboard.focused else { return false }
        guard keyboard.showsKeys else {
            KeyboardFailure.notOnScreen(request, responder).record()
            return false
        }
        if name == .return { return pressReturn(for: request) }
        guard let (plane, key) = screenKey(name) else {
            KeyboardFailure.noSuchKey(request, "\(name)", on: keyboard.layout, for: responder).record()
            return false
        }
        keyboard.refusal = nil
        // A second press of the shift key within the double-tap time must be on the plane that is shown.
        if plane != keyboard.plane { keyboard.show(plane) }
        keyboard.press(key)
        return takeKey(for: request, "that")
    }

    /// The key with a name, on the plane that is shown or else on the first one that has it.
    private func screenKey(_ name: KeyName) -> (KeyboardPlane, KeyboardKey)? {
        for plane in [keyboard.plane] + keyboard.layout.planes {
            for key in keyboard.layout.keys(of: plane) where key.isCalled(name) { return (plane, key) }
        }
        return nil
    }

    // MARK: All of the text

    /// How often the delete key is pressed at most for an input whose text cannot be selected.
    private static let deletions = 100_000

    mutating func clear() {
        let request = KeyboardFailure.Request.clearing
        guard let input = anyInput(for: request), input.hasText else { return }
        if !keyboard.isHardwareConnected, self.input(for: request) == nil { return }
        keyboard.refusal = nil
        if let field = input as? UITextField {
            keyboard.clear(field)
            _ = takeKey(for: request, "that")
            return
        }
        if let text = input as? any UITextInput {
            text.selectedTextRange = text.textRange(from: text.beginningOfDocument, to: text.endOfDocument)
            keyboard.pressDelete()
            _ = takeKey(for: request, "that")
            return
        }
        var times = 0
        while input.hasText, times < Self.deletions {
            keyboard.pressDelete()
            times += 1
        }
        if input.hasText { KeyboardFailure.neverEmpty(keyboard.focused, after: times).record() }
    }

    // MARK: Dictation

    mutating func dictate(_ text: String) {
        let request = KeyboardFailure.Request.dictation(text)
        guard input(for: request) != nil, let responder = keyboard.focused else { return }
        guard keyboard.showsKeys else { return KeyboardFailure.notOnScreen(request, responder).record() }
        guard let (plane, key) = screenKey(.dictation) else {
            KeyboardFailure.noSuchKey(request, "dictation", on: keyboard.layout, for: responder).record()
            return
        }
        keyboard.show(plane)
        if !keyboard.isDictating { keyboard.press(key) }
        keyboard.refusal = nil
        keyboard.insert(text)
        if takeKey(for: request, "it"), keyboard.isDictating { keyboard.press(key) }
    }
}

extension KeyboardKey {
    fileprivate func isCalled(_ name: KeyName) -> Bool {
        switch (name, action) {
        case (.delete, .delete), (.shift, .shift), (.international, .international), (.dictation, .dictation):
            true
        // On a phone pad it is called otherwise.
        case (.more, .plane): identifier == "more" || identifier == "Shift"
        default: false
        }
    }
}
