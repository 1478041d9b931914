import FailureReporting
import HeadlessUIKit
import Touch

extension Typist {
    /// The input of the software keyboard; records a failure if there is no input, or no keyboard.
    func input(for request: @autoclosure () -> KeyboardFailure.Request) -> (any UIKeyInput)? {
        guard let (input, responder) = focusedInput(for: request()) else { return nil }
        if keyboard.isAvailable { return input }
        if keyboard.isPutAway {
            KeyboardFailure.putAway(request(), responder).record()
            return nil
        }
        if let view = keyboard.replacement {
            KeyboardFailure.replaced(request(), responder, by: view).record()
            return nil
        }
        return input
    }

    /// The first responder as an input for software or hardware keys; records a failure if it is none.
    func anyInput(for request: @autoclosure () -> KeyboardFailure.Request) -> (any UIKeyInput)? {
        focusedInput(for: request())?.input
    }

    private func focusedInput(
        for request: @autoclosure () -> KeyboardFailure.Request
    ) -> (input: any UIKeyInput, responder: UIResponder)? {
        guard let window = keyWindow(for: request()) else { return nil }
        guard let responder = window.firstResponder else {
            noFocus(request(), in: window)?.record()
            return nil
        }
        guard let input = responder.keyInput else {
            KeyboardFailure.notTypable(request(), responder).record()
            return nil
        }
        guard responder.takesKeys else {
            let isReadOnly = (responder as? UITextView)?.isEditable == false
            let failure =
                isReadOnly
                ? KeyboardFailure.readOnly(request(), responder)
                : KeyboardFailure.disabled(request(), responder)
            failure.record()
            return nil
        }
        return (input, responder)
    }

    /// The key window, with pending layout done; records a failure if there is none.
    func keyWindow(for request: @autoclosure () -> KeyboardFailure.Request) -> UIWindow? {
        application.commit(isToBeSeen: false)
        guard let window = application.keyWindow else {
            KeyboardFailure.noKeyWindow(request()).record()
            return nil
        }
        return window
    }

    /// Why there is no first responder; `nil` if the tap that was to make one has failed.
    private func noFocus(_ request: KeyboardFailure.Request, in window: UIWindow) -> KeyboardFailure? {
        for other in application.windows.reversed() where other !== window {
            if let responder = other.firstResponder {
                return .windowNotKey(request, responder, window, other)
            }
        }
        if let refusal = keyboard.focusRefusal, refusal.isOfTakingFocus, refusal.view?.window === window {
            return .focusRefused(request, refusal, in: window)
        }
        return TapMemory.hasMissed ? nil : .noFocus(request, in: window)
    }

    // MARK: Away

    func putAway() {
        keyboard.note("dismiss")
        keyboard.isPutAway = true
    }
}

extension Character {
    /// The capital letter, if it is a single character; else the character itself.
    var capital: Character {
        let text = uppercased()
        return text.count == 1 ? text.first ?? self : self
    }
}
