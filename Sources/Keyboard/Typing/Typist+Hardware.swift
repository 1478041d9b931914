import FailureReporting
import HeadlessUIKit

// Typing on a hardware keyboard: each key is a press, which key commands and responders can handle first.
extension Typist {
    /// Types a character; returns whether to continue.
    mutating func typeByHardware(
        _ character: Character, _ modifiers: UIKeyModifierFlags, _ done: Int, of text: String
    ) -> Bool {
        guard keyWindow(for: Self.request(text, done)) != nil else { return false }
        if character.isNewline { return pressByHardware(.return, .return, modifiers) }
        let shifted = modifiers.contains(.shift) ? HardwareLayout.shifted(character) : character
        let isText = modifiers.isDisjoint(with: [.command, .control, .alternate])
        var goesOn = true
        let isLeft = keyboard.send(HardwareLayout.key(character, modifiers)) {
            if let binding = KeyBinding(command: character, modifiers) {
                goesOn = carryOut(binding, .key(Keystroke(.text(String(character)), modifiers)))
            } else if isText {
                goesOn = insertByHardware(shifted, Self.request(text, done))
            }
        }
        guard goesOn, isLeft, isText else { return goesOn }
        return take(shifted, for: text, done)
    }

    /// - Parameter request: evaluated only for a failure, as it copies the text typed before.
    private func insertByHardware(
        _ character: Character, _ request: @autoclosure () -> KeyboardFailure.Request
    ) -> Bool {
        guard anyInput(for: request()) != nil else { return false }
        keyboard.refusal = nil
        keyboard.insert(String(character))
        return true
    }

    /// Presses a named key; returns whether to continue.
    mutating func pressByHardware(_ name: KeyName, _ stroke: Keystroke, _ modifiers: UIKeyModifierFlags)
        -> Bool
    {
        let request = KeyboardFailure.Request.key(stroke)
        guard keyWindow(for: request) != nil else { return false }
        guard let key = HardwareLayout.key(name, modifiers) else { return true }
        var goesOn = true
        keyboard.send(key) {
            if let binding = KeyBinding(name, modifiers) { goesOn = carryOut(binding, request) }
        }
        return goesOn
    }

    /// Performs the default action of a key that the application did not handle; does nothing if the first responder
    /// cannot.
    private mutating func carryOut(_ binding: KeyBinding, _ request: KeyboardFailure.Request) -> Bool {
        keyboard.refusal = nil
        switch binding {
        case .edit(.delete(let movement)):
            guard anyInput(for: request) != nil else { return false }
            if movement == .character(.backward) {
                keyboard.deleteBackward()
            } else {
                keyboard.perform(.delete(movement))
            }
        case .edit(let command): keyboard.perform(command)
        case .action(let action): keyboard.perform(action)
        case .undo: keyboard.undo(again: false)
        case .redo: keyboard.undo(again: true)
        case .returnKey:
            guard anyInput(for: request) != nil else { return false }
            if keyboard.disablesReturn {
                KeyboardFailure.returnDisabled(request, for: keyboard.focused).record()
                return false
            }
            keyboard.pressReturn()
            return takeReturn(for: request, "that")
        case .focus(let isBackward): moveFocus(isBackward)
        }
        return takeKey(for: request, "that")
    }

    /// The tab key: in a text view it types a tab, elsewhere it makes the next input first responder.
    private func moveFocus(_ isBackward: Bool) {
        guard let window = application.keyWindow else { return }
        if !isBackward, let textView = keyboard.focused as? UITextView, textView.isEditable {
            keyboard.insert("\t")
            return
        }
        let next = FocusOrder(in: window).next(to: keyboard.focused as? UIView, backward: isBackward)
        guard let next, next !== keyboard.focused else { return }
        let before = keyboard.focused
        keyboard.focusRefusal = nil
        if !next.becomeFirstResponder(), keyboard.focused === before {
            keyboard.refusal = keyboard.focusRefusal
        }
    }
}
