import FailureReporting
import HeadlessUIKit

extension SoftwareKeyboard {
    /// Types text, character by character, into the first responder.
    ///
    /// A line break is the return key. Capital letters, digits and punctuation are reached with the shift key and the
    /// keys that switch planes. No input to type into, a missing key, a delegate that refuses a character, and losing
    /// first responder part-way are failures that say why; the text typed so far stays.
    ///
    /// - Parameters:
    ///   - text: the text to type, without autocorrection.
    ///   - delay: how much virtual time passes from one key to the next; negative is a failure.
    ///   - autocapitalizing: whether letters are capitalized as the input's `autocapitalizationType` says.
    ///   - refused: the characters that the delegate must refuse, and no others; typing goes on after them.
    /// - Complexity: O(*n*) in the characters typed, independent of the existing text, plus the cost of view code.
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
    /// A key that only a hardware keyboard has, and any key with modifiers, is pressed on a hardware keyboard: key
    /// commands come first, then the responders' `pressesBegan(_:with:)`, and presses that they do not handle edit the
    /// text. The first failure ends it. All else is as for a text.
    ///
    /// - Parameter strokes: the texts, keys and chords to type.
    public func type(
        _ strokes: Keystroke..., delay: Duration = .zero, autocapitalizing: Bool = false,
        refused: RefusedText = .nothing, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        type(
            strokes, delay: delay, autocapitalizing: autocapitalizing, refused: refused, fileID: fileID,
            filePath: filePath, line: line, column: column)
    }

    /// Types texts, keys and chords from a list, as those that are given one by one.
    public func type(
        _ strokes: [Keystroke], delay: Duration = .zero, autocapitalizing: Bool = false,
        refused: RefusedText = .nothing, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        perform(at: CallSite(fileID, filePath, line, column)) {
            guard delay >= .zero else { return KeyboardFailure.negativeDelay(delay).record() }
            var typist = Typist(self, delay: delay, autocapitalizes: autocapitalizing, expected: refused)
            for stroke in strokes where !typist.type(stroke) { return }
            typist.checkRefusals()
        }
    }

    /// Clears the text: in a text field as its clear button does, in other inputs with the delete key.
    ///
    /// A text field asks its delegate `textFieldShouldClear(_:)` once, and nothing else. In other inputs all text is
    /// selected and deleted; if it cannot be selected, it is deleted character by character. Without text it does
    /// nothing. No input to type into is a failure, and so is a delegate that refuses: the text stays.
    public func clearText(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        perform(at: CallSite(fileID, filePath, line, column)) {
            var typist = Typist(self)
            typist.clear()
        }
    }

    /// Dictates a text: presses the dictation key, inserts the text in one piece, and presses the key again.
    ///
    /// A keyboard without a dictation key, as for a password, is a failure, and so is everything that prevents typing.
    public func dictate(
        _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        perform(at: CallSite(fileID, filePath, line, column)) {
            var typist = Typist(self)
            typist.dictate(text)
        }
    }

    /// Runs a body as the call at a site, and ends the turn, in which its last key was pressed.
    private func perform(at site: CallSite, _ body: () -> Void) {
        site.whileCurrent {
            body()
            // Only a picture of the step shows the caret, and its place takes a layout of the whole text.
            UIApplication.shared.commit(isToBeSeen: CallContext.observer != nil)
        }
    }
}
