import FailureReporting
import HeadlessUIKit

extension SoftwareKeyboard {
    /// Types text, character by character, into what has the focus.
    ///
    /// A line break is the return key. Capital letters, digits and punctuation are found as a hand would find them,
    /// by the shift key and the keys that lead to others. That nothing can be typed into is a failure that says why,
    /// and so are a key that is not there, a delegate that refuses something, and the focus being lost half-way;
    /// what is typed by then stays.
    ///
    /// - Parameters:
    ///   - text: what to type; exactly that goes in.
    ///   - delay: how much virtual time passes from one key to the next; negative is a failure.
    ///   - autocapitalizing: whether letters become capitals where the input's `autocapitalizationType` wants it.
    ///   - refused: what a delegate is expected not to let in, which is skipped; anything else is a failure.
    /// - Complexity: O(*n*) in the characters typed, whatever is there already, besides what view code does.
    public func type(
        _ text: String, delay: Duration = .zero, autocapitalizing: Bool = false,
        refused: RefusedText = .nothing, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        type(
            [.text(text)], delay: delay, autocapitalizing: autocapitalizing, refused: refused, fileID: fileID,
            filePath: filePath, line: line, column: column)
    }

    /// Types texts, keys and chords, one after another: `type("Helo", .delete, "lo", .return)`.
    ///
    /// A key that only a hardware keyboard has, and whatever modifiers are held for, is pressed on one: key commands
    /// are looked for first, then the responders are told of the press, and what they leave alone edits the text. The
    /// first failure ends it.
    ///
    /// - Parameters:
    ///   - strokes: what to type.
    ///   - delay: how much virtual time passes from one key to the next; negative is a failure.
    ///   - autocapitalizing: whether letters become capitals where the input's `autocapitalizationType` wants it.
    ///   - refused: what a delegate is expected not to let in, which is skipped; anything else is a failure.
    public func type(
        _ strokes: Keystroke..., delay: Duration = .zero, autocapitalizing: Bool = false,
        refused: RefusedText = .nothing, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        type(
            strokes, delay: delay, autocapitalizing: autocapitalizing, refused: refused, fileID: fileID,
            filePath: filePath, line: line, column: column)
    }

    /// Types texts, keys and chords from a list, one after another.
    ///
    /// - Parameters:
    ///   - strokes: what to type.
    ///   - delay: how much virtual time passes from one key to the next; negative is a failure.
    ///   - autocapitalizing: whether letters become capitals where the input's `autocapitalizationType` wants it.
    ///   - refused: what a delegate is expected not to let in, which is skipped; anything else is a failure.
    public func type(
        _ strokes: [Keystroke], delay: Duration = .zero, autocapitalizing: Bool = false,
        refused: RefusedText = .nothing, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrent {
            guard delay >= .zero else { return KeyboardFailure.negativeDelay(delay).record() }
            var typist = Typist(self, delay: delay, autocapitalizes: autocapitalizing, expected: refused)
            for stroke in strokes where !typist.type(stroke) { return }
            typist.checkRefusals()
        }
    }

    /// Clears the text: of a text field as its clear button does, of other inputs with the delete key.
    ///
    /// A text field asks `textFieldShouldClear(_:)` once, and nothing else. In other inputs all of the text is
    /// selected and deleted; where it cannot be selected, it is deleted character by character. Without any text it
    /// does nothing. That nothing can be typed into is a failure, and so is a delegate that refuses: the text stays.
    public func clearText(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrent {
            var typist = Typist(self)
            typist.clear()
        }
    }

    /// Speaks a text: presses the dictation key, has all of the text put in at once, and presses the key again.
    ///
    /// That the keyboard has no such key, as for a secret, is a failure, and so is all that keeps one from typing.
    public func dictate(
        _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrent {
            var typist = Typist(self)
            typist.dictate(text)
        }
    }
}
