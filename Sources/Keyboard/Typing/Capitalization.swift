import HeadlessUIKit

/// Autocapitalization, as an iPhone's keyboard does it.
@MainActor
enum Capitalization {
    /// How much text before the caret is examined, in UTF-16 units.
    private static let reach = 64

    /// Whether a letter typed now is capitalized by the input's `autocapitalizationType`.
    static func shifts(for input: any UIKeyInput, after typed: String) -> Bool {
        switch input.autocapitalizationType {
        case .none: false
        case .allCharacters: true
        case .words: textBeforeCaret(of: input, typed).last.map { !isInsideWord($0) } ?? true
        case .sentences: beginsSentence(after: textBeforeCaret(of: input, typed))
        }
    }

    private static func isInsideWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "'" || character == "’"
    }

    /// Whether a sentence begins after the text. It does if the text is empty, ends with a newline, or ends with a full
    /// stop, exclamation mark or question mark, optional closing quotes or brackets, and a space.
    static func beginsSentence(after text: String) -> Bool {
        guard let last = text.last else { return true }
        if last.isNewline { return true }
        guard last.isWhitespace else { return false }
        let sentence = text.reversed().drop { $0.isWhitespace && !$0.isNewline }
        guard let end = sentence.first else { return true }
        if end.isNewline { return true }
        let closing: Set<Character> = ["\"", "'", ")", "]", "”", "’"]
        return sentence.first { !closing.contains($0) }.map { ".!?".contains($0) } ?? false
    }

    /// The end of the text before the caret; for an input without positions, the text typed by this call.
    private static func textBeforeCaret(of input: any UIKeyInput, _ typed: String) -> String {
        guard let text = input as? any UITextInput, let caret = text.selectedTextRange?.start else {
            return input.hasText ? typed : ""
        }
        var start = text.beginningOfDocument
        if text.offset(from: start, to: caret) > reach, let near = text.position(from: caret, offset: -reach)
        {
            start = near
        }
        return text.textRange(from: start, to: caret).flatMap { text.text(in: $0) } ?? ""
    }
}
