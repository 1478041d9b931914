import FailureReporting
import HeadlessUIKit

/// The keyboard on the screen: what is typed on it goes to whatever has the focus.
///
/// ```swift
/// tapOn(textField)
/// SoftwareKeyboard.main.type("Hello World!")
/// SoftwareKeyboard.main.type(.delete)
/// SoftwareKeyboard.main.dismiss()
/// ```
///
/// It is on screen while something that can be typed into has the focus of the key window. There are no key
/// views to look at yet.
@MainActor
public struct SoftwareKeyboard {
    /// The keys that are not characters.
    public enum Key: Sendable, Hashable {
        /// Takes out the character before the insertion point.
        case delete
        /// Ends the line or the editing.
        case `return`
    }

    private let application: UIApplication

    /// The current application's keyboard.
    public static var main: SoftwareKeyboard {
        SoftwareKeyboard(application: .shared)
    }

    /// Whether the keyboard is on screen.
    public var isVisible: Bool {
        application.keyWindow?.firstResponder is any UIKeyInput && !application.keyboardIsPutAway
    }

    /// Types text, character by character, into what has the focus.
    ///
    /// A line break is the return key. That nothing can be typed into is a failure that says why, and so is
    /// the focus being lost half-way.
    public func type(
        _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrent {
            for (index, character) in text.enumerated() {
                guard let input = input(for: .text(text, typed: index)) else { return }
                press(character, in: input)
            }
        }
    }

    /// Presses a key that is not a character; that nothing can be typed into is a failure that says why.
    public func type(
        _ key: Key, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrent {
            guard let input = input(for: .key(key)) else { return }
            switch key {
            case .delete: input.deleteBackward()
            case .return: pressReturn(in: input)
            }
        }
    }

    /// Puts the keyboard away, as its own key for that does; what has the focus keeps it.
    ///
    /// It comes back with the next focus. That there is none on screen is a failure.
    public func dismiss(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrent {
            if input(for: .dismissal) != nil { application.keyboardIsPutAway = true }
        }
    }
}

extension SoftwareKeyboard {
    private func press(_ character: Character, in input: any UIKeyInput) {
        if character.isNewline {
            pressReturn(in: input)
        } else {
            input.insertText(String(character))
        }
    }

    private func pressReturn(in input: any UIKeyInput) {
        if let field = input as? UITextField {
            field.pressReturn()
        } else {
            input.insertText("\n")
        }
    }

    /// What the keyboard types into; a failure if there is nothing.
    private func input(for request: KeyboardFailure.Request) -> (any UIKeyInput)? {
        application.commit()
        guard let window = application.keyWindow else {
            KeyboardFailure.noKeyWindow(request).record()
            return nil
        }
        guard let responder = window.firstResponder else {
            KeyboardFailure.noFocus(request, in: window).record()
            return nil
        }
        guard let input = responder as? any UIKeyInput else {
            KeyboardFailure.notTypable(request, responder).record()
            return nil
        }
        if application.keyboardIsPutAway {
            KeyboardFailure.putAway(request, responder).record()
            return nil
        }
        return input
    }
}
