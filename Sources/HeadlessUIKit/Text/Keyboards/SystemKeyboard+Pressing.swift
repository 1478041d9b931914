import Foundation
import TimeLapse

extension SystemKeyboard {
    /// How soon the shift key is pressed again to lock capital letters, as observed.
    static let doubleTapInterval = Duration.milliseconds(300)

    /// What is typed into; `nil` if nothing that takes keys has the focus.
    package var input: (any UIKeyInput)? {
        guard let responder = application?.keyWindow?.firstResponder, responder.takesKeys else { return nil }
        return responder as? any UIKeyInput
    }

    /// Whether the return key does nothing, since there is no text yet.
    package var disablesReturn: Bool {
        guard let input, input.enablesReturnKeyAutomatically else { return false }
        return !input.hasText
    }

    /// Whether a key shows that what it stands for is on.
    func isOn(_ key: KeyboardKey) -> Bool {
        switch key.action {
        case .shift: plane == .capitals
        case .dictation: isDictating
        default: false
        }
    }

    /// What has the focus.
    package var focused: UIResponder? { application?.keyWindow?.firstResponder }

    private var focusedName: String {
        (focused as? UIView)?.summary ?? focused.map { "\(Swift.type(of: $0))" } ?? "nothing"
    }

    /// Presses the keys that lead to a plane.
    package func show(_ target: KeyboardPlane) {
        guard target != plane, let map = KeyboardMap.of(layout.type) else { return }
        // What is pressed on the way is no second tap of a key that was pressed before.
        lastShift = nil
        for key in map.route(from: plane, to: target) { press(key) }
    }

    /// Does what a key does: the one way for fingers on keys and for a test that types.
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

    /// Puts a text in as a key for it does, also where no key has it: another keyboard, or dictation, would.
    package func insert(_ text: String) {
        note("insert \(text.debugDescription) into \(focusedName)")
        application?.asOneTurn { input?.takeKey(text) }
    }

    /// Does what the delete key does.
    package func deleteBackward() {
        note("delete backward in \(focusedName)")
        application?.asOneTurn { input?.takeDeleteKey() }
    }

    /// Clears a field as its clear button does.
    package func clear(_ field: UITextField) {
        note("clear \(focusedName)")
        application?.asOneTurn { field.clearIfAllowed() }
    }

    /// Does what the return key does.
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

    /// Presses the delete key, wherever it is.
    package func pressDelete() {
        press(.delete())
    }

    /// Presses the return key, wherever it is.
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

    /// A capital letter is one alone, and a space or an apostrophe ends an excursion to digits and punctuation.
    private func planeAfterText(_ text: String) {
        switch plane {
        case .capitals: if !isCapsLocked, text.first?.isLetter == true { plane = .letters }
        case .numbers, .symbols:
            if text == " " || text == "'", layout.firstPlane == .letters { plane = .letters }
        case .letters, .emoji: break
        }
    }

    /// Writes down what happens, if somebody asked for it.
    package func note(_ event: @autoclosure () -> String) {
        guard log != nil else { return }
        log?.append(event())
    }
}
